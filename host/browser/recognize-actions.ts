import type { Action } from '../../catalogue/metrics/action-values.ts';
import type { PageKind } from '../../catalogue/metrics/metric-names.ts';
import type { RecordAction } from '../../widgets/core/runtime/record-action.ts';
import { consumeQueue } from './track-actions.ts';

/** On these, every phone link counts as a call to action. */
const callsToAction: readonly PageKind[] = ['service', 'local', 'areas', 'area'];

const contactAction: Readonly<Partial<Record<PageKind, Action>>> = {
  post: 'blog_cta_click',
  blog: 'blog_cta_click',
  area: 'area_contact_click',
  areas: 'area_contact_click',
};

function clickedAction(link: HTMLAnchorElement, page: PageKind): Action | undefined {
  const { protocol, origin, pathname, hash } = link;
  const isFramed = link.closest('header, footer') !== null && !link.closest('main');
  if (protocol === 'tel:') return !isFramed && isInCallToAction(link, page) ? 'phone_click' : 'phone_call';
  if (protocol === 'mailto:') return 'email_click';
  if (isFramed && !hash) return undefined;
  if (link.hasAttribute('download')) return 'file_download';
  if (origin !== location.origin) return location.pathname === '/review-us' ? 'review_click' : undefined;
  // Of this page, too; any other place on /contact asks for no estimate.
  if (hash === '#estimate' || (pathname === '/contact' && !hash)) return contactAction[page] ?? 'estimate_click';
  return page === 'post' && pathname === '/services' ? 'blog_cta_click' : undefined;
}

const isInCallToAction = (link: Element, page: PageKind): boolean =>
  callsToAction.includes(page) ||
  (page !== 'contact' && link.closest('section')?.querySelector('form, a[href^="/contact"]') != null);

const viewed: Readonly<Partial<Record<PageKind, Action>>> = {
  service: 'service_view',
  local: 'service_view',
  area: 'area_view',
  post: 'blog_view',
};

export function recognizeActions(page: PageKind, clicks: Event[], recordAction: RecordAction): void {
  const record = (action: Action) => recordAction(action, { page: location.pathname });
  const view = document.querySelector('meta[name=robots][content=noindex]') ? undefined : viewed[page];
  if (view) record(view);
  if (/[?&]utm_(campaign|source)=./.test(location.search)) record('campaign');
  consumeQueue(clicks, ({ target }) => {
    const link = (target as Element).closest('a');
    const action = link && clickedAction(link, page);
    if (action) record(action);
  });
  whenRead(() => record('read_complete'));
}

function whenRead(done: () => void): void {
  const end = document.querySelector('[data-text-end]');
  if (!end) return;
  const inView = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    inView.disconnect();
    done();
  });
  inView.observe(end);
}
