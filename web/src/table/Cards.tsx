/** What stands beside a thing: what can be done with it or why not, a menu, a last question. */

import type { Choice } from '@condotta/keeper/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { change, settings } from '../settings.ts';
import { useAnchor } from './anchor.ts';
import { idOf } from './choices.ts';
import { useTable, words } from './context.ts';
import { Mark } from './Marks.tsx';
import { byTouch } from './model.ts';
import { OddsFor } from './OddsBar.tsx';
import type { Bubble } from './picking.ts';
import { Rule } from './Rule.tsx';

export function Cards() {
  const { picking, replay, telling } = useTable();
  const bubble = picking.bubble.value;
  if (bubble) return <BubbleCard key={JSON.stringify(bubble)} bubble={bubble} />;
  // Nobody asks for odds while he is told how the last fight went.
  if (replay.past.value || telling.value) return null;
  return picking.eyed.value ? <EyedCard choice={picking.eyed.value} /> : <PointCard />;
}

/** Each reason once: a thing may be refused for the same reason by several verbs. */
function reasonsIn(choices: readonly Choice[]): Choice[] {
  const seen = new Set<string>();
  return choices.filter(({ refusal }) => refusal && !seen.has(refusal.text) && seen.add(refusal.text));
}

function Reasons({ choices }: { readonly choices: readonly Choice[] }) {
  const game = useTable().store.present.value?.game ?? '';
  return (
    <ul class="reasons">
      {reasonsIn(choices).map(({ refusal }) => (
        <li key={refusal?.text}>
          {refusal?.text} <Rule game={game} rule={refusal?.rule ?? ''} />
        </li>
      ))}
    </ul>
  );
}

/** Nothing that must be clicked stands here: it follows the pointer, and the pointer passes through it. */
function PointCard() {
  const { picking, choices } = useTable();
  const thing = picking.pointed.value;
  const there = thing === null ? [] : choices.value.filter(({ arg }) => arg === thing);
  const legal = there.filter(({ refusal }) => refusal === null);
  if (thing === null || there.length === 0) return null;
  return (
    <Anchored thing={thing} kind="point">
      {legal.map((choice) => (
        <Deed key={idOf(choice)} choice={choice} />
      ))}
      {legal.length === 0 && <Reasons choices={there} />}
    </Anchored>
  );
}

function EyedCard({ choice }: { readonly choice: Choice }) {
  const odds = useTable().picking.oddsOf(choice).value;
  if (!choice.refusal && (odds === null || odds === 'unknown')) return null;
  return (
    <Anchored thing={null} kind="point">
      {choice.refusal ? <Reasons choices={[choice]} /> : <Deed choice={choice} />}
    </Anchored>
  );
}

function Deed({ choice }: { readonly choice: Choice }) {
  const { finals } = useTable();
  return (
    <div class="deed">
      <p class="deed-name">
        {choice.label}
        {finals.has(choice) && (
          <span class="final">
            {' '}
            <Mark name="flag" /> {words('choice.final')}
          </span>
        )}
      </p>
      <OddsFor choice={choice} />
    </div>
  );
}

function BubbleCard({ bubble }: { readonly bubble: Bubble }) {
  const { picking, finals, store } = useTable();
  const neverAgain = ({ verb }: Choice): void => {
    change({ unasked: [...settings.value.unasked, `${store.game.value?.id} ${verb}`] });
    picking.confirm();
  };
  const close = (
    <button type="button" class="quiet" onClick={picking.cancel}>
      {words(bubble.kind === 'sure' ? 'sure.no' : 'choice.close')}
    </button>
  );
  switch (bubble.kind) {
    case 'why':
      return (
        <Anchored thing={bubble.thing} kind="why" label={words('choice.why')}>
          <Reasons choices={bubble.choices} />
          {close}
        </Anchored>
      );
    case 'menu':
      return (
        <Anchored thing={bubble.thing} kind="menu" label={words('choice.menu')}>
          <Menu choices={bubble.choices} thing={bubble.thing} />
          {close}
        </Anchored>
      );
    case 'sure':
      return (
        <Anchored thing={bubble.thing} kind="sure" label={words('sure.title')}>
          <p class="deed-name">{bubble.choice.label}</p>
          <OddsFor choice={bubble.choice} />
          {finals.has(bubble.choice) && (
            <p class="final">
              <Mark name="flag" /> {words('sure.final')}
            </p>
          )}
          <div class="bubble-buttons">
            <button type="button" class="main" onClick={picking.confirm}>
              {words('sure.yes')}
            </button>
            {close}
          </div>
          {settings.value.confirmFinal && finals.has(bubble.choice) && (
            <button type="button" class="quiet" onClick={() => neverAgain(bubble.choice)}>
              {words('sure.never')}
            </button>
          )}
        </Anchored>
      );
  }
}

function Menu({ choices, thing }: { readonly choices: readonly Choice[]; readonly thing: string }) {
  const { picking, finals } = useTable();
  return (
    <ul class="menu">
      {choices.map((choice) => (
        <li key={idOf(choice)}>
          <button
            type="button"
            aria-disabled={choice.refusal !== null}
            title={choice.refusal?.text}
            onClick={() => picking.choose(choice, thing, byTouch())}
          >
            {choice.label}
            {finals.has(choice) && (
              <span class="final" title={words('choice.final')}>
                <Mark name="flag" />
              </span>
            )}
          </button>
          {choice.refusal ? <Reasons choices={[choice]} /> : <OddsFor choice={choice} />}
        </li>
      ))}
    </ul>
  );
}

interface AnchoredProps {
  readonly thing: string | null;
  readonly kind: 'point' | Bubble['kind'];
  readonly label?: string;
  readonly children: ComponentChildren;
}

function Anchored({ thing, kind, label, children }: AnchoredProps) {
  const card = useRef<HTMLElement>(null);
  useAnchor(card, thing);
  useEffect(() => {
    if (kind === 'point') return;
    const before = document.activeElement;
    card.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, []);
  const isDialog = kind !== 'point';
  return (
    <section
      ref={card}
      class={`card card-${kind} ${isDialog ? 'bubble' : ''}`}
      role={isDialog ? 'dialog' : undefined}
      aria-label={label}
      aria-hidden={isDialog ? undefined : true}
    >
      {children}
    </section>
  );
}
