/** All keys on one page. */

import { words } from './context.ts';
import { Dialog } from './Dialog.tsx';

const KEYS = [
  ['← ↑ ↓ →', 'help.arrows'],
  ['n  N', 'help.next'],
  ['Enter  Space', 'help.enter'],
  ['Esc', 'help.esc'],
  ['/', 'help.find'],
  ['a … z  1 … 9', 'help.letters'],
  ['u  r', 'help.undo'],
  ['i', 'help.hint'],
  ['o', 'help.sight'],
  ['w  m', 'help.notes'],
  ['s', 'help.since'],
  ['l', 'help.log'],
  ['p', 'help.replay'],
  [',  .  p', 'help.replay-keys'],
  ['v', 'help.speed'],
  ['t', 'help.text'],
  ['h', 'help.bare'],
  ['+  -  0', 'help.zoom'],
  ['?', 'help.help'],
] as const;

export function Help({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={words('help.title')} close={words('choice.close')} onClose={onClose}>
      <dl class="keys">
        {KEYS.map(([keys, key]) => (
          <div key={key}>
            <dt>
              {keys.split('  ').map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{words(key)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
