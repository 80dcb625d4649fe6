/** Positions for lessons and pictures. */

/** These units stand in a zone. */
export const there = (zone: string, ...units: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(units.map((unit) => [unit, zone]));

/** The garrisons of both sides as the scenario sets them up, so that a position looks like the war. */
export const GARRISONS: Readonly<Record<string, string>> = {
  G14: 'trino',
  G15: 'alba',
  G16: 'moncalvo',
  G17: 'nizza',
  M13: 'milano',
  M14: 'cremona',
  M15: 'novara',
  S9: 'susa',
  S10: 'monginevro',
  S11: 'san_pietro',
  S12: 'torino',
};

/** Summer 1628: Milan lies before Casale, the trenches are open and a Mine is laid. */
export const SIEGE = {
  turn: 'Jun 1628',
  camps: ['mantova', 'valenza', 'torino'],
  forts: { france: ['moncalvo'], spain: ['susa', 'monginevro', 'san_pietro'] },
  levels: { 'casale-rosignano': 3, 'casale-frassineto': 2, 'casale-pontestura': 4 },
  mines: { 'casale-rosignano': 1 },
  units: {
    ...GARRISONS,
    ...there('casale', 'G2', 'G3', 'G8', 'G10', 'G12'),
    ...there('mantova', 'G1', 'G4', 'G5', 'G11', 'G13'),
    ...there('rosignano', 'M1', 'M2', 'M9', 'M11', 'M12'),
    ...there('frassineto', 'M3', 'M4', 'M10'),
    ...there('valenza', 'M5', 'M8'),
    ...there('torino', 'S1', 'S2', 'S3', 'S7', 'S8'),
    S5: 'ivrea',
  },
} as const;

/** Six against six in the open: a Major battle is a march away. */
export const BATTLE = {
  turn: 'Jun 1628',
  camps: ['mantova', 'valenza', 'torino'],
  raided: ['pontestura'],
  units: {
    ...GARRISONS,
    ...there('casale', 'G2', 'G11', 'G12'),
    ...there('pontestura', 'G1', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8'),
    ...there('rosignano', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M8'),
    ...there('torino', 'S1', 'S3', 'S7'),
  },
} as const;

const SIDES_OF_WALLS = 9;

/** The procedures in progress while a Command acts in one zone, by their numbers. */
export const activationOf = (command: number, zone: number): readonly object[] => [
  { proc: 'game', at: 'turn' },
  { proc: 'turn', at: 'command' },
  {
    proc: 'activation',
    at: 'choose',
    command,
    option: 1,
    leader: -1,
    chosen: [zone],
    limit: 0,
    reach: [],
    chits: 0,
    responses: 0,
    duty: false,
    closed: false,
    met: [],
    march: -1,
    marchBonus: 0,
    train: -1,
    rerolls: 0,
    hesitates: false,
    laid: Array.from({ length: SIDES_OF_WALLS }, () => 0),
    tried: Array.from({ length: SIDES_OF_WALLS }, () => 0),
    forts: [],
  },
  { proc: 'zone', at: 'act', zone, armed: [], rain: false, salvos: [] },
];
