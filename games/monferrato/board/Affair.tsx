/** The affair of the moment in figures: what is told, a battle, a march, a bombardment, what is to be placed. */

import { at, type Language } from '@condotta/kernel';
import { Die, Shield, type Telling } from '@condotta/pieces';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Components } from '../components/types.ts';
import { armsOfSeat } from './arms.ts';
import { CounterPicture } from './Counter.tsx';
import { fallenOf, type Muster, musterOf } from './muster.ts';
import type { Beat } from './story.ts';
import { unitName } from './unit-words.ts';
import { factionOf, frameIn, type MonferratoView, unitsAt } from './view-form.ts';
import { factionWord, wordsIn } from './words.ts';

interface AffairProps {
  readonly view: MonferratoView;
  readonly components: Components;
  readonly language: Language;
  readonly telling: Telling<MonferratoView, Beat> | null;
}

/** Null: nothing that needs figures is going on. */
export function Affair(props: AffairProps) {
  const { view, telling } = props;
  const muster = useMuster(view);
  if (telling) return <Told {...props} telling={telling} />;
  if (frameIn(view, 'setUp')) return <SetUp {...props} />;
  if (frameIn(view, 'losses')) return <Losses {...props} />;
  if (frameIn(view, 'bombardment')) return <Bombardment {...props} />;
  if (frameIn(view, 'battle')) return <Battle {...props} muster={muster} />;
  if (frameIn(view, 'march')) return <March {...props} />;
  if (frameIn(view, 'activation')) return <Activation {...props} />;
  return null;
}

/** Kept from picture to picture, whatever sheet is shown. */
function useMuster(view: MonferratoView): Muster | null {
  const seen = useRef<{ readonly view: MonferratoView; readonly muster: Muster | null } | null>(null);
  if (seen.current?.view !== view)
    seen.current = { view, muster: musterOf(seen.current?.muster ?? null, seen.current?.view ?? null, view) };
  return seen.current.muster;
}

const zoneName = ({ components, language }: AffairProps, zone: number): string =>
  zone < 0 ? '' : at(components.zones, zone).name[language];

function Sheet({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <div class="mo-affair">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function Told({ telling, language }: AffairProps & { readonly telling: Telling<MonferratoView, Beat> }) {
  const words = wordsIn(language);
  const { still } = telling;
  const stop = (event: Event, then: () => void): void => {
    event.stopPropagation();
    then();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the two buttons say the same by keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: the two buttons say the same by keyboard
    <div class="mo-affair" data-told onClick={telling.next}>
      {still.volleys.map(({ faction, dice, hits }) => (
        <div key={faction} class="mo-volley">
          <Shield blazon={armsOfSeat(faction)} label={factionWord(faction, language)} />
          <span class="mo-dice">
            {dice.map((die, i) => (
              <Die key={i} value={die} />
            ))}
          </span>
          <b>{hits}</b>
        </div>
      ))}
      <div class="mo-affair-text">
        {still.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div class="mo-affair-ways">
        <button type="button" onClick={(event) => stop(event, telling.next)}>
          {words.next}
        </button>
        <button type="button" onClick={(event) => stop(event, telling.skip)}>
          {words.skip}
        </button>
      </div>
    </div>
  );
}

function SetUp(props: AffairProps) {
  const { view, components, language } = props;
  const words = wordsIn(language);
  const frame = frameIn(view, 'setUp');
  const placement = frame && components.setUp[frame.step];
  if (!frame || !placement) return null;
  const { piece, faction } = placement;
  const state = piece.kind === 'units' && frame.at === 'zone' ? at(view.units, frame.unit) : null;
  return (
    <Sheet title={`${words.setUp}: ${factionWord(faction, language)}`}>
      <div class="mo-figures">
        {state && <CounterPicture unit={state} components={components} />}
        <p>
          {words.toPlace}:{' '}
          <b>
            {piece.kind === 'fort'
              ? words.fort
              : piece.kind === 'camp'
                ? words.camp
                : state
                  ? unitName(state, components, language)
                  : `${piece.count - frame.done}`}
          </b>
          {piece.kind === 'units' && piece.count > 1 && ` (${frame.done + 1} ${words.of} ${piece.count})`}
        </p>
      </div>
    </Sheet>
  );
}

function March(props: AffairProps) {
  const { view, components, language } = props;
  const words = wordsIn(language);
  const frame = frameIn(view, 'march');
  if (!frame) return null;
  return (
    <Sheet title={`${words.march}: ${zoneName(props, frame.zone)}`}>
      <div class="mo-figures">
        <Row units={frame.units} view={view} components={components} />
        <p class="mo-big">
          <b>{Math.max(0, frame.points - frame.spent)}</b> / {frame.points}
          <small>{frame.points - frame.spent === 1 ? words.pointLeft : words.points}</small>
        </p>
      </div>
    </Sheet>
  );
}

function Row({
  units,
  view,
  components,
}: Pick<AffairProps, 'view' | 'components'> & { readonly units: readonly number[] }) {
  return (
    <span class="mo-row" data-many={units.length > 6 || undefined}>
      {units.map((unit) => (
        <CounterPicture key={unit} unit={at(view.units, unit)} components={components} />
      ))}
    </span>
  );
}

function Battle(props: AffairProps & { readonly muster: Muster | null }) {
  const { view, components, language, muster } = props;
  const words = wordsIn(language);
  const frame = frameIn(view, 'battle');
  if (!frame) return null;
  const there = unitsAt(view, components, frame.zone).map(({ unit }) => unit);
  const attackers = frame.attackers.filter((unit) => at(view.units, unit).zone === frame.zone);
  const defenders = there.filter((unit) => factionOf(components, unit) !== frame.attacker);
  const kind =
    frame.at === 'recall' || frame.at === 'window' ? words.battle : frame.major ? words.majorBattle : words.minorBattle;
  return (
    <Sheet title={`${kind}: ${zoneName(props, frame.zone)}`}>
      <div class="mo-sides-of-battle">
        {[
          { name: words.attackers, seat: frame.attacker, units: attackers, hits: frame.attackerHits },
          { name: words.defenders, seat: 1 - frame.attacker, units: defenders, hits: frame.defenderHits },
        ].map(({ name, seat, units, hits }) => (
          <div key={name}>
            <h4>
              <Shield blazon={armsOfSeat(seat)} /> {name}
            </h4>
            <Row units={units} view={view} components={components} />
            {frame.attackerHits + frame.defenderHits > 0 && (
              <p>
                <b>{hits}</b> {hits === 1 ? words.hitSuffered : words.suffered}
              </p>
            )}
            <Fallen units={fallenOf(muster, view, components, seat)} {...props} />
          </div>
        ))}
      </div>
    </Sheet>
  );
}

/** A gun that bursts is no hit suffered, but it is gone. */
function Fallen({ units, view, components, language }: AffairProps & { readonly units: readonly number[] }) {
  if (units.length === 0) return null;
  const names = units.map((unit) => unitName(at(view.units, unit), components, language));
  return <p class="mo-fallen">{`${wordsIn(language).fallen}: ${names.join(', ')}`}</p>;
}

function Losses(props: AffairProps) {
  const { view, language } = props;
  const words = wordsIn(language);
  const frame = frameIn(view, 'losses');
  if (!frame) return null;
  return (
    <Sheet title={`${factionWord(frame.seat, language)}: ${zoneName(props, frame.zone)}`}>
      <p class="mo-big">
        <b>{frame.hits}</b> <small>{frame.hits === 1 ? words.hitToTake : words.toTake}</small>
      </p>
    </Sheet>
  );
}

function Bombardment(props: AffairProps) {
  const { view, components, language } = props;
  const words = wordsIn(language);
  const frame = frameIn(view, 'bombardment');
  if (!frame) return null;
  return (
    <Sheet title={`${words.bombardment}: ${zoneName(props, frame.target)}`}>
      <div class="mo-figures">
        <Row units={frame.guns} view={view} components={components} />
        <p>
          {words.target}: {frame.walls ? words.walls : words.units}
        </p>
      </div>
    </Sheet>
  );
}

/** The zone that acts, and what the drawn Command has done so far. */
function Activation(props: AffairProps) {
  const { view, components, language } = props;
  const words = wordsIn(language);
  const frame = frameIn(view, 'activation');
  const zone = frameIn(view, 'zone');
  const most = !frame || frame.option === 1 ? 1 : Math.max(frame.limit, frame.chosen.length);
  // One zone is named by the question.
  if (!frame || most === 1 || (!zone && frame.chosen.length === 0)) return null;
  const name = at(components.commands, frame.command).name[language];
  return (
    <Sheet title={zone ? `${name}: ${zoneName(props, zone.zone)}` : name}>
      <p class="mo-left">{`${words.zones}: ${frame.chosen.length} ${words.of} ${most}`}</p>
    </Sheet>
  );
}
