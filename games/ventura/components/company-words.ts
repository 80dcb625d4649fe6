/** Names and reasons of the Companies, by type. */

import type { Words } from './words.ts';
import { words } from './words.ts';

export const COMPANY_WORDS: Readonly<Record<string, Words>> = {
  crossbowmen: words(
    'Crossbowmen',
    'Balestrieri',
    'The shot of every Italian army, hired by the hundred in Liguria: deadly at range, helpless in a scuffle.',
    'Il tiro di ogni esercito italiano, assoldati a centinaia in Liguria: letali da lontano, deboli nella mischia.',
  ),
  'mounted-crossbowmen': words(
    'Mounted Crossbowmen',
    'Balestrieri a cavallo',
    'They rode to the fight and shot or struck as needed. Melee 3 is the order of the book; only the sum with Swordsmen is sure.',
    "Andavano a cavallo alla battaglia, per tirare o colpire. Mischia 3 segue l'ordine del libro; è certa solo la somma con gli Spadaccini.",
  ),
  'light-cavalry': words(
    'Light Cavalry',
    'Cavalleria leggera',
    'Lightly armoured riders for raids and pursuit: no Company is faster.',
    'Cavalieri poco armati per scorrerie e inseguimenti: nessuna Compagnia è più veloce.',
  ),
  'heavy-cavalry': words(
    'Heavy Cavalry',
    'Cavalleria pesante',
    'Lances in full plate on barded horses, the strength of a condotta and the dearest part of its bill.',
    'Lance in armatura completa su cavalli bardati: la forza di una condotta e la voce più cara del conto.',
  ),
  spearmen: words(
    'Spearmen',
    'Lancieri',
    'A hedge of long spears stops horses. The bonus against Cavalry is derived: with the carts’ Melee it makes 3.',
    'Una siepe di lance lunghe ferma i cavalli. Il bonus contro la Cavalleria è dedotto: con la Mischia dei carri fa 3.',
  ),
  'horse-carts': words(
    'Horse-carts',
    'Carri da trasporto',
    'Baggage on wheels lets the foot march light. Melee 1 is derived: with the bonus of Spearmen it makes 3.',
    'Con il bagaglio sulle ruote i fanti marciano leggeri. Mischia 1 è dedotta: con il bonus dei Lancieri fa 3.',
  ),
  artillerymen: words(
    'Artillerymen',
    'Artiglieri',
    'Bombards on ox-drawn beds: terrible once, slow always, lost when the enemy comes close.',
    'Bombarde su ceppi tirati dai buoi: tremende una volta, lente sempre, perse quando il nemico è addosso.',
  ),
  swordsmen: words(
    'Swordsmen',
    'Spadaccini',
    'Sword and buckler, cheap and steady. Melee 1 is the order of the book; only the sum with Mounted Crossbowmen is sure.',
    "Spada e brocchiero, poca spesa e tenuta. Mischia 1 segue l'ordine del libro; è certa solo la somma con i Balestrieri a cavallo.",
  ),
  'mounted-skirmishers': words(
    'Mounted Skirmishers',
    'Schermagliatori a cavallo',
    'Javelins and light bows from the saddle: they go anywhere and stay nowhere.',
    'Giavellotti e archi leggeri dalla sella: vanno dappertutto e non si fermano in nessun luogo.',
  ),
  pikemen: words(
    'Pikemen',
    'Picchieri',
    'At Arbedo in 1422 the pikes of the Swiss made a name in Lombardy: strong where they lead.',
    'Ad Arbedo nel 1422 le picche degli Svizzeri si fecero un nome in Lombardia: forti dove stanno in testa.',
  ),
  bowmen: words(
    'Bowmen',
    'Arcieri',
    'The White Company brought English longbows over the Alps in 1361: the strongest volley of its day.',
    'La Compagnia Bianca portò oltre le Alpi gli archi lunghi inglesi nel 1361: la salva più forte del tempo.',
  ),
  'men-at-arms': words(
    'Men-at-Arms',
    "Uomini d'arme",
    'The common lance of the Italian companies after 1380: armoured, trained, and careful of its horses.',
    'La lancia comune delle compagnie italiane dopo il 1380: corazzata, addestrata e attenta ai cavalli.',
  ),
  halberdiers: words(
    'Halberdiers',
    'Alabardieri',
    'Bill and halberd hook a rider from the saddle and break a shield; little guards the man behind.',
    "Roncone e alabarda tirano giù un cavaliere e spezzano uno scudo; poco protegge l'uomo che li porta.",
  ),
  'pavise-bearers': words(
    'Pavise-bearers',
    'Pavesari',
    'They carried the man-high shield behind which the crossbows were spanned: they take blows and deal few.',
    'Portavano lo scudo alto quanto un uomo dietro cui si caricavano le balestre: prendono colpi e ne danno pochi.',
  ),
  handgunners: words(
    'Handgunners',
    'Scoppiettieri',
    'In the late 1440s Milan could arm them by the hundred; noise and lead spoil a charge.',
    'Verso il 1450 Milano poteva armarne a centinaia; fragore e piombo guastano una carica.',
  ),
  'hungarian-archers': words(
    'Hungarian Archers',
    'Arcieri ungari',
    'They came with King Louis in 1347 and stayed for pay: bow, small horse and long raids.',
    'Vennero con re Luigi nel 1347 e restarono per il soldo: arco, cavallo piccolo e lunghe scorrerie.',
  ),
  'german-knights': words(
    'German Knights',
    'Barbute tedesche',
    'Counted by their helmets, the barbute of the Great Company lived by the charge and by ransom.',
    'Contate per elmo, le barbute della Gran Compagnia vivevano della carica e dei riscatti.',
  ),
  'english-lances': words(
    'English Lances',
    'Lance inglesi',
    'Two men-at-arms and a page; they sent the horses back and fought on foot where the ground was broken.',
    'Due armati e un paggio; mandavano indietro i cavalli e combattevano a piedi dove il terreno era rotto.',
  ),
  sappers: words(
    'Sappers',
    'Guastatori',
    'Spades, ladders and fire: they laid waste the country and went first at a wall.',
    'Vanghe, scale e fuoco: davano il guasto al contado e andavano primi contro un muro.',
  ),
  'galley-soldiers': words(
    'Galley Soldiers',
    'Fanti di galeone',
    'Fighters of the river fleets that Milan, Mantua and Venice kept on the Po and on Garda.',
    'Combattenti delle flotte fluviali che Milano, Mantova e Venezia tenevano sul Po e sul Garda.',
  ),
  farmers: words(
    'Farmers',
    'Contadini',
    'Called from plough and vineyard with what hangs in the barn; they rise only where they live.',
    'Chiamati da aratro e vigna con quel che pende nel fienile; si levano solo dove vivono.',
  ),
  woodcutters: words(
    'Woodcutters',
    'Boscaioli',
    'Broad backs and axes from the mountain forests.',
    'Spalle larghe e asce dalle foreste dei monti.',
  ),
  shepherds: words(
    'Shepherds',
    'Pastori',
    'In 1358 the hill people of the Lamone valley broke the Great Company with stones from above.',
    'Nel 1358 i montanari della val di Lamone ruppero la Gran Compagnia con i sassi dall’alto.',
  ),
  boatmen: words(
    'Boatmen',
    'Barcaioli',
    'Ferrymen and fishers pressed to serve on the water they know.',
    'Traghettatori e pescatori costretti a servire sulle acque che conoscono.',
  ),
  hunters: words(
    'Hunters',
    'Cacciatori',
    'Good shots with bow and light crossbow, and at home under the trees.',
    "Buoni tiratori d'arco e di balestra leggera, di casa sotto gli alberi.",
  ),
  'rural-levy': words(
    'Rural Levy',
    'Cerne del contado',
    'Men picked by lot from the parishes of the countryside, a few weeks with spear and shield.',
    'Uomini scelti a sorte nelle pievi del contado, poche settimane con lancia e scudo.',
  ),
  'citizen-militia': words(
    'Citizen Militia',
    'Milizia cittadina',
    'The companies of the quarters under their banners: brave on their walls, unwilling far away.',
    'Le compagnie dei rioni sotto i gonfaloni: bravi sulle mura, svogliati lontano.',
  ),
  'citizen-crossbows': words(
    'Citizen Crossbows',
    'Balestrieri del comune',
    'Townsmen who trained at the public butts for prizes set by the commune.',
    'Cittadini che si esercitavano ai bersagli pubblici per i premi del comune.',
  ),
  brigands: words(
    'Brigands',
    'Ribaldi',
    'Unpaid followers who live on plunder: quick on the road, quick to vanish.',
    'Seguaci senza paga che vivono di preda: svelti per strada, svelti a sparire.',
  ),
  foragers: words(
    'Foragers',
    'Saccomanni',
    'Mounted servants of the lances, sent far out for fodder and booty.',
    'Servi a cavallo delle lance, mandati lontano per foraggio e bottino.',
  ),
  'communal-horse': words(
    'Communal Horse',
    'Cavallate',
    'Rich citizens bound to keep a war horse for the commune; by 1350 a duty that most bought off.',
    'Cittadini ricchi tenuti a un cavallo da guerra per il comune; verso il 1350 un obbligo che i più riscattavano.',
  ),
  garrison: words(
    'Garrison',
    'Guarnigione',
    'Townsmen and a few paid crossbows behind the best walls of the Domain: they hold, and never march.',
    'Cittadini e poche balestre pagate dietro le mura migliori del Dominio: tengono, e non marciano mai.',
  ),
};
