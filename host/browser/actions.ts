import { type Action, actionValues } from '../../catalogue/metrics/action-values.ts';
import type { PageKind } from '../../catalogue/metrics/page-kind.ts';
import { reportAnalytics } from '../../widgets/core/metrics/analytics.ts';

/** Kinds of pages on which every phone number belongs to a call to action. */
const callsToAction: readonly PageKind[] = ['service', 'local', 'areas', 'area'];

const contactAction: Readonly<Partial<Record<PageKind, Action>>> = {
  post: 'blog_cta_click',
  blog: 'blog_cta_click',
  area: 'area_contact_click',
  areas: 'area_contact_click',
};

/** The action that a click on a link counts as, by where it leads and where it is on the page. */
function clickedAction(link: HTMLAnchorElement, page: PageKind): Action | undefined {
  const { protocol, origin, pathname } = link;
  const isFramed = link.closest('header, footer') !== null && !link.closest('main');
  if (protocol === 'tel:') return !isFramed && isInCallToAction(link, page) ? 'phone_click' : 'phone_call';
  if (protocol === 'mailto:') return 'email_click';
  if (isFramed) return undefined;
  if (link.hasAttribute('download')) return 'file_download';
  if (origin !== location.origin) return location.pathname === '/review-us' ? 'review_click' : undefined;
  if (pathname === '/contact') return contactAction[page] ?? 'estimate_click';
  return page === 'post' && pathname === '/services' ? 'blog_cta_click' : undefined;
}

const isInCallToAction = (link: Element, page: PageKind): boolean =>
  callsToAction.includes(page) ||
  (page !== 'contact' && link.closest('section')?.querySelector('form, a[href^="/contact"]') != null);

/** The analytics service's name for an action, and its kind. */
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

/** Counts and reports actions on this page that have a value for the business. */
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
