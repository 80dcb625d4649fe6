/** Names of the Units in the order of their numbers, and what of history their values show. */

import { type Words, words } from '@condotta/kit/edition';

export const UNIT_WORDS: readonly Words[] = [
  words(
    'French Pikemen',
    'Picchieri francesi',
    'Foot raised in France after the Swiss had left its pay: good with the pike, but new to standing under fire.',
    'Fanti levati in Francia quando gli Svizzeri ne lasciarono il soldo: bravi con la picca, ma nuovi al fuoco.',
  ),
  words(
    'Gascon Crossbowmen',
    'Balestrieri guasconi',
    'The Gascons were the best shots of the French foot and poor men for a long push; their captain Molard fell here.',
    'I Guasconi erano i migliori tiratori della fanteria francese, ma poco adatti alla mischia; qui cadde il loro capitano Molard.',
  ),
  words(
    'Gendarmes of La Palice',
    'Gendarmi di La Palice',
    'Ordonnance lances of the vanguard beside the river, the heaviest horse of the age; La Palice took command after Foix.',
    'Lance d’ordinanza dell’avanguardia presso il fiume, la cavalleria più pesante del tempo; La Palice comandò dopo Foix.',
  ),
  words(
    'Men-at-Arms of the Household',
    'Uomini d’arme della Casa',
    'The gentlemen who rode with Foix behind the centre, Bayard among them: picked riders, held in hand for the right moment.',
    'I gentiluomini che cavalcavano con Foix dietro il centro, e fra loro Baiardo: cavalieri scelti, tenuti per il momento giusto.',
  ),
  words(
    'German Landsknecht Pikemen',
    'Picchieri lanzichenecchi',
    'About five thousand under Jacob Empser, the hardest foot on the field; they crossed the ditch and paid for it.',
    'Circa cinquemila con Jacob Empser, i fanti più duri sul campo; passarono il fosso e lo pagarono caro.',
  ),
  words(
    'Arquebusiers',
    'Archibugieri',
    'Hand-gunners of the vanguard, dangerous at short range and weak when horse or pikes reached them.',
    'Archibugieri dell’avanguardia, pericolosi da vicino e deboli quando li raggiungevano cavalli o picche.',
  ),
  words(
    'Cannons',
    'Cannoni',
    'The French train shot for two hours before the lines met, longer than in any field battle before.',
    'L’artiglieria francese tirò per due ore prima che le schiere si toccassero, più che in ogni battaglia precedente.',
  ),
  words(
    'Ferrara Culverins',
    'Colubrine di Ferrara',
    'Alfonso d’Este led his own pieces round to the flank, and from there they raked the League’s camp from end to end.',
    'Alfonso d’Este portò i suoi pezzi sul fianco, e di là spazzarono il campo della Lega da un capo all’altro.',
  ),
  words(
    'Italian Pikemen',
    'Picchieri italiani',
    'Four thousand Italians in French pay, with Cesare Martinengo among their captains.',
    'Quattromila italiani al soldo francese, con Cesare Martinengo fra i loro capitani.',
  ),
  words(
    'Picard Archers and Foot',
    'Arcieri e fanti piccardi',
    'Men of Picardy with bow and bill: the old weapons, quick to loose and light in armour.',
    'Uomini di Piccardia con arco e roncola: armi antiche, pronte al tiro, e poca armatura.',
  ),
  words(
    'Gendarmes of the Rearguard',
    'Gendarmi della retroguardia',
    'Four hundred lances under Yves d’Alègre, who saw his son fall, rode into the Spanish foot and did not come back.',
    'Quattrocento lance di Yves d’Alègre, che vide cadere il figlio, si gettò sui fanti spagnoli e non tornò.',
  ),
  words(
    'Light Horse and Mounted Archers',
    'Cavalleggeri e arcieri a cavallo',
    'Three thousand riders who scouted and harried on the far wing; the archers among them had long taken to the lance.',
    'Tremila cavalieri che esploravano e molestavano sull’ala estrema; gli arcieri fra loro erano passati da tempo alla lancia.',
  ),
  words(
    'Spanish Musketeers',
    'Moschettieri spagnoli',
    'Heavy hand-guns on rests: the hardest shot of the foot, carried by slow men who needed others in front.',
    'Armi pesanti su forcella: il tiro più duro della fanteria, in mano a uomini lenti che avevano bisogno d’altri davanti.',
  ),
  words(
    'Italian Foot',
    'Fanti italiani',
    'Italian companies of the League in the second line, Romanello da Forlì among them, sent in late.',
    'Compagnie italiane della Lega in seconda linea, fra cui Romanello da Forlì, mandate avanti tardi.',
  ),
  words(
    'Men-at-Arms of the Rearguard',
    'Uomini d’arme della retroguardia',
    'Carvajal’s lances behind the camp were the first of the League’s horse to leave the field.',
    'Le lance di Carvajal dietro il campo furono le prime della cavalleria della Lega a lasciare la battaglia.',
  ),
  words(
    'Neapolitan Men-at-Arms',
    'Uomini d’arme napoletani',
    'Lances of the kingdom of Naples under captains such as Antonio de Leyva, then at the start of a long career.',
    'Lance del Regno di Napoli con capitani come Antonio de Leyva, allora all’inizio di una lunga carriera.',
  ),
  words(
    'Light Cavalry',
    'Cavalleria leggera',
    'Some fifteen hundred light horse and jinetes under the young marquis of Pescara, set back on the right wing.',
    'Circa millecinquecento cavalleggeri e ginetti con il giovane marchese di Pescara, arretrati sull’ala destra.',
  ),
  words(
    'Papal Men-at-Arms',
    'Uomini d’arme papali',
    'Colonna’s eight hundred lances at the gap beside the river, which the guns at last drove out to attack.',
    'Le ottocento lance di Colonna al varco presso il fiume, che le cannonate spinsero infine all’assalto.',
  ),
  words(
    'Papal Foot',
    'Fanti papali',
    'Two thousand foot in the Pope’s pay behind the western end of the camp; Raffaele de’ Pazzi fell among them.',
    'Duemila fanti al soldo del Papa dietro l’estremità occidentale del campo; fra loro cadde Raffaele de’ Pazzi.',
  ),
  words(
    'League Artillery',
    'Artiglieria della Lega',
    'Twenty-four pieces against forty and more, but well laid: the French foot lost two thousand men to them while it waited.',
    'Ventiquattro pezzi contro quaranta e più, ma ben piazzati: i fanti francesi, in attesa, vi persero duemila uomini.',
  ),
  words(
    'Spanish Pikemen',
    'Picchieri spagnoli',
    'The pikes of Navarro’s colonels; Zamudio killed Empser in single fight and died the same day.',
    'Le picche dei colonnelli di Navarro; Zamudio uccise Empser in duello e morì lo stesso giorno.',
  ),
  words(
    'Spanish Swordsmen',
    'Spadaccini spagnoli',
    'With sword and buckler they slipped under the long pikes of the Germans, where a pike is of no use.',
    'Con spada e rotella s’infilarono sotto le lunghe picche dei Tedeschi, dove la picca non serve.',
  ),
  words(
    'Spanish Arquebusiers',
    'Archibugieri spagnoli',
    'Drilled to shoot from cover at whatever came to the ditch; Samaniego was one of the colonels of the foot.',
    'Addestrati a tirare al riparo su chiunque venisse al fosso; Samaniego era uno dei colonnelli di fanteria.',
  ),
  words(
    'Navarro’s War Carts',
    'Carri di Navarro',
    'Thirty carts with blades, spears and mounted arquebuses, pushed up behind the ditch to break a charge.',
    'Trenta carri con lame, spiedi e archibugi montati, spinti dietro il fosso per spezzare le cariche.',
  ),
];
