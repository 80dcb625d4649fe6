/** What lies beside the map: Commands, Morale, points and how to win. */

import { at } from '@condotta/kernel';
import { type BoardProps, marksOf, Shield } from '@condotta/pieces';
import type { Components } from '../components/types.ts';
import { namesOf } from '../things.ts';
import { ARMY_ARMS, armsOfSeat, bandOf } from './arms.ts';
import { frameIn, holdersOf, type MonferratoView, pointsNow } from './view-form.ts';
import { factionWord, wordsIn } from './words.ts';
import type { Marked } from './Zones.tsx';

interface PanelProps extends Marked {
  readonly view: MonferratoView;
  readonly components: Components;
}

/** The marker of a Command: its band and letter, the arms of its army. */
function CommandMarker({
  command,
  components,
  large = false,
  ...marked
}: Marked & { readonly command: number; readonly components: Components; readonly large?: boolean }) {
  const { name, letter, army } = at(components.commands, command);
  return (
    <span
      class="mo-marker"
      data-large={large || undefined}
      style={{ '--band': bandOf(command) }}
      title={name[marked.language]}
      {...marksOf(marked, at(namesOf(components).command, command), name[marked.language])}
    >
      <Shield blazon={at(ARMY_ARMS, army)} />
      <b>{letter}</b>
    </span>
  );
}

export function CommandsPanel({ view, components, ...marked }: PanelProps) {
  const words = wordsIn(marked.language);
  const activation = frameIn(view, 'activation');
  const option = activation ? ['', words.option1, words.option2, words.option3][activation.option] : '';
  const row = (title: string, list: readonly number[], why: string) => (
    <div class="mo-cup" title={why}>
      <h4>{title}</h4>
      <span class="mo-markers">
        {list.map((command) => (
          <CommandMarker key={command} {...marked} command={command} components={components} />
        ))}
        {list.length === 0 && <small>{words.empty}</small>}
      </span>
    </div>
  );
  return (
    <section class="mo-panel mo-commands">
      {view.drawn !== null && (
        <div class="mo-drawn">
          <CommandMarker {...marked} command={view.drawn} components={components} large />
          <div>
            <h3>{at(components.commands, view.drawn).name[marked.language]}</h3>
            <p>{option || words.drawn}</p>
          </div>
        </div>
      )}
      <div class="mo-cups">
        {row(words.cup, view.cup, words.cupWhy)}
        {row(words.box, view.box, view.resting.length > 0 ? words.resting : '')}
      </div>
      {view.truce && <p class="mo-truce">{words.truce}</p>}
    </section>
  );
}

export function MoralePanel({ view, components, ...marked }: PanelProps) {
  const words = wordsIn(marked.language);
  const { bands, morale } = components;
  const bandName = (value: number): 'low' | 'medium' | 'high' =>
    value >= bands.high ? 'high' : value >= bands.medium ? 'medium' : 'low';
  return (
    <section class="mo-panel">
      <h3>{words.morale}</h3>
      <ul class="mo-morale">
        {components.armies.map(({ name }, army) => {
          const value = at(view.morale, army);
          const says = value > 0 ? `${value}, ${words[bandName(value)]}` : words.notInPlay;
          return (
            <li key={army} data-off={value === 0 || undefined} title={`${name[marked.language]}: ${says}`}>
              <span
                {...marksOf(
                  marked,
                  at(namesOf(components).army, army),
                  `${name[marked.language]}: ${words.morale} ${says}`,
                )}
              >
                <Shield blazon={at(ARMY_ARMS, army)} />
                {name[marked.language]}
              </span>
              <span class="mo-scale" aria-hidden="true">
                {Array.from({ length: morale.most }, (_, i) => (
                  <i key={i} data-band={bandName(i + 1)} data-now={i + 1 === value || undefined} />
                ))}
              </span>
              <b>{value > 0 ? value : '–'}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function VictoryPanel({ view, components, ...marked }: PanelProps) {
  const { language } = marked;
  const words = wordsIn(language);
  const now = pointsNow(view, components);
  return (
    <section class="mo-panel">
      <h3>{words.victory}</h3>
      <div class="mo-score">
        {[0, 1].map((seat) => (
          <span key={seat}>
            <Shield blazon={armsOfSeat(seat)} />
            {factionWord(seat, language)}
            <b>{at(view.points, seat)}</b>
            <em title={words.ifEnded}>→ {at(now, seat)}</em>
          </span>
        ))}
      </div>
      <ul class="mo-prizes">
        {components.zones.flatMap(({ id, name, points }, zone) => {
          if (points === 0) return [];
          const [france, spain] = holdersOf(view, components, zone);
          const holder = france === spain ? -1 : france ? 0 : 1;
          const says = holder < 0 ? (france ? words.both : words.nobody) : factionWord(holder, language);
          return [
            <li key={id} title={`${name[language]}, ${points} ${words.points1}: ${words.held} ${says}`}>
              {holder >= 0 ? <Shield blazon={armsOfSeat(holder)} label={says} /> : <span class="mo-prize-free" />}
              {name[language]} <b>{points}</b>
            </li>,
          ];
        })}
      </ul>
      <details class="mo-how">
        <summary>{HOW[language]}</summary>
        <p>{words.howToWin}</p>
        <p>{words.cautions}</p>
      </details>
    </section>
  );
}

const HOW: Readonly<Record<BoardProps['language'], string>> = { en: 'How do I win?', it: 'Come si vince?' };
