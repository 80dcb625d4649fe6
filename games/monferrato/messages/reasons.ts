/** Why a mind would do it: one sentence for each feature of its evaluation (mind/evaluate.ts). */

export const en = {
  'reason.points': 'It wins victory points, or spares them to the enemy.',
  'reason.casale': 'It makes Casale more surely yours.',
  'reason.mantua': 'It makes Mantua more surely yours.',
  'reason.villages': 'It brings villages of Monferrato closer to you.',
  'reason.army': 'It spares your soldiers, or costs the enemy some.',
  'reason.hunger': 'It feeds your units, or lets the enemy’s go hungry.',
  'reason.camps': 'It keeps your Camps safe, or costs the enemy one of his.',
  'reason.morale': 'It keeps your armies in better heart than the enemy’s.',
  'reason.chits': 'It leaves you with better chits.',
  'reason.win': 'It may win the war this very turn.',
  'reason.lose': 'Anything else may lose the war this very turn.',
  'reason.only': 'There is nothing else to do.',
  'reason.none': 'All in all it seems best.',
};

export const it: Readonly<Record<keyof typeof en, string>> = {
  'reason.points': 'Frutta punti vittoria, o non ne lascia al nemico.',
  'reason.casale': 'Rende Casale più sicuramente tua.',
  'reason.mantua': 'Rende Mantova più sicuramente tua.',
  'reason.villages': 'Ti avvicina i borghi del Monferrato.',
  'reason.army': 'Risparmia i tuoi soldati, o ne costa al nemico.',
  'reason.hunger': 'Nutre le tue unità, o affama quelle nemiche.',
  'reason.camps': 'Mette al sicuro i tuoi Campi, o ne costa uno al nemico.',
  'reason.morale': 'Tiene i tuoi eserciti in animo migliore di quelli nemici.',
  'reason.chits': 'Ti lascia chit migliori.',
  'reason.win': 'Può vincere la guerra già in questo turno.',
  'reason.lose': 'Ogni altra scelta può perdere la guerra già in questo turno.',
  'reason.only': 'Non c’è altro da fare.',
  'reason.none': 'Nell’insieme sembra la scelta migliore.',
};
