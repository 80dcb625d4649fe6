/** Whole games at the page: a mirror decides, a hand of some kind carries it out on what is highlighted. */

import type { Decision, Seat } from '@condotta/kernel';
import { act, type Match, seqOf } from '@condotta/kernel/host';
import type { Page } from '@playwright/test';
import { chooserOf, type GameId, mirrorOf, offeredTo, type Secret, secretsFrom } from './mirror.ts';
import { expect } from './page.ts';

/** How a person works the page. */
export interface Hand {
  /** Past the pass screen. */
  take(page: Page): Promise<void>;
  /** Chooses what has a place on the board. */
  pick(page: Page, thing: string): Promise<void>;
  /** Presses a button of the strip, named by its choice. */
  press(page: Page, choice: string): Promise<void>;
  /** Answers the menu at a thing, if there is one. */
  menu(page: Page, label: string): Promise<void>;
  /** Says yes where it is asked once more. */
  sure(page: Page): Promise<void>;
  skipNews(page: Page): Promise<void>;
}

export interface Played {
  readonly match: Match;
  readonly decisions: number;
  readonly passes: number;
  readonly searched: number;
  readonly secrets: number;
}

export interface Wish {
  readonly game?: GameId;
  readonly seed: string;
  readonly names: readonly string[];
  readonly hand: Hand;
  /** Everything that can be chosen is on the screen at once (no drawers). */
  readonly wide: boolean;
  readonly most: number;
  /** To stop before the end. */
  readonly enough?: (match: Match) => boolean;
  /** Called before each decision. */
  readonly between?: (match: Match) => Promise<void>;
}

export async function playToTheEnd(page: Page, wish: Wish): Promise<Played> {
  const match = mirrorOf(wish.seed, wish.names.length, null, wish.game);
  const choose = chooserOf(wish.seed);
  let looking: Seat | null = null;
  let [decisions, passes, searched, secrets] = [0, 0, 0, 0];
  /** `eyes`: who looks at the page; `heard`: whose messages there may be since the last search. */
  const search = async (eyes: Seat | null, heard: Seat | null): Promise<void> => {
    const hidden = {
      page: secretsFrom(match, eyes),
      nobody: secretsFrom(match, null),
      heard: secretsFrom(match, heard),
    };
    secrets += hidden.page.length;
    searched++;
    expect(await betrayals(page, heard, hidden), `secrets after ${decisions} decisions`).toEqual([]);
  };
  while (!match.world.over && !wish.enough?.(match)) {
    if (looking === null || !match.world.waiting.includes(looking)) {
      const before = looking;
      looking = match.world.waiting[0] ?? 0;
      await expect(page.locator('#pass-title')).toHaveText(wish.names[looking] ?? '');
      await expectBlank(page);
      await search(null, before);
      await wish.hand.take(page);
      passes++;
    }
    const seat = looking;
    await arrived(page, match, seat);
    await search(seat, seat);
    await wish.between?.(match);
    await wish.hand.skipNews(page);
    await expectHighlights(page, match, seat, wish.wide);
    const decision = choose(match, seat);
    const there = match.engine.legal(match.world, seat).filter(({ arg }) => arg === decision.arg);
    await carryOut(page, decision, there.length > 1, wish.hand);
    const answer = act(match, seat, decision);
    if (!answer.ok) throw new Error('the mirror refuses what it chose');
    if (++decisions > wish.most) throw new Error(`no end after ${wish.most} decisions`);
  }
  if (match.world.over) await expect(page.locator('.ask-who')).toHaveText('The game is over');
  return { match, decisions, passes, searched, secrets };
}

/** The page has the picture that this seat must see now, and has drawn it. */
async function arrived(page: Page, match: Match, seat: Seat): Promise<void> {
  const seq = seqOf(match, seat);
  await page.waitForFunction(
    ([wantedSeat, wantedSeq]) => {
      const { look } = window.watch;
      const drawn = document.querySelector('.board-place [data-thing]');
      const prompt = document.querySelector('.ask[data-mine] .ask-prompt')?.textContent;
      return drawn && look?.seat === wantedSeat && look.seq === wantedSeq && prompt === look.prompt;
    },
    [seat, seq] as const,
    { timeout: 30_000 },
  );
}

/** After so long without an answer a person would try again. */
const PATIENCE = 4000;

const idOf = ({ verb, arg }: Decision): string => `${verb} ${arg ?? ''}`;

/** What glows is exactly what the rules allow: nothing more, nothing less. */
async function expectHighlights(page: Page, match: Match, seat: Seat, wide: boolean): Promise<void> {
  const legal = offeredTo(match, seat);
  const wanted = new Set(legal.map(idOf));
  const things = new Set(legal.flatMap(({ arg }) => (typeof arg === 'string' ? [arg] : [])));
  const problems = (): Promise<readonly [string[], string[]]> =>
    page.evaluate(() => {
      const read = (selector: string, name: string): string[] => [
        ...new Set([...document.querySelectorAll(selector)].map((one) => one.getAttribute(name) ?? '')),
      ];
      return [
        read('.board-place [data-thing][data-standing=legal]', 'data-thing'),
        read('.verb[aria-disabled=false]', 'data-choice'),
      ] as const;
    });
  await expect
    .poll(async () => {
      const [glowing, buttons] = await problems();
      const wrong = [
        ...glowing.filter((thing) => !things.has(thing)).map((thing) => `glows, but is not allowed: ${thing}`),
        ...buttons.filter((id) => !wanted.has(id)).map((id) => `can be pressed, but is not allowed: ${id}`),
      ];
      const shown = (decision: Decision): boolean =>
        buttons.includes(idOf(decision)) || (typeof decision.arg === 'string' && glowing.includes(decision.arg));
      const missing = wide ? legal.filter((decision) => !shown(decision)).map(idOf) : [];
      return [...wrong, ...missing.map((id) => `allowed, but nowhere to be seen: ${id}`)];
    })
    .toEqual([]);
}

/** `isOneOfMany`: the same thing is good for more than this. */
export async function carryOut(page: Page, decision: Decision, isOneOfMany: boolean, hand: Hand): Promise<void> {
  const id = idOf(decision);
  const acts = await page.evaluate(() => window.watch.acts.length);
  const inStrip = await page.locator(`.verb[data-choice="${id}"]`).count();
  const point = (): Promise<void> =>
    inStrip > 0 || typeof decision.arg !== 'string' ? hand.press(page, id) : hand.pick(page, decision.arg);
  await point();
  if (isOneOfMany && inStrip === 0 && typeof decision.arg === 'string')
    await hand.menu(page, await labelOf(page, decision));
  let tried = Date.now();
  await expect
    .poll(
      async () => {
        const made = await page.evaluate((n) => window.watch.acts.slice(n), acts);
        if (made.length > 0) return made.map(({ verb, arg }) => ({ verb, arg }));
        await hand.sure(page);
        // The map may have moved under the hand: as a person would, one tries again.
        if (Date.now() - tried > PATIENCE && (await page.locator('.card-menu, .card-sure').count()) === 0) {
          tried = Date.now();
          await point();
        }
        return [];
      },
      { message: id, intervals: [10, 20, 40, 80, 160, 320] },
    )
    .toEqual([{ verb: decision.verb, arg: decision.arg }]);
}

const labelOf = (page: Page, { verb, arg }: Decision): Promise<string> =>
  page.evaluate(
    ([wantedVerb, wantedArg]) =>
      window.watch.look?.choices.find((one) => one.verb === wantedVerb && one.arg === wantedArg)?.label ?? '',
    [verb, arg] as const,
  );

/** Between two persons the page is empty: the seal, a name, a button. */
async function expectBlank(page: Page): Promise<void> {
  const left = await page.evaluate(() => ({
    things: document.querySelectorAll('[data-thing], [data-step], svg.v-map, svg.r-map').length,
    text: document.body.innerText.length,
  }));
  expect(left.things).toBe(0);
  expect(left.text).toBeLessThan(200);
}

interface Hidden {
  readonly page: readonly Secret[];
  readonly nobody: readonly Secret[];
  readonly heard: readonly Secret[];
}

/** Where anything of this is found: in the page's text and attributes, its storage, or what its worker has said. */
function betrayals(page: Page, eyes: Seat | null, secrets: Hidden): Promise<string[]> {
  return page.evaluate(
    async ([seat, hidden]) => {
      interface Message {
        readonly take?: { readonly seat?: number | null };
        readonly give?: { readonly seat?: number | null; readonly over?: unknown; readonly view?: View } | null;
      }
      interface View {
        readonly players?: readonly { readonly hand: unknown; readonly reserve: unknown }[];
        readonly sides?: readonly { readonly hand: unknown; readonly played: unknown; readonly orders: unknown }[];
        readonly commanders?: readonly {
          readonly seat: number;
          readonly issued: unknown;
          readonly answer: string;
          readonly shown: boolean;
        }[];
      }
      const said = window.watch.heard.splice(0) as Message[];
      /** Bytes as they are: among thousands of letters of base64 a short name ("Toll") stands by chance now and then. */
      const decoded = (key: string, value: unknown): unknown =>
        key === 'packed' && typeof value === 'string' ? atob(value) : value;
      const stored = await new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('condotta');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('rows').objectStore('rows').getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(JSON.stringify(all.result, decoded));
          };
        };
      });
      const find = (place: string, text: string, wanted: readonly Secret[]): string[] =>
        wanted
          .filter(({ thing, name }) => text.includes(`"${thing}"`) || (name !== null && text.includes(name)))
          .map(({ thing, name }) => `${thing} (${name}) in ${place}: ${text.slice(0, 160)}`);
      const inMessage = (message: Message): string[] => {
        const { take, give } = message;
        const own = give?.seat ?? take?.seat ?? null;
        if (own !== null && own !== seat) return [`a message for seat ${own} while seat ${seat} looks`];
        const view = give?.over ? null : give?.view;
        const hands = (view?.players ?? []).flatMap((player, owner) =>
          owner !== own && (player.hand !== null || player.reserve !== null) ? [`the hand of seat ${owner}`] : [],
        );
        const { sides = [], commanders = [] } = view ?? {};
        const cards = sides.flatMap(({ hand, played, orders }, side) =>
          commanders[side * 3]?.seat !== own && (hand !== null || played !== null || orders !== null)
            ? [`the cards of side ${side}`]
            : [],
        );
        const issued = commanders.flatMap((commander, i) =>
          commander.seat !== own &&
          commander.issued !== null &&
          !commander.shown &&
          (commander.answer === 'none' || commander.answer === 'accepted')
            ? [`the Order of Commander ${i}`]
            : [],
        );
        return [
          ...hands,
          ...cards,
          ...issued,
          ...find('a message', JSON.stringify(message), own === null ? hidden.nobody : hidden.heard),
        ];
      };
      return [
        ...find('the page', document.documentElement.outerHTML, hidden.page),
        ...find('localStorage', JSON.stringify({ ...localStorage }), hidden.nobody),
        ...find('sessionStorage', JSON.stringify({ ...sessionStorage }), hidden.nobody),
        ...find('IndexedDB', stored, hidden.nobody),
        ...said.flatMap(inMessage),
      ];
    },
    [eyes, secrets] as const,
  );
}
