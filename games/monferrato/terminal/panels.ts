/** Monferrato's factions, tracks and chits as lines. */

import {
  clip,
  DIM,
  type Line,
  line,
  pad,
  padLeft,
  type Region,
  type Scene,
  type Style,
  span,
  widthOf,
  wrap,
} from '@condotta/kit/terminal';
import { chitText, courseText, unitText } from './text.ts';
import { componentsOf, factionOfUnit, viewOf } from './view.ts';
import { phrase, pointsText, SIDES } from './words.ts';

const HEAD: Style = { bold: true, fg: 180 };
const ASKED: Style = { fg: 226, bold: true };

/** The two factions, then Morale, the Commands and the container. */
export function playersPanel(scene: Scene, { width, height }: Region): Line[] {
  const { points, hands } = viewOf(scene);
  const { language } = scene;
  const sides = SIDES.map(({ sign, style }, seat): Line => {
    const holder = scene.holders[seat] ?? '';
    const figures = pointsText(points[seat] ?? 0, language);
    const name = clip(
      `${scene.nameOf(`seat:${seat}`)}${holder === '' ? '' : ` (${holder})`}`,
      width - widthOf(figures) - 6,
    );
    return [
      span(scene.asked.includes(seat) ? '▸' : ' ', ASKED),
      span(` ${sign} `, style),
      span(` ${name}`, { bold: true, underline: seat === scene.seat }),
      span(padLeft(figures, width - 5 - widthOf(name)), { bold: true }),
    ];
  });
  const hand = hands.map(({ count }, seat) => `${SIDES[seat]?.sign ?? ''} ${count}`).join('  ');
  const course = courseText(scene)
    .slice(0, 2)
    .flatMap((text) => wrap(text, width, 2));
  return [
    ...sides,
    line(clip(`${phrase('hand', language)}: ${hand}`, width)),
    ...course.map((text) => line(text)),
  ].slice(0, height);
}

/** The reader's chits, with what they do. */
export function handPanel(scene: Scene, { width, height }: Region): Line[] {
  const { language, seat } = scene;
  const chits = seat === null ? [] : (viewOf(scene).hands[seat]?.chits ?? []);
  const lines = [
    line(phrase('chits', language), HEAD),
    ...(chits.length === 0 ? [line(`  ${phrase('none', language)}`, DIM)] : []),
    ...chits.flatMap((chit) => {
      const thing = `chit:${chit + 1}`;
      const style: Style = scene.lit.has(thing) ? { inverse: true } : scene.open.has(thing) ? { fg: 226 } : {};
      const room = Math.min(26, Math.max(12, Math.floor(width * 0.36)));
      return [
        [
          span(pad(`  ${scene.nameOf(thing)}`, room), style),
          span(` ${clip(chitText(scene, chit), width - room - 1)}`, DIM),
        ],
      ];
    }),
  ];
  return lines.slice(0, height);
}

/** All counters of both factions that are on the map or to come, Command by Command. */
export function boardLines(scene: Scene, width: number): Line[] {
  const { commands, units, zones } = componentsOf(scene);
  const { language } = scene;
  const where = (unit: number): string => {
    const now = viewOf(scene).units[unit];
    const zone = now?.zone == null ? undefined : zones[now.zone];
    if (zone) return scene.nameOf(`zone:${zone.id}`);
    if (now?.off === 'eliminated') return phrase('dead', language);
    return now?.off === 'waiting' ? phrase('waiting', language) : '';
  };
  return commands.flatMap(({ name }, command) => {
    const members = units.flatMap((unit, i) => (unit.command === command && where(i) !== '' ? [i] : []));
    const [first] = members;
    if (first === undefined) return [];
    const side = SIDES[factionOfUnit(scene, first)];
    return [
      [span(` ${side?.sign ?? ''} `, side?.style ?? {}), span(` ${name[language]}`, HEAD)],
      ...members.flatMap((unit) =>
        wrap(`  ${where(unit)}: ${unitText(scene, unit)}`, width, 4).map((text) => line(text)),
      ),
    ];
  });
}
