/** The lands of the Church, under the keys and the tiara: a basilica, and a palace of the popes. */

import { curtain, dome, door, house, tower } from './buildings.ts';
import { between, hatch, line, type Mark, poly, type Rng, type Xy } from './engrave.ts';
import { cypress, tree } from './growth.ts';

/** The two are told apart at a glance. */
export const papal = (rnd: Rng, id: number): Mark[] => (id % 2 === 1 ? basilica(rnd) : palace(rnd));

function basilica(rnd: Rng): Mark[] {
  const marks: Mark[] = [];
  for (const [x, y] of [
    [-66, 20],
    [-58, -8],
    [64, 18],
    [58, -10],
    [-46, 32],
    [48, 33],
  ] as const)
    marks.push(cypress(x, y, between(rnd, 17, 23)));
  marks.push(...tower(-42, 18, 14, 44, 'bell'), ...tower(42, 18, 14, 44, 'bell'));
  marks.push(...dome(0, -8, 21));
  const front: Xy[] = [
    [-32, 22],
    [-32, -2],
    [32, -2],
    [32, 22],
  ];
  const gable: Xy[] = [
    [-35, -2],
    [0, -15],
    [35, -2],
  ];
  let columns = '';
  for (const x of [-27, -18, -9, 9, 18, 27]) columns += line(x - 1, 0, x - 1, 22) + line(x + 1.2, 0, x + 1.2, 22);
  marks.push(
    { d: poly(front, true) + columns, c: 'stone' },
    {
      d:
        poly(gable, true) +
        hatch(
          [
            [0, -4],
            [0, -13],
            [28, -4],
          ],
          0,
          2.2,
        ),
      c: 'stone',
    },
    door(0, 22, 11, 17),
  );
  marks.push({ d: line(-38, 22, 38, 22) + line(-42, 25, 42, 25) + line(-46, 28, 46, 28), c: 'ink' });
  return marks;
}

/** A hall on its terrace with a loggia of arches, a great stair and a slender tower. */
function palace(rnd: Rng): Mark[] {
  const marks: Mark[] = [tree(rnd, -64, 4, 9), tree(rnd, 66, 8, 8), cypress(-54, 12, 22)];
  marks.push(...tower(46, 10, 17, 56, 'battled'), ...house(-58, 8, 30, 24));
  const hall: Xy[] = [
    [-34, 12],
    [-34, -26],
    [38, -26],
    [38, 12],
  ];
  marks.push({
    d:
      poly(hall, true) +
      hatch(
        [
          [26, -26],
          [38, -26],
          [38, 12],
          [26, 12],
        ],
        90,
        2.1,
      ),
    c: 'stone',
  });
  marks.push(curtain(-36, 40, -22, 14));
  let loggia = '';
  for (let i = 0; i < 5; i++) {
    const x = -28 + i * 12.5;
    loggia += `M${x} 2V-8A4.500 4.500 0 0 1 ${x + 9} -8V2Z`;
  }
  marks.push({ d: loggia, c: 'dark' });
  let stair = '';
  for (let i = 0; i < 5; i++) stair += line(-34 - i * 5, 14 + i * 3.6, 10 + i * 3, 14 + i * 3.6);
  marks.push({
    d:
      poly(
        [
          [-34, 12],
          [8, 12],
          [24, 31],
          [-58, 31],
        ],
        true,
      ) + stair,
    c: 'stone',
  });
  marks.push(door(24, 12, 9, 14), cypress(58, 32, between(rnd, 18, 22)), cypress(40, 33, 16));
  return marks;
}
