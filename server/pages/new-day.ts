import { longDate } from '../../catalogue/blog/dates.ts';
import type { ContentVersion } from '../content/content-version.ts';

/** Calls back after each midnight in New York, when 'Today' is outdated; at most one check late. */
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
