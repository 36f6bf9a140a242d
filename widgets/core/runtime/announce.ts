import { business } from '../../../catalogue/business.ts';
import { isEmbedBuild } from './build-target.ts';

/** What visitors do in a widget, for the analytics service of our own pages. */
export interface AnnouncedAction {
  name: string;
  value: number;
  params?: Record<string, unknown> | undefined;
}

/** The window event that carries it. Only a type, so that sender and listener share no file. */
export type Announcement = `${typeof business.namespace}:action`;

/**
 * Announces a visitor's action on our pages. The listener, if loaded, counts it: widgets import none of that code, so a
 * blocker that stops it stops nothing else. Does nothing on other sites.
 */
export function announce(name: string, value: number, params?: Record<string, unknown>): void {
  if (isEmbedBuild) return;
  const type: Announcement = `${business.namespace}:action`;
  dispatchEvent(new CustomEvent<AnnouncedAction>(type, { detail: { name, value, params } }));
}
