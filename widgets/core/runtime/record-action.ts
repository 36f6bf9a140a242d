import type { Action } from '../../../catalogue/metrics/action-values.ts';
import { isEmbedBuild } from './build-target.ts';

/** Something a visitor did that is worth something to the business. */
export interface RecordedAction {
  action: Action;
  /** Sent along to the analytics service. Nothing that a visitor typed. */
  details?: Readonly<Record<string, string>> | undefined;
}

declare global {
  interface Window {
    /** Actions in order; `host/browser/track-actions.ts` takes over its `push` once it has loaded. */
    recordedActions?: RecordedAction[];
  }
}

export type RecordAction = (action: Action, details?: RecordedAction['details']) => void;

/**
 * Counts an action for the owner and reports it to the analytics service. Actions wait in a queue until the code that
 * does both has loaded; widgets import none of that code, so a blocker that stops it stops nothing else. Does nothing on
 * other sites.
 */
export const recordAction: RecordAction = (action, details) => {
  if (isEmbedBuild) return;
  window.recordedActions ??= [];
  window.recordedActions.push({ action, details });
};
