import { type Action, actionValues, leadActions } from '../../catalogue/metrics/action-values.ts';
import type { RecordAction, RecordedAction } from '../../widgets/core/runtime/record-action.ts';
import { reportAnalytics } from './analytics.ts';
import { analyticsEvents } from './analytics-events.ts';
import { consumeQueue } from './consume-queue.ts';

const countedWithLeads: readonly Action[] = Object.values(leadActions);

/** Returns a recorder without the module that widgets use. */
export function trackActions(count: (action: Action) => void): RecordAction {
  window.recordedActions ??= [];
  const queue = window.recordedActions;
  consumeQueue(queue, ({ action, details }: RecordedAction) => {
    if (!countedWithLeads.includes(action) && (action !== 'palette_use' || isFirstOfVisit(action))) count(action);
    const [name, kind] = analyticsEvents[action] ?? [action];
    reportAnalytics(name, actionValues[action], { ...(kind && { action: kind }), ...details });
  });
  return (action, details) => queue.push({ action, details });
}

/** In this tab; without storage, each page counts it once. */
function isFirstOfVisit(action: Action): boolean {
  const key = `counted:${action}`;
  try {
    const isFirst = !sessionStorage.getItem(key);
    sessionStorage.setItem(key, '1');
    return isFirst;
  } catch {
    return true;
  }
}
