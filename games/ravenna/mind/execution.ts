/** R7, R8 in the mind: accept or reject, and whom to mark. */

import { at, type Decision } from '@condotta/kernel';
import { WAIT } from '../rules/reveal.ts';
import type { FrameOf, RavennaTable } from '../state.ts';
import { initiativeName, orderName, unitName } from '../things.ts';
import { commanderAt, dataOf, lineOf, sideAt, sideOfCommander, unitAt } from '../units.ts';
import { chosenMarks, type Idea, ideasOf, markClicks, type Task, taskOf } from './command.ts';
import { decision } from './ground.ts';
import { firstOfKind, type Plan } from './orders.ts';
import type { Outlook } from './outlook.ts';
import { moralCost } from './worth.ts';

type Execution = FrameOf<'execution'>;

const PREPARE = 0;
/** R7.8 */
const NEW_ORDER = 2;

const carryOut = (outlook: Outlook, { commander, marks }: Task): Decision[] =>
  markClicks(
    outlook.ground.t,
    commander,
    chosenMarks(marks).map(({ unit }) => unit),
  );

const ideaClicks = (side: number, { unit, card }: Idea): Decision[] => [
  decision('initiative', unitName(unit)),
  decision('choose', initiativeName(side, card)),
];

/** What could be done instead of the issued Order, the best first, costs paid. `among`: the Orders that come into question. */
export function alternatives(outlook: Outlook, commander: number, among: readonly number[] = ALL): Plan[] {
  const { t } = outlook.ground;
  const side = sideOfCommander(commander);
  const { orders } = sideAt(t.s, side);
  const ideas = commanderAt(t.s, commander).issued === WAIT ? bestIdeas(outlook, commander) : [];
  // R7.12: who could have an Initiative says first that he wants an Order.
  const asking = ideas.length > 0 && commanderAt(t.s, commander).answer !== 'rejected' ? [decision('anew')] : [];
  const plans: Plan[] = [...new Set(orders)]
    .filter((order) => among.includes(order))
    .map((order) => {
      const task = taskOf(outlook, commander, order);
      return {
        decisions: [...asking, decision('order', orderName(order)), ...carryOut(outlook, task)],
        worth: task.worth - moralCost(t, side, NEW_ORDER),
        kind: 'order',
      };
    });
  if (commanderAt(t.s, commander).answer !== 'rejected')
    for (const idea of ideas)
      plans.push({ decisions: ideaClicks(side, idea), worth: idea.worth, kind: effectOf(t, side, idea) });
  return plans.sort((a, b) => b.worth - a.worth);
}
const MOST_IDEAS = 4;
const ALL = [0, 1, 2, 3];

const effectOf = (t: RavennaTable, side: number, { card }: Idea): string =>
  at(t.components.initiatives[side === 0 ? 0 : 1], card).effect.kind;

/** The Initiatives that seem best, and the best one of every effect. */
function bestIdeas(outlook: Outlook, commander: number): Idea[] {
  const isFirst = firstOfKind<Idea>((idea) => effectOf(outlook.ground.t, sideOfCommander(commander), idea));
  return ideasOf(outlook, commander).filter((idea, i) => isFirst(idea) || i < MOST_IDEAS);
}

/** The Initiatives that the Unit which has been named could choose. */
export function cardPlans(outlook: Outlook, commander: number): Plan[] {
  const { t } = outlook.ground;
  const side = sideOfCommander(commander);
  const { bearer } = commanderAt(t.s, commander);
  return ideasOf(outlook, commander)
    .filter(({ unit }) => unit === bearer)
    .map((idea) => ({
      decisions: ideaClicks(side, idea).slice(1),
      worth: idea.worth,
      kind: effectOf(t, side, idea),
    }));
}
/** Two points are paid only for a fight. */
const TO_FIGHT = [1];

/** Is it a question whether this Unit is marked? To wait does nothing, and to stand costs nothing but the shot of a gun (R9, R10.4). */
const isOpen = (t: RavennaTable, unit: number, order: number): boolean =>
  order === PREPARE ? dataOf(t, unit).type === 'artillery' : order !== WAIT;

/** Accepting, in several ways: as it seems best, with one Unit more, with one less, with another one alone. */
export function acceptances(outlook: Outlook, commander: number): Plan[] {
  const { t } = outlook.ground;
  const { issued } = commanderAt(t.s, commander);
  const { marks, worth } = taskOf(outlook, commander, issued);
  const best = chosenMarks(marks);
  const plan = (chosen: typeof best, value: number): Plan => ({
    decisions: [
      decision('accept'),
      ...markClicks(
        t,
        commander,
        chosen.map(({ unit }) => unit),
      ),
    ],
    worth: value,
  });
  const plans: Plan[] = [{ ...plan(best, worth), kind: 'accept' }];
  for (const mark of marks) {
    if (!isOpen(t, mark.unit, issued)) continue;
    const has = best.includes(mark);
    if (!has) plans.push(plan([...best, mark], worth + mark.worth));
    else if (best.length > 1)
      plans.push(
        plan(
          best.filter((each) => each !== mark),
          worth - mark.worth,
        ),
      );
    // Somebody else alone.
    else plans.push(...marks.filter((each) => each !== mark).map((each) => plan([each], each.worth)));
  }
  return plans;
}

/** What is best in the present step of his. */
export function execute(outlook: Outlook, frame: Execution): readonly Decision[] {
  const { commander } = frame;
  switch (frame.at) {
    case 'answer': {
      const [accepted] = acceptances(outlook, commander);
      const [other] = alternatives(outlook, commander, TO_FIGHT);
      if (other && accepted && other.worth > accepted.worth + RELUCTANCE)
        return [decision('reject'), ...other.decisions];
      return accepted?.decisions ?? [decision('accept')];
    }
    case 'instead':
    case 'stock':
      return alternatives(outlook, commander)[0]?.decisions ?? [];
    case 'card':
      return cardPlans(outlook, commander)[0]?.decisions ?? [];
    case 'mark':
      return goOnMarking(outlook, commander);
    case 'next':
      return [];
  }
}

/** A rejection shows the enemy a card, and what it hopes for is only hoped for. */
const RELUCTANCE = 0.5;

function goOnMarking(outlook: Outlook, commander: number): Decision[] {
  const { t } = outlook.ground;
  const { answer, issued, order } = commanderAt(t.s, commander);
  const { marks } = taskOf(outlook, commander, answer === 'rejected' ? order : issued);
  const begun = lineOf(t, commander).some((unit) => unitAt(t.s, unit).marked);
  const more = chosenMarks(marks).filter(({ unit, worth }) => !unitAt(t.s, unit).marked && (!begun || worth > 0));
  const clicks = more.map(({ unit }) => decision('mark', unitName(unit)));
  return [...clicks, decision('done')];
}
