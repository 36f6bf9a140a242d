import { defineWidget } from '../core/runtime/define-widget.ts';
import { type SiteNavOptions, siteNavOptions } from './options.ts';
import { SiteNav, type SiteNavData } from './view.tsx';

/** Hydrated on first use. */
export const siteNav = defineWidget<SiteNavOptions, SiteNavData>({
  name: 'site-nav',
  options: siteNavOptions,
  View: SiteNav,
});
