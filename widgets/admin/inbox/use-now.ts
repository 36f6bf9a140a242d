import { useEffect, useState } from 'react';

/** The current time, updated every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticks = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(ticks);
  }, []);
  return now;
}
