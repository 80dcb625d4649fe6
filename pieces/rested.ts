/** What has been pointed at for a while: details that flash up at every move of the hand only disturb. */

import { useEffect, useState } from 'preact/hooks';

export function useRested(thing: string | null, time: number): string | null {
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    setRested(null);
    if (thing === null) return;
    const wait = window.setTimeout(() => setRested(thing), time);
    return () => window.clearTimeout(wait);
  }, [thing]);
  return rested;
}
