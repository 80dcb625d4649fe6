/** Where what can be chosen lies when it is not on the map: in the tray, among the quests, the own cards, the factions. */

import { frameIn, type VenterraView } from './view-form.ts';

export type Tab = 'choose' | 'battle' | 'quests' | 'own' | 'factions';
/** What it reads of a board's choices. */
type Choices = ReadonlyMap<string, readonly { readonly refusal: object | null }[]>;

export const FAMILIES = [
  'faction',
  'board',
  'side',
  'turn',
  'action',
  'unit',
  'upgrade',
  'tile',
  'combat',
  'favor',
] as const;
export type TrayFamily = (typeof FAMILIES)[number];

export const familyOf = (thing: string): string => thing.slice(0, thing.indexOf(':'));

const isLegal = (choices: Choices, thing: string): boolean =>
  choices.get(thing)?.some(({ refusal }) => refusal === null) === true;

/** Favor cards can be played in most steps; they are laid out in the tray only where they are what is asked about. */
const isAboutFavors = (moment: string): boolean =>
  moment.startsWith('window.') || moment.startsWith('favor.') || moment === 'action.after';

/** The things of the tray, in the order of its families. */
export function trayThings(choices: Choices, moment: string): readonly string[] {
  const things = [...choices.keys()];
  const own = (family: TrayFamily): readonly string[] => things.filter((thing) => familyOf(thing) === family);
  return FAMILIES.flatMap((family) => {
    if (family === 'favor' && !isAboutFavors(moment)) return [];
    // Those that are active already, or too dear, are read among the own cards.
    if (family === 'upgrade') return own(family).filter((thing) => isLegal(choices, thing));
    return own(family);
  });
}

/** The drawers in which something can be chosen now; what lies in the tray is looked for there. */
export function holding(view: VenterraView, choices: Choices, moment: string): ReadonlySet<Tab> {
  const tray = trayThings(choices, moment);
  const rest = [...choices.keys()].filter((thing) => !tray.includes(thing) && isLegal(choices, thing)).map(familyOf);
  const tabs = new Set<Tab>();
  if (tray.length > 0) tabs.add(frameIn(view, 'fight') ? 'battle' : 'choose');
  if (rest.includes('quest')) tabs.add('quests');
  if (rest.includes('favor')) tabs.add('own');
  if (rest.includes('seat')) tabs.add('factions');
  return tabs;
}

/** Which of them opens by itself: a favor card that may be played besides covers nobody's map. */
export const calledAmong = (tabs: ReadonlySet<Tab>): Tab | null => [...tabs].find((tab) => tab !== 'own') ?? null;

/** Can something be chosen on the map? */
export const isOnMap = (choices: Choices): boolean =>
  [...choices.keys()].some((thing) => ['place', 'stack'].includes(familyOf(thing)) && isLegal(choices, thing));
