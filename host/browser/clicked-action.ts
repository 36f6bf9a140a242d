import type { Action } from '../../catalogue/metrics/action-values.ts';
import type { PageKind } from '../../catalogue/metrics/page-kind.ts';

/** Where a phone number stands in a call to action, whatever else is near it. */
const callsToAction: readonly PageKind[] = ['service', 'local', 'areas', 'area'];

const contactAction: Readonly<Partial<Record<PageKind, Action>>> = {
  post: 'blog_cta_click',
  blog: 'blog_cta_click',
  area: 'area_contact_click',
  areas: 'area_contact_click',
};

/** What a click on a link is worth counting as, by where it leads and where it stands. */
export function clickedAction(link: HTMLAnchorElement, page: PageKind): Action | undefined {
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
