/** Why a mind would do it: one sentence for each difference that it may make (mind/gains.ts). */

export const en = {
  'reason.moral': 'It spares Moral, or costs the enemy some.',
  'reason.units': 'It spares your Units, or costs the enemy some.',
  'reason.persons': 'It spares your Personalities, or puts the enemy’s in danger.',
  'reason.fire': 'It brings more of the enemy under your fire.',
  'reason.shelter': 'It draws less of the enemy’s fire.',
  'reason.whole': 'It leaves more of your Units unhurt, or fewer of the enemy’s.',
  'reason.weak': 'It shows the enemy fewer weak sides.',
  'reason.nearer': 'It brings your Units closer to a fight, or turns them towards one.',
  'reason.safer': 'It leaves your Units less exposed.',
  'reason.held': 'It gives more of your Units a Maintain token.',
  'reason.brink': 'It keeps defeat away, or brings the enemy close to it.',
  'reason.win': 'It may win the battle this very turn.',
  'reason.lose': 'Anything else may lose the battle this very turn.',
  'reason.only': 'There is nothing else to do.',
  'reason.none': 'All in all it seems best.',
};

export const it: Readonly<Record<keyof typeof en, string>> = {
  'reason.moral': 'Risparmia Morale, o ne costa al nemico.',
  'reason.units': 'Risparmia le tue Unità, o ne costa al nemico.',
  'reason.persons': 'Risparmia le tue Personalità, o mette in pericolo quelle del nemico.',
  'reason.fire': 'Porta più nemici sotto il tuo tiro.',
  'reason.shelter': 'Attira meno tiri del nemico.',
  'reason.whole': 'Lascia illese più Unità tue, o meno del nemico.',
  'reason.weak': 'Mostra al nemico meno lati deboli.',
  'reason.nearer': 'Avvicina le tue Unità a uno scontro, o ve le rivolge.',
  'reason.safer': 'Lascia le tue Unità meno esposte.',
  'reason.held': 'Dà un segnalino Mantenere a più Unità tue.',
  'reason.brink': 'Tiene lontana la sconfitta, o vi avvicina il nemico.',
  'reason.win': 'Può vincere la battaglia già in questo turno.',
  'reason.lose': 'Ogni altra scelta può perdere la battaglia già in questo turno.',
  'reason.only': 'Non c’è altro da fare.',
  'reason.none': 'Nell’insieme sembra la scelta migliore.',
};
