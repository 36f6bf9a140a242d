import type { Action } from '../../../catalogue/metrics/action-values.ts';
import type { WidgetHost } from './define-widget.ts';

export interface RecordedAction {
  action: Action;
  /** Sent to the analytics service. Must not contain typed text. */
  details?: Readonly<Record<string, string>> | undefined;
}

declare global {
  interface Window {
    /** `host/browser/track-actions.ts` takes over its `push`. */
    recordedActions?: RecordedAction[];
  }
}

export type RecordAction = (action: Action, details?: RecordedAction['details']) => void;

/** A blocker of the analytics code must break nothing else. */
export const recordAction = (
  { actions }: Pick<WidgetHost, 'actions'>,
  action: Action,
  details?: RecordedAction['details'],
): void => void actions?.push({ action, details });
