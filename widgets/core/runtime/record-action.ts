import type { Action } from '../../../catalogue/metrics/action-values.ts';
import type { WidgetHost } from './define-widget.ts';

/** A visitor's action that is of value to the business. */
export interface RecordedAction {
  action: Action;
  /** Sent to the analytics service. Must not contain typed text. */
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
 * Counts an action for the owner and reports it to the analytics service. Actions are queued until the code that does
 * both has loaded. Widgets do not import that code, so a blocker that stops it breaks nothing else. Does nothing on
 * other sites.
 */
export const recordAction = (
  { place }: Pick<WidgetHost, 'place'>,
  action: Action,
  details?: RecordedAction['details'],
): void => {
  if (place === 'embed') return;
  window.recordedActions ??= [];
  window.recordedActions.push({ action, details });
};
