/** Names and reasons of the Events, by type. */

import { type Words, words } from '@condotta/kit/edition';

export const EVENT_WORDS: Readonly<Record<string, Words>> = {
  'barber-surgeon': words(
    'Barber-Surgeon',
    'Barbiere chirurgo',
    'Companies of the fourteenth century paid barbers who set bones and sewed wounds when the field was quiet.',
    'Le compagnie del Trecento pagavano barbieri che rimettevano le ossa e cucivano le ferite a campo quieto.',
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
  'pavise-wall': words(
    'Pavise Wall',
    'Muro di pavesi',
    'Shields as tall as a man, set edge to edge and propped from behind, took the first volley of any fight.',
    'Scudi alti quanto un uomo, accostati e puntellati da dietro, prendevano la prima salva di ogni scontro.',
  ),
  ambush: words(
    'Ambush',
    'Agguato',
    'In the gorges of the Apennines the Great Company was caught on the march in 1358, its best men where they were no use.',
    'Nelle gole dell’Appennino la Gran Compagnia fu colta in marcia nel 1358, con gli uomini migliori dove non servivano.',
  ),
  'scaling-ladders': words(
    'Scaling Ladders',
    'Scale d’assalto',
    'What fifty bombards could not break, a few ladders in the dark could climb: most towns fell by surprise or by a friend within.',
    'Quel che cinquanta bombarde non rompevano lo salivano poche scale nel buio: più città caddero per sorpresa o per un amico dentro.',
  ),
  pursuit: words(
    'Pursuit',
    'Inseguimento',
    'Beaten companies were stripped and let go; Braccio was feared because he followed at once and gave them no second day.',
    'Le compagnie vinte si spogliavano e si lasciavano andare; Braccio era temuto perché inseguiva subito e non dava un secondo giorno.',
  ),
  'side-deal': words(
    'Side Deal',
    'Accordo sottobanco',
    'A captain’s men could be tempted away before his contract ended; a purse opened more doors than a treaty.',
    'Gli uomini di un capitano si potevano tentare prima della fine della condotta; una borsa apriva più porte di un trattato.',
  ),
  'bankers-advance': words(
    'Bankers’ Advance',
    'Prestanza dei banchieri',
    'A condotta began with an advance on the pay, the prestanza; Bardi, Alberti and Medici lent it against tolls and salt.',
    'Una condotta cominciava con un anticipo sul soldo, la prestanza; Bardi, Alberti e Medici la davano su pedaggi e sale.',
  ),
  'good-harvest': words(
    'Good Harvest',
    'Buon raccolto',
    'Corn was the wealth of the plain: a full year paid its lord more than any toll, and a failed one emptied his chest.',
    'Il grano era la ricchezza della pianura: un’annata piena rendeva al signore più di ogni pedaggio, una cattiva gli vuotava la cassa.',
  ),
  'winter-quarters': words(
    'Winter Quarters',
    'Quartieri d’inverno',
    'From November on a company was billeted on the country: straw, wood and bread came from the villages, not from the pay chest.',
    'Da novembre una compagnia stava alloggiata sul contado: strame, legna e pane venivano dai villaggi, non dalla cassa del soldo.',
  ),
  dowry: words(
    'Dowry',
    'Dote',
    'Land came with a bride more cheaply than by war: Asti went to Orléans with Valentina Visconti in 1389.',
    'La terra arrivava con la sposa più a buon prezzo che con la guerra: Asti andò agli Orléans con Valentina Visconti nel 1389.',
  ),
  'disbanded-men': words(
    'Disbanded Men',
    'Uomini cassati',
    'Men struck off the rolls at a peace waited in the inns for the next contract; whoever came first with money had trained soldiers.',
    'Gli uomini cassati dai ruoli a ogni pace aspettavano nelle osterie la condotta seguente; chi veniva primo con denaro aveva soldati fatti.',
  ),
  contribution: words(
    'Contribution',
    'Taglia',
    'Siena bought off passing companies again and again between 1342 and 1399; an army at the border was an invoice.',
    'Fra il 1342 e il 1399 Siena pagò più e più volte le compagnie di passaggio; un esercito al confine era una fattura.',
  ),
  toll: words(
    'Toll',
    'Pedaggio',
    'Bridges, fords and gates were let to toll keepers, and whoever came through with carts and horses paid by the head.',
    'Ponti, guadi e porte erano appaltati ai gabellieri, e chi passava con carri e cavalli pagava a capo.',
  ),
  ransom: words(
    'Ransom',
    'Riscatto',
    'The prisoners of a battle were its profit: captains were weighed in gold, the rest let go for horse and armour.',
    'I prigionieri di una battaglia ne erano il guadagno: i capitani si pesavano a oro, gli altri andavano per cavallo e armi.',
  ),
  triumph: words(
    'Triumph',
    'Trionfo',
    'A victor rode in under a canopy with the captured banners reversed; in 1443 Alfonso entered Naples as a Caesar.',
    'Il vincitore entrava sotto un baldacchino con le bandiere prese rovesciate; nel 1443 Alfonso entrò in Napoli come un Cesare.',
  ),
  'camp-fever': words(
    'Camp Fever',
    'Febbre del campo',
    'Marsh air and bad water killed more soldiers than the sword; sieges of the plain ended with the summer fevers.',
    "Aria di palude e acqua cattiva uccidevano più della spada; gli assedi di pianura finivano con le febbri d'estate.",
  ),
  'hard-winter': words(
    'Hard Winter',
    'Inverno rigido',
    'Who was still in the field when the snow came lost horses and men without a blow; wars were fought from May to October.',
    'Chi era ancora in campo quando veniva la neve perdeva cavalli e uomini senza un colpo; si faceva guerra da maggio a ottobre.',
  ),
  revolt: words(
    'Revolt',
    'Ribellione',
    'In the winter of 1375 some eighty towns of the Papal States rose within weeks; Florence sent them a banner with one word on it.',
    'Nell’inverno del 1375 un’ottantina di terre della Chiesa si levò in poche settimane; Firenze mandava loro una bandiera con una parola.',
  ),
  'arrears-of-pay': words(
    'Arrears of Pay',
    'Paghe arretrate',
    'No pay, no march: an army whose instalments were overdue stayed where it was, and its captain wrote letters.',
    'Niente paga, niente marcia: un esercito con le rate in ritardo restava dov’era, e il capitano scriveva lettere.',
  ),
};
