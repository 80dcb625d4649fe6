// Plays games of Ventura and writes what a seat sees at telling moments: node web/gallery/make.mjs
// The gallery (web/gallery.html) draws the board from them; nothing else reads them.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceOf, engineOf, eyesOf, rngOf, textOf } from '@condotta/kernel';
import { mindOf, questionFor } from '@condotta/minds';
import { ventura } from '@condotta/ventura';

const engine = engineOf(ventura);
const mind = mindOf('ventura', 'sergeant') ?? mindOf('ventura', 'random');

/** @typedef {ReturnType<typeof engine.begin>} World */

/** The moments: a name, how many seats, and when the world is worth a picture.
 * @type {{name: string, seats: number, moment: string, fits: (world: World, seat: number) => boolean}[]} */
const WANTED = [
  { name: 'families', seats: 4, moment: 'families.choose', fits: (w) => w.state.players.some((p) => p.family >= 0) },
  { name: 'laying', seats: 3, moment: 'building.cell', fits: (w) => tilesLaid(w) >= 6 },
  { name: 'city', seats: 4, moment: 'building.city', fits: (w) => tilesLaid(w) >= 20 },
  {
    name: 'domain',
    seats: 4,
    moment: 'domains.claim',
    fits: (w) => w.stack.at(-1)?.proc === 'domains' && turnOf(w) >= 2,
  },
  { name: 'prestige', seats: 4, moment: 'prestige.spend', fits: (w) => w.state.round >= 4 },
  { name: 'fortune', seats: 4, moment: 'fortune.take', fits: (w) => w.state.round >= 4 },
  { name: 'expansion', seats: 4, moment: 'expansion.cell', fits: (w) => w.state.round >= 3 },
  { name: 'deploy', seats: 4, moment: 'deploy.card', fits: (w, s) => handOf(w, s) >= 4 },
  { name: 'area', seats: 4, moment: 'deploy.area', fits: (w, s) => troopsOf(w, s) >= 2 },
  { name: 'choose', seats: 4, moment: 'troop.choose', fits: (w, s) => troopsOf(w, s) >= 4 },
  { name: 'march', seats: 4, moment: 'troop.march', fits: (w, s) => w.state.round >= 4 && troopsOf(w, s) >= 3 },
  { name: 'over', seats: 4, moment: '', fits: (w) => w.over !== null },
];

const tilesLaid = (/** @type {World} */ w) => w.state.cells.filter((cell) => cell >= 0).length;
const handOf = (/** @type {World} */ w, /** @type {number} */ s) => w.state.players[s]?.hand.length ?? 0;
const troopsOf = (/** @type {World} */ w, /** @type {number} */ s) => w.state.troops.filter((t) => t.seat === s).length;
const turnOf = (/** @type {World} */ w) => /** @type {{turn: number}} */ (/** @type {unknown} */ (w.stack.at(-1))).turn;

/** @param {World} world @param {string} name */
function picture(world, name) {
  const seat = world.waiting[0] ?? 0;
  const seats = world.state.players.length;
  const frame = world.stack.at(-1);
  const eyes = world.over ? (1 << seats) - 1 : eyesOf(seat);
  const words = (/** @type {'en'|'it'} */ language) =>
    engine.candidates(world, seat).map(({ decision, refusal }) => ({
      ...decision,
      label: say(world, `verb.${decision.verb}`, decision.arg === null ? {} : { arg: decision.arg }, language),
      refusal: refusal && {
        rule: refusal.rule,
        text: say(world, refusal.key, refusal.args, language),
        blame: refusal.blame,
      },
      final: false,
    }));
  return {
    name,
    seat,
    asked: world.waiting,
    moment: frame ? `${frame.proc}.${frame.at}` : '',
    view: JSON.parse(JSON.stringify(ventura.view(engine.table(world), world, eyes))),
    choices: { en: words('en'), it: words('it') },
  };
}

/** @param {World} world @param {string} key @param {import('@condotta/kernel').MessageArgs} args @param {'en'|'it'} language */
const say = (world, key, args, language) =>
  textOf(/** @type {import('@condotta/kernel').AnyGame} */ (ventura), engine.table(world), key, args, language);

const OPTIONS = {
  equalDomains: false,
  mixedFortunes: false,
  toArms: false,
  familialExpertise: false,
  papalStart: true,
};

/** @type {Map<string, ReturnType<typeof picture>>} */
const taken = new Map();
for (let game = 0; game < 60 && taken.size < WANTED.length; game++) {
  for (const seats of [4, 3, 2]) {
    const open = WANTED.filter((wanted) => wanted.seats === seats && !taken.has(wanted.name));
    if (open.length === 0) continue;
    const rng = rngOf(`gallery ${seats} ${game}`);
    const chance = chanceOf(rng);
    const world = engine.begin({ seats, scenario: null, options: OPTIONS }, chance, null);
    for (let step = 0; step < 20_000 && !world.over; step++) {
      // Of sealed answers the second seat's come as well: the picture is of whoever is asked first.
      const seat = world.waiting[0] ?? 0;
      const frame = world.stack.at(-1);
      const moment = frame ? `${frame.proc}.${frame.at}` : '';
      for (const wanted of open)
        if (wanted.moment === moment && !taken.has(wanted.name) && wanted.fits(world, seat))
          taken.set(wanted.name, picture(world, wanted.name));
      const question = questionFor(
        /** @type {import('@condotta/kernel').AnyEngine} */ (/** @type {unknown} */ (engine)),
        world,
        seat,
        rng,
        { work: 1, until: null },
      );
      const decision = mind?.decide(question) ?? { verb: '', arg: null };
      engine.play(world, seat, decision, chance, null);
    }
    for (const wanted of open)
      if (world.over && wanted.moment === '' && !taken.has(wanted.name))
        taken.set(wanted.name, picture(world, wanted.name));
  }
}

/** The worked battle of the rulebook's kind, on a written map: Visconti attack Gonzaga. */
const BATTLE = {
  round: 6,
  first: 1,
  players: [
    {
      family: 'visconti',
      florins: 4,
      points: 13,
      hand: ['feigned-flight', 'farmers', 'german-knights'],
      domain: ['Milan', 'Lomellina', 'Chianti', 'Bologna', 'Cascina'],
    },
    {
      family: 'gonzaga',
      florins: 2,
      points: 17,
      hand: ['barber-surgeon', 'pikemen'],
      domain: ['Mantua', 'Vignola', 'Plain of Lodi', 'Viterbo', 'Camaldoli'],
    },
  ],
  map: {
    Bologna: '0,0',
    Viterbo: '1,0',
    Anghiari: '0,-1',
    Camaldoli: '1,-1',
    Vignola: '2,-1',
    Mantua: '3,-1',
    Lomellina: '-1,0',
    'Plain of Lodi': '2,0',
    Milan: '-2,1',
    Chianti: '-1,1',
    Cascina: '0,1',
    'Lake Garda': '1,1',
    18: '-1,2',
    21: '0,2',
    17: '2,-2',
    19: '1,-2',
    10: '3,-2',
    22: '1,2',
  },
  troops: [
    { seat: 0, area: 1, at: 'Milan', companies: [108 + 1] },
    {
      seat: 0,
      area: 2,
      at: 'Bologna',
      captain: 'Acuto',
      companies: ['crossbowmen', 'mounted-crossbowmen', 'light-cavalry', 'spearmen', 'horse-carts'],
    },
    { seat: 0, area: 3, at: 'Bologna', companies: ['swordsmen'] },
    { seat: 1, area: 1, at: 'Mantua', companies: [107] },
    {
      seat: 1,
      area: 2,
      at: 'Viterbo',
      captain: 'Fortebraccio',
      companies: ['artillerymen', 'mounted-crossbowmen', 'swordsmen', 'heavy-cavalry'],
    },
    { seat: 1, area: 3, at: 'Vignola', companies: ['brigands'] },
  ],
  wounds: { 33: 1 },
  turn: { step: 'troop', seat: 0 },
};

const arranged = ventura.arrange(BATTLE, ventura.parts);
if (!arranged.ok) throw new Error(JSON.stringify(arranged.problems));
const chance = chanceOf(rngOf('battle'));
const field = engine.resume(arranged.value, chance, null);
/** @param {string} verb @param {string | null} arg */
const act = (verb, arg) => {
  const seat = field.waiting[0] ?? 0;
  const refusal = engine.check(field, seat, { verb, arg });
  if (refusal) throw new Error(`${verb} ${arg}: ${refusal.key}`);
  engine.play(field, seat, { verb, arg }, chance, null);
};
/** Takes a picture, then lets whoever is asked do the first legal thing until the moment is another one.
 * @param {string} moment @param {string} name */
const shoot = (moment, name) => {
  for (let n = 0; n < 40 && !field.over; n++) {
    const top = field.stack.at(-1);
    if (top && `${top.proc}.${top.at}` === moment) {
      taken.set(name, picture(field, name));
      return;
    }
    const first = engine.legal(field, field.waiting[0] ?? 0)[0];
    if (first) act(first.verb, first.arg === null ? null : String(first.arg));
  }
};
act('march', 'troop:0.2');
act('enter', 'tile:2');
act('rank', engine.legal(field, 0)[0]?.arg?.toString() ?? '');
act('rank', engine.legal(field, 0)[0]?.arg?.toString() ?? '');
shoot('battle.orders', 'orders');
shoot('battle.ruses', 'ruses');
shoot('battle.attackerRetreat', 'retreat');

const NAMES = [...WANTED.map(({ name }) => name), 'orders', 'ruses', 'retreat'];
const pictures = NAMES.flatMap((name) => taken.get(name) ?? []);
writeFileSync(join(import.meta.dirname, 'snapshots.json'), `${JSON.stringify(pictures)}\n`);
console.log(pictures.map((p) => `${p.name} (seat ${p.seat}, ${p.choices.en.length} choices)`).join('\n'));
