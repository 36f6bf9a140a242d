/** Only names, so that browsers load little. */

export const measuredForms = ['estimate', 'contact', 'quiz', 'palette'] as const;
export type MeasuredForm = (typeof measuredForms)[number];

/** The quiz is sent with its results, the palette as colors by email. */
export const formSteps = ['seen', 'started', 'sent'] as const;
/** Core Web Vitals (https://web.dev/articles/vitals). */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];
export const vitalRatings = ['good', 'needs-improvement', 'poor'] as const;
export type VitalRating = (typeof vitalRatings)[number];

/** Part of stored metric keys. */
export const pageKinds = [
  'home',
  'service',
  'services',
  'local',
  'areas',
  'area',
  'blog',
  'post',
  'contact',
  'palette',
  'other',
] as const;
export type PageKind = (typeof pageKinds)[number];
