/** Names of the Captains, who they were, and what of it their modifiers show. */

import { type Words, words } from '@condotta/kit/edition';

export const CAPTAIN_WORDS: Readonly<Record<string, Words>> = {
  acuto: words(
    'Acuto',
    'Acuto',
    'John Hawkwood (c. 1323-1394), captain of the White Company, later of Florence; feared for swift marches and hard blows.',
    'Giovanni Acuto, John Hawkwood (1323 ca.-1394), capitano della Compagnia Bianca e poi di Firenze; temuto per le marce e i colpi.',
  ),
  fortebraccio: words(
    'Fortebraccio',
    'Fortebraccio',
    'Andrea Fortebraccio, Braccio da Montone (1368-1424), lord of Perugia; he fed fresh squads into the fight and so spared his men.',
    'Andrea Fortebraccio, Braccio da Montone (1368-1424), signore di Perugia; mandava squadre fresche nella mischia e risparmiava i suoi.',
  ),
  'muzio-sforza': words(
    'Muzio Sforza',
    'Muzio Sforza',
    'Muzio Attendolo, called Sforza (1369-1424), founder of the house; he kept massed men in strict order and drowned saving a page.',
    'Muzio Attendolo detto Sforza (1369-1424), fondatore della casata; teneva i suoi in masse ben ordinate e annegò per salvare un paggio.',
  ),
  'francesco-sforza': words(
    'Francesco Sforza',
    'Francesco Sforza',
    'Francesco Sforza (1401-1466), victor of Caravaggio in 1448, duke of Milan from 1450: good at everything, cheap at nothing.',
    'Francesco Sforza (1401-1466), vincitore a Caravaggio nel 1448, duca di Milano dal 1450: bravo in tutto, a buon prezzo in nulla.',
  ),
  carmagnola: words(
    'Carmagnola',
    'Carmagnola',
    'Francesco Bussone (c. 1382-1432), who dismounted his horse at Arbedo and won Maclodio for Venice, then lost his head there.',
    'Francesco Bussone (1382 ca.-1432): ad Arbedo mise a piedi i cavalieri, a Maclodio vinse per Venezia, che poi lo decapitò.',
  ),
  gattamelata: words(
    'Gattamelata',
    'Gattamelata',
    'Erasmo da Narni (1370-1443), careful and tireless; in 1438 he brought an army out of Brescia by the mountains round Garda.',
    'Erasmo da Narni (1370-1443), prudente e instancabile; nel 1438 portò un esercito fuori da Brescia per i monti attorno al Garda.',
  ),
  colleoni: words(
    'Colleoni',
    'Colleoni',
    'Bartolomeo Colleoni (c. 1395-1475), captain general of Venice, known for bringing light guns into the field.',
    'Bartolomeo Colleoni (1395 ca.-1475), capitano generale di Venezia, noto per aver portato in campo pezzi leggeri.',
  ),
  piccinino: words(
    'Niccolò Piccinino',
    'Niccolò Piccinino',
    'Niccolò Piccinino (1386-1444), heir of Braccio’s men in Milanese pay: small, lame, and always sooner there than expected.',
    'Niccolò Piccinino (1386-1444), erede dei bracceschi al soldo di Milano: piccolo, zoppo e sempre in anticipo.',
  ),
  'facino-cane': words(
    'Facino Cane',
    'Facino Cane',
    'Facino Cane (c. 1360-1412) of Casale, raider and plunderer who ended as master of half the Visconti state: his war paid for itself.',
    'Facino Cane (1360 ca.-1412) di Casale, razziatore e saccheggiatore, morì padrone di mezzo stato visconteo: la sua guerra si pagava da sé.',
  ),
  barbiano: words(
    'Alberico da Barbiano',
    'Alberico da Barbiano',
    'Alberico da Barbiano (c. 1349-1409) beat the Bretons at Marino in 1379 with an Italian company, better armoured than others.',
    'Alberico da Barbiano (1349 ca.-1409) batté i Bretoni a Marino nel 1379 con una compagnia italiana, meglio corazzata delle altre.',
  ),
  'dal-verme': words(
    'Jacopo dal Verme',
    'Jacopo dal Verme',
    'Jacopo dal Verme (1350-1409) of Verona, faithful to Milan; in 1391 he ruined Armagnac at Alessandria and let the Adige loose on Hawkwood’s camp.',
    'Jacopo dal Verme (1350-1409) di Verona, fedele a Milano; nel 1391 rovinò l’Armagnac ad Alessandria e mandò l’Adige sul campo dell’Acuto.',
  ),
  malatesta: words(
    'Carlo Malatesta',
    'Carlo Malatesta',
    'Carlo Malatesta (1368-1429), lord of Rimini: honest, cautious, often beaten and never for sale.',
    'Carlo Malatesta (1368-1429), signore di Rimini: onesto, cauto, spesso battuto e mai in vendita.',
  ),
  urslingen: words(
    'Werner of Urslingen',
    'Guarnieri di Urslingen',
    'Werner of Urslingen (c. 1308-1354), first head of the Great Company, called himself the enemy of God, pity and mercy: terrible to whomever he fell upon.',
    'Guarnieri di Urslingen (1308 ca.-1354), primo capo della Gran Compagnia, si diceva nemico di Dio, di pietà e di misericordia: tremendo con chi assaliva.',
  ),
  moriale: words(
    'Fra Moriale',
    'Fra Moriale',
    'Montréal d’Albarno (died 1354), a knight of Saint John who ran plunder like a state until Cola di Rienzo beheaded him.',
    'Montréal d’Albarno (morto nel 1354), cavaliere di San Giovanni; resse la preda come uno stato, finché Cola di Rienzo lo decapitò.',
  ),
  lando: words(
    'Konrad of Landau',
    'Conte Lando',
    'Konrad of Landau (died 1363), of Swabia, last chief of the Great Company, mortally wounded at the bridge of Canturino.',
    'Corrado di Landau (morto nel 1363), svevo, ultimo capo della Gran Compagnia, ferito a morte al ponte di Canturino.',
  ),
  sterz: words(
    'Albert Sterz',
    'Alberto Sterz',
    'Albert Sterz (died 1366), a German who led the White Company before Hawkwood; the bows were its strength.',
    'Alberto Sterz (morto nel 1366), tedesco, guidò la Compagnia Bianca prima dell’Acuto; gli archi erano la sua forza.',
  ),
  micheletto: words(
    'Micheletto Attendolo',
    'Micheletto Attendolo',
    'Micheletto Attendolo (c. 1370-1463), cousin of Muzio Sforza, whose account books survive: a sound manager; his charge decided San Romano in 1432.',
    'Micheletto Attendolo (1370 ca.-1463), cugino di Muzio Sforza, di cui restano i libri di conti: buon amministratore; la sua carica decise San Romano nel 1432.',
  ),
  tolentino: words(
    'Niccolò da Tolentino',
    'Niccolò da Tolentino',
    'Niccolò Mauruzi (c. 1350-1435), captain of Florence, who at San Romano held out for hours against greater numbers, as Uccello painted it.',
    'Niccolò Mauruzi (1350 ca.-1435), capitano di Firenze, che a San Romano tenne per ore contro forze maggiori, come lo dipinse Paolo Uccello.',
  ),
};
