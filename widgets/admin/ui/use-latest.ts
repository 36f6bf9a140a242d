import { useRef, useState } from 'react';

/** Never changes, so that what receives it need not be rendered again. */
export function useLatest<Args extends unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useRef(callback);
  latest.current = callback;
  const [stable] = useState(
    () =>
      (...args: Args): Result =>
        latest.current(...args),
  );
  return stable;
}
