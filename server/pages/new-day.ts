import { longDate } from '../../catalogue/blog/dates.ts';
import type { ContentVersion } from '../content/content-version.ts';

/** Calls back after each midnight in New York: 'Today' is no longer true. At most one look late. */
export function onNewDay(version: ContentVersion, now: () => Date, listener: () => void): void {
  const dayNow = () => longDate(now().toISOString());
  let day = dayNow();
  version.onLook(() => {
    const current = dayNow();
    if (current === day) return;
    day = current;
    listener();
  });
}
