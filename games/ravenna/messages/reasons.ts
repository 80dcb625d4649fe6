/** Why a mind would do it: one sentence for each feature of its evaluation (mind/evaluate.ts). */

export const en = {
  'reason.moral': 'It spares Moral, or costs the enemy some.',
  'reason.units': 'It keeps Units on the field.',
  'reason.persons': 'It protects Personalities.',
  'reason.fire': 'It brings the enemy under fire.',
  'reason.ground': 'It makes for better ground.',
  'reason.brink': 'It keeps away from defeat.',
  'reason.none': 'It gives the least away.',
};

export const it: Readonly<Record<keyof typeof en, string>> = {
  'reason.moral': 'Risparmia Morale, o ne costa al nemico.',
  'reason.units': 'Tiene le Unità in campo.',
  'reason.persons': 'Protegge le Personalità.',
  'reason.fire': 'Porta il nemico sotto tiro.',
  'reason.ground': 'Guadagna una posizione migliore.',
  'reason.brink': 'Tiene lontana la sconfitta.',
  'reason.none': 'È ciò che concede di meno.',
};
