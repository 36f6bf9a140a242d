import { type Action, actionValues } from '../../catalogue/metrics/action-values.ts';
import type { PageKind } from '../../catalogue/metrics/page-kind.ts';
import { reportAnalytics } from '../../widgets/core/metrics/analytics.ts';
import { clickedAction } from './clicked-action.ts';

/** What the analytics service calls an action, and which of its kind it is. */
const reported: Readonly<Partial<Record<Action, readonly [name: string, action?: string]>>> = {
  service_view: ['service_interest', 'view'],
  estimate_click: ['service_interest', 'estimate_click'],
  phone_click: ['service_interest', 'phone_click'],
  blog_view: ['blog_engagement', 'view'],
  read_complete: ['blog_engagement', 'read_complete'],
  blog_cta_click: ['blog_engagement', 'cta_click'],
  area_view: ['service_area_interest', 'view'],
  area_contact_click: ['service_area_interest', 'contact_click'],
  campaign: ['campaign_interaction'],
};

const viewed: Readonly<Partial<Record<PageKind, Action>>> = {
  service: 'service_view',
  local: 'service_view',
  area: 'area_view',
  post: 'blog_view',
};

/** Counts and reports what is done on this page that is worth something to the business (SPEC.md §9). */
export function watchActions(page: PageKind, count: (action: Action) => void): void {
  function note(action: Action): void {
    count(action);
    const [name, kind] = reported[action] ?? [action];
    reportAnalytics(name, actionValues[action], { page: location.pathname, ...(kind && { action: kind }) });
  }

  const view = document.querySelector('meta[name=robots][content=noindex]') ? undefined : viewed[page];
  if (view) note(view);
  if (/[?&]utm_(campaign|source)=./.test(location.search)) note('campaign');
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    const action = link && clickedAction(link, page);
    if (action) note(action);
  });
  if (page === 'post') whenRead(() => note('read_complete'));
}

/** Calls back once the end of the article has been in view. */
function whenRead(done: () => void): void {
  const end = document.querySelector('main article > :last-child');
  if (!end) return;
  const inView = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    inView.disconnect();
    done();
  });
  inView.observe(end);
}
