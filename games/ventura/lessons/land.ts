/**
 * The land of the lessons: Este (the learner) in the west, Gonzaga in the east, four neutral Territories between.
 *
 *           Castagnaro(0,-1)  Camaldoli(1,-1)  Vignola(2,-1)  Mantua(3,-1)
 *     Lomellina(-1,0)  Bologna(0,0)  Viterbo(1,0)  Pandino(2,0)
 * Ferrara(-2,1)  Chianti(-1,1)  Cascina(0,1)  Lake Garda(1,1)
 */

const MAP: Readonly<Record<string, string>> = {
  Bologna: '0,0',
  Viterbo: '1,0',
  Castagnaro: '0,-1',
  Camaldoli: '1,-1',
  Vignola: '2,-1',
  Mantua: '3,-1',
  Lomellina: '-1,0',
  Pandino: '2,0',
  Ferrara: '-2,1',
  Chianti: '-1,1',
  Cascina: '0,1',
  'Lake Garda': '1,1',
};

type Player = Readonly<Record<string, unknown>>;

/** A position on it; players are merged seat by seat. */
export function land(este: Player, gonzaga: Player, changes: Readonly<Record<string, unknown>>): unknown {
  return {
    round: 2,
    first: 0,
    map: { ...MAP },
    ...changes,
    players: [
      { family: 'este', domain: ['Ferrara', 'Lomellina', 'Chianti', 'Castagnaro'], ...este },
      { family: 'gonzaga', domain: ['Mantua', 'Vignola', 'Pandino', 'Camaldoli'], ...gonzaga },
    ],
  };
}
