/** Why a mind would do it: one sentence for each feature of its evaluation (mind/evaluate.ts). */

export const en = {
  'reason.moral': 'It spares Moral, or costs the enemy some.',
  'reason.units': 'It spares your Units, or costs the enemy some.',
  'reason.persons': 'It spares your Personalities, or puts the enemy’s in danger.',
  'reason.fire': 'It brings more of the enemy under your fire.',
  'reason.ground': 'It makes for better ground.',
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
  'reason.ground': 'Guadagna una posizione migliore.',
  'reason.brink': 'Tiene lontana la sconfitta, o vi avvicina il nemico.',
  'reason.win': 'Può vincere la battaglia già in questo turno.',
  'reason.lose': 'Ogni altra scelta può perdere la battaglia già in questo turno.',
  'reason.only': 'Non c’è altro da fare.',
  'reason.none': 'Nell’insieme sembra la scelta migliore.',
};
