import { useEffect, useState } from 'react';
import { timeNow } from '../admin-api.ts';

const minuteMs = 60_000;

/** The server's time. */
export function useNow(): Date {
  const [now, setNow] = useState(timeNow);
  useEffect(() => {
    const ticks = setInterval(() => setNow(timeNow()), minuteMs);
    return () => clearInterval(ticks);
  }, []);
  // The first answer may have corrected it.
  const known = timeNow();
  if (Math.abs(known.getTime() - now.getTime()) > 2 * minuteMs) setNow(known);
  return now;
}
