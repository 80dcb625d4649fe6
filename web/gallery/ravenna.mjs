// Plays games of Ravenna and writes what a seat sees at telling moments: node web/gallery/ravenna.mjs
// The gallery (web/gallery.html?game=ravenna) draws the board from them; nothing else reads them.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceOf, engineOf, eyesOf, rngOf, textOf } from '@condotta/kernel';
import { mindOf, questionFor } from '@condotta/minds';
import { ravenna } from '@condotta/ravenna';

const engine = engineOf(ravenna);
const mind = mindOf('ravenna', 'sergeant');

/** @typedef {ReturnType<typeof engine.begin>} World */

const turn = (/** @type {World} */ w) => w.state.turn;
const given = (/** @type {World} */ w) => {
  const top = w.stack.at(-1);
  return top?.proc === 'orders' ? (top.issues[0]?.length ?? 0) : 0;
};
const marching = (/** @type {World} */ w) => {
  const top = w.stack.at(-1);
  return top?.proc === 'march' ? top : null;
};

/** The moments: a name, and when the world is worth a picture.
 * @type {{name: string, moment: string, fits: (world: World) => boolean}[]} */
const WANTED = [
  { name: 'deployment', moment: 'deployment.choose', fits: () => true },
  { name: 'orders', moment: 'orders.choose', fits: (w) => turn(w) === 1 },
  { name: 'issue', moment: 'orders.choose', fits: (w) => turn(w) >= 3 && given(w) === 1 },
  { name: 'answer', moment: 'execution.answer', fits: (w) => turn(w) >= 3 },
  { name: 'instead', moment: 'execution.instead', fits: () => true },
  { name: 'card', moment: 'execution.card', fits: () => true },
  { name: 'mark', moment: 'execution.mark', fits: (w) => turn(w) >= 2 },
  { name: 'aim', moment: 'shoot.aim', fits: (w) => turn(w) >= 3 },
  { name: 'suffer', moment: 'shoot.suffer', fits: () => true },
  { name: 'march', moment: 'march.go', fits: (w) => turn(w) >= 2 && marching(w)?.attack === false },
  {
    name: 'charge',
    moment: 'march.go',
    fits: (w) => turn(w) >= 3 && (marching(w)?.advanced ?? 0) > 0 && marching(w)?.attack === true,
  },
  { name: 'arrange', moment: 'arrange.place', fits: (w) => turn(w) >= 1 },
  { name: 'defender', moment: 'attack.defender', fits: () => true },
  { name: 'keep', moment: 'attack.keep', fits: (w) => turn(w) >= 3 },
  { name: 'hit', moment: 'effect.choose', fits: (w) => turn(w) >= 3 },
  { name: 'over', moment: '', fits: (w) => w.over !== null },
];

/** @param {World} world @param {string} name */
function picture(world, name) {
  const seat = world.waiting[0] ?? 0;
  const frame = world.stack.at(-1);
  const eyes = world.over ? 3 : eyesOf(seat);
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
    view: JSON.parse(JSON.stringify(ravenna.view(engine.table(world), world, eyes))),
    choices: { en: words('en'), it: words('it') },
  };
}

/** @param {World} world @param {string} key @param {import('@condotta/kernel').MessageArgs} args @param {'en'|'it'} language */
const say = (world, key, args, language) =>
  textOf(
    /** @type {import('@condotta/kernel').AnyGame} */ (/** @type {unknown} */ (ravenna)),
    engine.table(world),
    key,
    args,
    language,
  );

/** @type {Map<string, ReturnType<typeof picture>>} */
const taken = new Map();
for (let game = 0; game < 60 && taken.size < WANTED.length; game++) {
  const rng = rngOf(`gallery ${game}`);
  const chance = chanceOf(rng);
  const world = engine.begin({ seats: 2, scenario: null, options: { teams: 'even' } }, chance, null);
  for (let step = 0; step < 20_000 && !world.over; step++) {
    const seat = world.waiting[0] ?? 0;
    const frame = world.stack.at(-1);
    const moment = frame ? `${frame.proc}.${frame.at}` : '';
    for (const wanted of WANTED)
      if (wanted.moment === moment && !taken.has(wanted.name) && wanted.fits(world))
        taken.set(wanted.name, picture(world, wanted.name));
    const legal = engine.legal(world, seat);
    const question = questionFor(
      /** @type {import('@condotta/kernel').AnyEngine} */ (/** @type {unknown} */ (engine)),
      world,
      seat,
      rng,
      { work: 1, until: null },
    );
    // Now and then something else, so that rare moments come up.
    const other = rng(12) === 0 ? legal[rng(legal.length)] : undefined;
    const decision = other ?? mind?.decide(question) ?? legal[0];
    if (!decision) throw new Error('nothing is legal');
    engine.play(world, seat, decision, chance, null);
  }
  for (const wanted of WANTED)
    if (world.over && wanted.moment === '' && !taken.has(wanted.name))
      taken.set(wanted.name, picture(world, wanted.name));
}

const missing = WANTED.filter(({ name }) => !taken.has(name)).map(({ name }) => name);
if (missing.length > 0) console.error(`no moment for: ${missing.join(', ')}`);
const shots = WANTED.flatMap(({ name }) => taken.get(name) ?? []);
writeFileSync(join(import.meta.dirname, 'ravenna.json'), `${JSON.stringify(shots)}\n`);
console.error(`${shots.length} moments`);
