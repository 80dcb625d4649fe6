/** The element at `i`, which must be there: an index out of range is a bug and stops at its cause. */
export function at<T>(list: readonly T[], i: number): T {
  const x = list[i];
  if (x === undefined) throw new RangeError(`no element ${i} in a list of ${list.length}`);
  return x;
}

/** The last element, which must be there. */
export function last<T>(list: readonly T[]): T {
  return at(list, list.length - 1);
}

/** Takes one `x` out of the list; false if it is not there. */
export function remove<T>(list: T[], x: T): boolean {
  const i = list.indexOf(x);
  if (i < 0) return false;
  list.splice(i, 1);
  return true;
}

export function sum(list: readonly number[]): number {
  let n = 0;
  for (const x of list) n += x;
  return n;
}

/** 0..n-1 */
export function range(n: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < n; i++) out.push(i);
  return out;
}
