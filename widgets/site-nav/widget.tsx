import { defineWidget } from '../core/runtime/define-widget.ts';
import { SiteNav, type SiteNavData, type SiteNavOptions } from './view.tsx';

/** The navigation of every page: two menus, the single links, the phone number and the drawer. Starts on intent. */
export const siteNav = defineWidget<SiteNavOptions, SiteNavData>({
  name: 'site-nav',
  options: { current: { fallback: '', accepts: (value) => typeof value === 'string' } },
  View: SiteNav,
});
