import { type Action, actionValues, leadActions } from '../../catalogue/metrics/action-values.ts';
import type { RecordAction, RecordedAction } from '../../widgets/core/runtime/record-action.ts';
import { reportAnalytics } from './analytics.ts';
import { consumeQueue } from './consume-queue.ts';

/** What the analytics service calls an action, and which of its kind it is. Others go by our own name. */
const reported: Readonly<Partial<Record<Action, readonly [name: string, action?: string]>>> = {
  estimate_form: ['estimate_form_submission'],
  contact_form: ['contact_form_submission'],
  service_view: ['service_interest', 'view'],
  estimate_click: ['service_interest', 'estimate_click'],
  phone_click: ['service_interest', 'phone_click'],
  blog_view: ['blog_engagement', 'view'],
  read_complete: ['blog_engagement', 'read_complete'],
  blog_cta_click: ['blog_engagement', 'cta_click'],
  area_view: ['service_area_interest', 'view'],
  area_contact_click: ['service_area_interest', 'contact_click'],
  palette_use: ['color_palette_usage'],
  palette_email: ['color_palette_usage', 'email'],
  campaign: ['campaign_interaction'],
};

const countedWithLeads: readonly Action[] = Object.values(leadActions);

/**
 * Counts and reports every action recorded on this page so far and from now on, each with its one value.
 * @returns records an action of the page itself, without the file that widgets record theirs by
 */
export function countActions(count: (action: Action) => void): RecordAction {
  window.recordedActions ??= [];
  const queue = window.recordedActions;
  consumeQueue(queue, ({ action, details }: RecordedAction) => {
    if (!countedWithLeads.includes(action) && (action !== 'palette_use' || isFirstOfVisit(action))) count(action);
    const [name, kind] = reported[action] ?? [action];
    reportAnalytics(name, actionValues[action], { ...(kind && { action: kind }), ...details });
  });
  return (action, details) => queue.push({ action, details });
}

/** Whether an action has not been counted in this tab before; a browser that refuses storage counts it once a page. */
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
