import { useEffect, useRef, useState } from 'react';

/** Never changes: what receives it is not rendered again. */
export function useLatest<Args extends unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useRef(callback);
  latest.current = callback;
  return useRef((...args: Args): Result => latest.current(...args)).current;
}

/** False in the server's HTML, which knows no screen. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(false);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = () => setMatches(list.matches);
    follow();
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, [query]);
  return matches;
}

export function useOnMount(run: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useEffect(() => run(), []);
}
