/** Lines out of a stream of bytes that come in pieces of any size. */

import { StringDecoder } from 'node:string_decoder';

/** A whole line, or one that was too long to be kept and whose rest was dropped. */
export type ReadLine = { readonly text: string } | { readonly tooLong: number };

export interface LineReader {
  /** The lines that these bytes complete. */
  push(bytes: Uint8Array): ReadLine[];
  /** The last line, if the stream ends without a newline. */
  end(): ReadLine[];
}

export function lineReader(most: number): LineReader {
  const decoder = new StringDecoder('utf8');
  // Pieces are joined once a line: adding them up one by one would copy a long line again and again.
  let pieces: string[] = [];
  let length = 0;
  let first = true;

  const add = (piece: string): void => {
    length += piece.length;
    if (length <= most) pieces.push(piece);
    else pieces = [];
  };
  const finish = (): ReadLine => {
    const line = length <= most ? { text: clean(pieces.join('')) } : { tooLong: length };
    pieces = [];
    length = 0;
    first = false;
    return line;
  };
  const clean = (text: string): string => {
    const begun = first && text.startsWith('\uFEFF') ? text.slice(1) : text;
    return begun.endsWith('\r') ? begun.slice(0, -1) : begun;
  };

  return {
    push(bytes) {
      const [head = '', ...rest] = decoder
        .write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
        .split('\n');
      add(head);
      const lines: ReadLine[] = [];
      for (const piece of rest) {
        lines.push(finish());
        add(piece);
      }
      return lines;
    },
    end() {
      add(decoder.end());
      return length > 0 ? [finish()] : [];
    },
  };
}
