import type { Action } from '../../catalogue/metrics/action-values.ts';

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
