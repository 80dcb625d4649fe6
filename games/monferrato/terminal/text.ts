/** Monferrato's position in words, for those who read lines instead of a screen. */

import type { Scene } from '@condotta/kit/terminal';
import { campsIn, componentsOf, factionOfUnit, fortsIn, unitsIn, viewOf, wallsOf, zoneNumber } from './view.ts';
import { GROUNDS, phrase, pointsText } from './words.ts';

export function titleText(scene: Scene): string {
  const { turn, drawn, flow } = viewOf(scene);
  const { boxes, commands } = componentsOf(scene);
  const { language } = scene;
  const when = boxes[turn]?.name[language] ?? '';
  if (flow.some(({ proc }) => proc === 'setUp')) return `${when} · ${phrase('setUp', language)}`;
  const command = drawn === null ? undefined : commands[drawn];
  return command ? `${when} · ${command.name[language]}` : when;
}

/** A counter with its values and marks. */
export function unitText(scene: Scene, unit: number): string {
  const { units, commands } = componentsOf(scene);
  const { language } = scene;
  const data = units[unit];
  const now = viewOf(scene).units[unit];
  if (!data || !now) return '';
  const { attack, defence } = now.back && data.back ? data.back : data.front;
  const values = attack === defence ? `${attack}` : `${attack}/${defence}`;
  const back = data.type === 'commander' ? 'replaced' : 'disrupted';
  return [
    `${scene.nameOf(`unit:${data.id}`)} ${values}`,
    commands[data.command]?.name[language] ?? '',
    now.back ? phrase(back, language) : '',
    now.outOfSupply ? phrase('outOfSupply', language) : '',
    now.activated ? phrase('activated', language) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** A zone: its ground, what it counts for, its walls, who stands there. */
function zoneText(scene: Scene, zone: number): string {
  const data = componentsOf(scene).zones[zone];
  if (!data) return '';
  const { language } = scene;
  const { ruins, raided } = viewOf(scene);
  const p = (key: Parameters<typeof phrase>[0]): string => phrase(key, language);
  const walls = wallsOf(scene, zone).map(
    ({ outside, level, mines }) =>
      `${scene.nameOf(`zone:${outside}`)} ${level}${mines > 0 ? ` (${mines} ${p('mines')})` : ''}`,
  );
  const forts = fortsIn(scene, zone);
  const camps = campsIn(scene, zone).length;
  return [
    GROUNDS[data.ground][language],
    data.village ? p(ruins.includes(zone) ? 'ruin' : 'village') : '',
    data.points > 0 ? pointsText(data.points, language) : '',
    walls.length > 0 ? `${p('level')}: ${walls.join(', ')}` : '',
    forts > 0 ? `${forts} ${p('fort')}` : '',
    camps > 0 ? `${camps} ${p('camp')}` : '',
    raided.includes(zone) ? p('raided') : '',
    ...unitsIn(scene, zone).map(({ unit }) => unitText(scene, unit)),
  ]
    .filter((part) => part !== '')
    .join('; ');
}

export function chitText(scene: Scene, chit: number): string {
  const data = componentsOf(scene).chits[chit];
  return data ? data.text[scene.language] : '';
}

export function detailText(scene: Scene, thing: string): string {
  const zone = zoneNumber(scene, thing);
  if (zone >= 0) return zoneText(scene, zone);
  const unit = componentsOf(scene).units.findIndex(({ id }) => `unit:${id}` === thing);
  if (unit >= 0) return unitText(scene, unit);
  return thing.startsWith('chit:') ? chitText(scene, Number(thing.slice('chit:'.length)) - 1) : '';
}

/** Morale of the armies in play, the Commands to come, points and hands. */
export function courseText(scene: Scene): string[] {
  const { morale, cup, box, points, hands, bag } = viewOf(scene);
  const { armies, commands } = componentsOf(scene);
  const { language } = scene;
  const p = (key: Parameters<typeof phrase>[0]): string => phrase(key, language);
  const named = (list: readonly number[]): string =>
    list.map((command) => commands[command]?.name[language] ?? '').join(', ') || p('none');
  const heart = armies.flatMap(({ name }, army) =>
    (morale[army] ?? 0) > 0 ? [`${name[language]} ${morale[army]}`] : [],
  );
  return [
    `${p('morale')}: ${heart.join(', ')}`,
    `${p('cup')}: ${named(cup)}; ${p('activated')}: ${named(box)}`,
    `${points.map((each, seat) => `${scene.nameOf(`seat:${seat}`)} ${pointsText(each, language)}, ${hands[seat]?.count ?? 0} ${p('hand')}`).join('; ')}; ${bag} ${p('container')}`,
  ];
}

/** Everything, zone by zone where something is. */
export function positionText(scene: Scene): string[] {
  const { zones } = componentsOf(scene);
  const held = zones.flatMap(({ id, points }, zone) => {
    const [first] = unitsIn(scene, zone);
    if (!first && campsIn(scene, zone).length === 0 && points === 0) return [];
    const who = first ? ` (${scene.nameOf(`seat:${factionOfUnit(scene, first.unit)}`)})` : '';
    return [`${scene.nameOf(`zone:${id}`)}${who}: ${zoneText(scene, zone)}`];
  });
  return [titleText(scene), ...courseText(scene), ...held];
}
