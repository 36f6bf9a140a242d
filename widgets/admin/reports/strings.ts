import type { Report, ReportRange } from '../../../catalogue/contracts/admin/reports.ts';
import type { Action } from '../../../catalogue/metrics/action-values.ts';

export const strings = {
  title: 'Numbers',
  ranges: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '12 months' } satisfies Record<ReportRange, string>,
  range: 'How far back',
  loading: 'Loading numbers...',
  failed: 'The numbers could not be loaded.',
  asTable: 'As a table',
  day: 'Day',
  month: 'Month',
  none: 'Nothing yet.',
  leads: 'Leads',
  kinds: { estimate: 'Estimate requests', contact: 'Contact messages', palette: 'Color lists' } as Readonly<
    Record<string, string>
  >,
  events: 'Tracked events',
  other: 'Others',
  chart: (name: string, total: number, peak: number, when: string) =>
    peak === 0 ? `${name}: none` : `${name}: ${total.toLocaleString()} in all, most ${when}: ${peak.toLocaleString()}`,
  /** `25% more than 8 in the 30 days before`. */
  before: (total: number, before: number, days: number) => {
    const share = before > 0 ? Math.round((Math.abs(total - before) / before) * 100) : 0;
    const than = `${before.toLocaleString()} in the ${days} days before`;
    if (before === 0) return `None in the ${days} days before`;
    if (total === before) return `As many as in the ${days} days before`;
    if (share === 0) return `About as many as the ${than}`;
    return `${share.toLocaleString()}% ${total > before ? 'more' : 'fewer'} than ${than}`;
  },
  bar: (when: string, count: number) => `${when}: ${count.toLocaleString()}`,
  most: (peak: number) => `Most: ${peak.toLocaleString()}`,
  sources: 'Where leads come from',
  site: 'Site',
  ownSite: 'This site',
  pages: 'Pages that bring leads',
  page: 'Page',
  count: 'Leads',
  funnel: 'How far visitors get in a form',
  funnelNote: 'Each opening of a page with the form counts once. A quiz counts as sent when it shows its results.',
  form: 'Form',
  forms: { estimate: 'Estimate', contact: 'Contact', quiz: 'Color quiz', palette: 'Color list' },
  seen: 'Seen',
  started: 'Started',
  sent: 'Sent',
  sentOfSeen: 'Sent of seen',
  answers: 'First answers',
  median: 'Half are answered within',
  inTime: { plain: 'Answered within 24 hours', business: 'Answered within 24 business hours' } satisfies Record<
    Report['answers']['clock'],
    string
  >,
  ofDue: (inTime: number, due: number) => `${inTime.toLocaleString()} of the ${due.toLocaleString()} already due`,
  waiting: 'Not answered yet',
  values: 'What visitors did',
  valuesNote: 'Each action is weighted by what it is worth to the business. Watch which way the total goes.',
  action: 'Action',
  times: 'Times',
  worth: 'Worth',
  total: 'Total',
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
  vitals: 'How fast pages feel',
  vitalsNote: 'The share of visits in each group, as measured in visitors’ own browsers.',
  vital: 'Measure',
  vitalNames: {
    LCP: 'Main content shows (LCP)',
    INP: 'Responds to a tap or click (INP)',
    CLS: 'Stays in place (CLS)',
  },
  figure: 'Figure',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
  unknown: '–',
} as const;
