import { type Action, actionValues, leadActions } from '../../catalogue/metrics/action-values.ts';
import type { RecordAction, RecordedAction } from '../../widgets/core/runtime/record-action.ts';
import { reportAnalytics } from './analytics.ts';

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

/** The analytics service's names; others keep ours. */
export const analyticsEvents: Readonly<Partial<Record<Action, readonly [name: string, action?: string]>>> = {
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

/** Also handles each later item as soon as it is pushed. */
export function consumeQueue<Item>(queue: Item[], handle: (item: Item) => void): void {
  queue.push = (...items) => {
    for (const item of items) handle(item);
    return 0;
  };
  queue.push(...queue.splice(0));
}
