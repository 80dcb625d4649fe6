/** The whole sheet in small: where one looks, and a way to each of its sections. */

import type { BoardProps, Extent } from '@condotta/pieces';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Components, SECTIONS, type Section } from '../components/types.ts';
import { FRAMES, SHEET, zonePath } from './geometry.ts';
import { sectionWord, wordsIn } from './words.ts';

/** Null: the whole sheet. */
export type Part = Section | null;

interface LocatorProps {
  readonly components: Components;
  readonly language: BoardProps['language'];
  readonly part: Part;
  /** Sections in which something can be chosen. */
  readonly called: ReadonlySet<Section>;
  /** Filled here: told what is seen. */
  readonly seeing: { current: (seen: Extent) => void };
  onPart(part: Part): void;
}

export function Locator({ components, language, part, called, seeing, onPart }: LocatorProps) {
  const words = wordsIn(language);
  const window = useRef<SVGRectElement>(null);
  useLayoutEffect(() => {
    seeing.current = ({ x, y, width, height }) => {
      const rect = window.current;
      if (!rect) return;
      const [left, top] = [Math.max(x, SHEET.x), Math.max(y, SHEET.y)];
      rect.setAttribute('x', String(left));
      rect.setAttribute('y', String(top));
      rect.setAttribute('width', String(Math.max(0, Math.min(x + width, SHEET.x + SHEET.width) - left)));
      rect.setAttribute('height', String(Math.max(0, Math.min(y + height, SHEET.y + SHEET.height) - top)));
    };
  }, [seeing]);
  return (
    <nav class="mo-locator" aria-label={words.locator}>
      <svg viewBox={`${SHEET.x} ${SHEET.y} ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
        {SECTIONS.map((section) => {
          const [x, y, width, height] = FRAMES[section];
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the buttons below say the same by keyboard
            <g key={section} onClick={() => onPart(section)} data-called={called.has(section) || undefined}>
              <rect class="mo-locator-frame" x={x} y={y} width={width} height={height} />
              <path
                d={components.zones
                  .filter((zone) => zone.section === section)
                  .map(({ id }) => zonePath(id))
                  .join('')}
              />
            </g>
          );
        })}
        <rect class="mo-locator-window" ref={window} />
      </svg>
      <div class="mo-locator-ways">
        {SECTIONS.map((section) => (
          <button
            key={section}
            type="button"
            aria-pressed={part === section}
            data-called={called.has(section) || undefined}
            onClick={() => onPart(section)}
          >
            {sectionWord(section, language)}
          </button>
        ))}
        <button type="button" class="mo-locator-all" aria-pressed={part === null} onClick={() => onPart(null)}>
          {words.all}
        </button>
      </div>
    </nav>
  );
}
