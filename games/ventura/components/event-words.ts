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
  'recalled-loan': words(
    'Recalled Loan',
    'Prestito richiamato',
    'When Edward III stopped paying, the Peruzzi fell in 1343 and the Bardi in 1346; whoever had banked with them stood bare.',
    'Quando Edoardo III smise di pagare, caddero i Peruzzi nel 1343 e i Bardi nel 1346; chi vi teneva denaro restò nudo.',
  ),
  'clipped-coin': words(
    'Clipped Coin',
    'Moneta tosata',
    'Silver shorn at the rim passed for whole until a toll weighed it; bad small coin was a grievance of the Florentine wool workers who rose in 1378.',
    "L'argento tosato all'orlo passava per intero finché una gabella non lo pesava; la cattiva moneta piccola fu tra i torti dei Ciompi che si levarono nel 1378.",
  ),
  'closed-passes': words(
    'Closed Passes',
    'Passi chiusi',
    'From 1418 King Sigismund forbade the road over the Alps to the trade of Venice: no caravan, no tolls.',
    'Dal 1418 re Sigismondo vietò ai traffici di Venezia la via delle Alpi: niente carovane, niente pedaggi.',
  ),
  'bread-riot': words(
    'Bread Riot',
    'Tumulto del pane',
    'In 1329 and 1346 grain failed in Tuscany, and the communes emptied their chests for bread before the crowd came for it.',
    'Nel 1329 e nel 1346 mancò il grano in Toscana, e i comuni vuotarono le casse per il pane prima che venisse la folla.',
  ),
  excommunication: words(
    'Excommunication',
    'Scomunica',
    'John XXII cursed the Visconti by name in 1322, and oaths sworn to them bound nobody any more.',
    'Giovanni XXII maledisse per nome i Visconti nel 1322, e i giuramenti fatti a loro non legavano più nessuno.',
  ),
  'defaming-picture': words(
    'Defaming Picture',
    'Pittura infamante',
    'Communes had traitors painted head down on the public palace; in 1440 Andrea del Castagno earned his nickname by such a wall.',
    'I comuni facevano dipingere i traditori a testa in giù sul palazzo pubblico; nel 1440 un muro così diede ad Andrea del Castagno il soprannome.',
  ),
  lampoon: words(
    'Lampoon',
    'Libello',
    'Verses pinned up by night told the city what its lord had done; by morning everybody knew them by heart.',
    'Versi affissi di notte dicevano alla città che cosa avesse fatto il signore; al mattino tutti li sapevano a memoria.',
  ),
  'broken-betrothal': words(
    'Broken Betrothal',
    'Promessa infranta',
    'Filippo Maria Visconti promised his Bianca Maria to Sforza, then elsewhere, and back again until 1441; each time a house was shamed.',
    'Filippo Maria Visconti promise la sua Bianca Maria allo Sforza, poi ad altri, e di nuovo fino al 1441; ogni volta una casa ne ebbe vergogna.',
  ),
  'lost-suit': words(
    'Lost Suit before the Emperor',
    'Causa persa davanti all’Imperatore',
    'A lord was a vicar as long as the Emperor said so; in 1401 King Rupert crossed the Alps to undo the title of Milan.',
    'Un signore era vicario finché lo diceva l’Imperatore; nel 1401 re Roberto passò le Alpi per disfare il titolo di Milano.',
  ),
};
