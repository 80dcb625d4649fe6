/** Names and reasons of the Events, by type. */

import type { Words } from './words.ts';
import { words } from './words.ts';

export const EVENT_WORDS: Readonly<Record<string, Words>> = {
  'barber-surgeon': words(
    'Barber-Surgeon',
    'Barbiere chirurgo',
    'Companies of the fourteenth century paid barbers who set bones and sewed wounds when the field was quiet.',
    'Le compagnie del Trecento pagavano barbieri che rimettevano le ossa e cucivano le ferite a campo quieto.',
  ),
  'side-deal': words(
    'Side Deal',
    'Accordo sottobanco',
    'A captain’s men could be tempted away before his contract ended; a purse opened more doors than a treaty.',
    'Gli uomini di un capitano si potevano tentare prima della fine della condotta; una borsa apriva più porte di un trattato.',
  ),
  'bankers-loan': words(
    "Bankers' Loan",
    'Prestito dei banchieri',
    'Bardi, Alberti and Medici lent to princes against tolls and salt; the army was paid on time, for once.',
    "Bardi, Alberti e Medici prestavano ai principi su pedaggi e sale; per una volta l'esercito fu pagato in tempo.",
  ),
  chronicler: words(
    'Court Chronicler',
    'Cronista di corte',
    'The lords kept writers to tell their deeds; what was well told had happened.',
    'I signori tenevano scrittori per narrare le loro gesta; ciò che era ben narrato era accaduto.',
  ),
  dowry: words(
    'Dowry',
    'Dote',
    'Land came with a bride more cheaply than by war: Asti went to Orléans with Valentina Visconti in 1389.',
    'La terra arrivava con la sposa più a buon prezzo che con la guerra: Asti andò agli Orléans con Valentina Visconti nel 1389.',
  ),
  'night-march': words(
    'Night March',
    'Marcia notturna',
    'In 1439 Piccinino, shut in at Tenno, was carried out in a sack and within days surprised Verona by night.',
    'Nel 1439 il Piccinino, chiuso in Tenno, ne uscì dentro un sacco e dopo pochi giorni sorprese Verona di notte.',
  ),
  'feigned-flight': words(
    'Feigned Flight',
    'Finta fuga',
    'At Maclodio in 1427 the Venetians gave way along a causeway and closed in from both sides.',
    'A Maclodio nel 1427 i veneziani cedettero lungo un argine e si richiusero dai due lati.',
  ),
  'camp-fever': words(
    'Camp Fever',
    'Febbre del campo',
    'Marsh air and bad water killed more soldiers than the sword; sieges of the plain ended with the summer fevers.',
    "Aria di palude e acqua cattiva uccidevano più della spada; gli assedi di pianura finivano con le febbri d'estate.",
  ),
  interdict: words(
    'Interdict',
    'Interdetto',
    'In 1376 Gregory XI put Florence under interdict, and the goods of its merchants were seized abroad.',
    "Nel 1376 Gregorio XI colpì Firenze con l'interdetto, e i beni dei suoi mercanti furono sequestrati all'estero.",
  ),
};
