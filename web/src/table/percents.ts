/** Chances that come to one, in whole percents that come to a hundred: what is left by rounding down goes to those who lost most by it. */
export function percents(chances: readonly number[]): string[] {
  const parts = chances.map((chance) => Math.floor(chance * 100 + 1e-9));
  const lost = (i: number): number => (chances[i] ?? 0) * 100 - (parts[i] ?? 0);
  const left = Math.max(0, 100 - parts.reduce((sum, part) => sum + part, 0));
  const first = [...chances.keys()].sort((a, b) => lost(b) - lost(a)).slice(0, left);
  return chances.map((chance, i) => told(chance, (parts[i] ?? 0) + (first.includes(i) ? 1 : 0)));
}

/** What may happen is never told as nothing, nor what may fail as sure. */
function told(chance: number, percent: number): string {
  if (percent === 0 && chance > 0) return '< 1 %';
  return percent === 100 && chance < 1 - 1e-9 ? '> 99 %' : `${percent} %`;
}
