import { business } from '../../../catalogue/business.ts';
import type { Report, ReportRange } from '../../../catalogue/contracts/admin/reports.ts';
import type { Action } from '../../../catalogue/metrics/action-values.ts';

export const strings = {
  ranges: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '12 months' } satisfies Record<ReportRange, string>,
  kinds: { estimate: 'Estimate requests', contact: 'Contact messages', palette: 'Color lists' } as Readonly<
    Record<string, string>
  >,
  none: 'Nothing yet.',
  unknown: '–',
  before: (total: number, before: number, days: number) => {
    const share = before > 0 ? Math.round((Math.abs(total - before) / before) * 100) : 0;
    const than = `${before.toLocaleString()} in the ${days} days before`;
    if (before === 0) return `None in the ${days} days before`;
    if (total === before) return `As many as in the ${days} days before`;
    if (share === 0) return `About as many as the ${than}`;
    return `${share.toLocaleString()}% ${total > before ? 'more' : 'fewer'} than ${than}`;
  },
  forms: { estimate: 'Estimate', contact: 'Contact', quiz: 'Color quiz', palette: 'Color list' },
  inTime: {
    plain: `Answered within ${business.replyHours} hours`,
    business: `Answered within ${business.replyHours} business hours`,
  } satisfies Record<Report['answers']['clock'], string>,
  actions: {
    estimate_form: 'Estimate requests sent',
    contact_form: 'Contact messages sent',
    palette_email: 'Color lists sent',
    palette_use: 'Color palette used',
    phone_call: 'Phone number pressed',
    phone_click: 'Phone number pressed in a call to action',
    email_click: 'E-mail address pressed',
    service_view: 'Service page read',
    estimate_click: '“Get Free Estimate” pressed',
    blog_view: 'Article opened',
    read_complete: 'Article read to the end',
    blog_cta_click: 'Button under an article pressed',
    area_view: 'Service area opened',
    area_contact_click: 'Contact pressed in a service area',
    review_click: 'Review page opened',
    file_download: 'File downloaded',
    campaign: 'Came from a campaign',
  } satisfies Record<Action, string>,
  vitals: {
    LCP: 'Main content shows (LCP)',
    INP: 'Responds to a tap or click (INP)',
    CLS: 'Stays in place (CLS)',
  },
} as const;
