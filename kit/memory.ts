/**
 * What minds have worked out about positions. Imagined games come by the same ones again and again, plan after plan and world after
 * world; a position is told apart by all the numbers that the result depends on.
 */

/** A position in the making: one is written after another into the same place, and copied only where it is kept. */
export class Numbers {
  private words = new Int32Array(256);
  private count = 0;

  clear(): void {
    this.count = 0;
  }

  /** Whole numbers of 32 bits. */
  write(value: number): void {
    if (this.count === this.words.length) {
      const more = new Int32Array(2 * this.count);
      more.set(this.words);
      this.words = more;
    }
    this.words[this.count++] = value;
  }

  /** With its length, so that what follows cannot be taken for a part of it. */
  writeList(list: readonly number[]): void {
    this.write(list.length);
    for (let i = 0; i < list.length; i++) this.write(list[i] ?? 0);
  }

  hash(): number {
    let hash = this.count;
    for (let i = 0; i < this.count; i++) hash = Math.imul(hash ^ (this.words[i] ?? 0), 0x9e3779b1) ^ (hash >>> 15);
    return hash;
  }

  copy(): Int32Array {
    return this.words.slice(0, this.count);
  }

  equals(kept: Int32Array): boolean {
    if (kept.length !== this.count) return false;
    for (let i = 0; i < kept.length; i++) if (kept[i] !== this.words[i]) return false;
    return true;
  }
}

interface Known<T> {
  readonly box: object;
  readonly position: Int32Array;
  readonly result: T;
}

/** The latest positions and those before them: whatever is asked for again moves up, the rest is forgotten with its generation. */
export class Memory<T> {
  private readonly generation: number;
  private young = new Map<number, Known<T>>();
  private old = new Map<number, Known<T>>();

  constructor(generation: number) {
    this.generation = generation;
  }

  /** What is known of the position with these components (`box`), or else what `work` says. */
  recall(box: object, position: Numbers, work: () => T): T {
    const hash = position.hash();
    const known = this.young.get(hash) ?? this.old.get(hash);
    if (known && known.box === box && position.equals(known.position)) {
      this.young.set(hash, known);
      return known.result;
    }
    const kept = position.copy();
    const result = work();
    if (this.young.size >= this.generation) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(hash, { box, position: kept, result });
    return result;
  }
}

/** A memory for each way to look at things. */
export function memories<K, T>(generation: number): (key: K) => Memory<T> {
  const all = new Map<K, Memory<T>>();
  return (key) => {
    let memory = all.get(key);
    if (!memory) {
      memory = new Memory(generation);
      all.set(key, memory);
    }
    return memory;
  };
}
