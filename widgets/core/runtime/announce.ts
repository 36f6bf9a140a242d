import { isEmbedBuild } from './build-target.ts';

/** What visitors do in a widget, for the analytics service of our own pages (SPEC.md §9, "Analytics values"). */
export interface AnnouncedAction {
  name: string;
  value: number;
  params?: Record<string, unknown> | undefined;
}

/** The event on the window that says so. Only a type: who listens shares no file with who speaks. */
export type Announcement = 'brushline:action';

/**
 * Says on a page of ours what a visitor did. What counts listens, if it is there: widgets import none of it, so a
 * blocker that stops it stops nothing else. Says nothing on other sites.
 */
export function announce(name: string, value: number, params?: Record<string, unknown>): void {
  if (isEmbedBuild) return;
  const type: Announcement = 'brushline:action';
  dispatchEvent(new CustomEvent<AnnouncedAction>(type, { detail: { name, value, params } }));
}
