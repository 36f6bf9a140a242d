/** What the site counts of its use beside tracked events: names only, so that a browser can know them cheaply. */

/** The forms whose way from seen to sent is counted, by the kind of lead that comes of them. */
export const measuredForms = ['estimate', 'contact'] as const;
export type MeasuredForm = (typeof measuredForms)[number];

/** On the way to a sent form, in order. */
export const formSteps = ['seen', 'started', 'sent'] as const;
export type FormStep = (typeof formSteps)[number];

/** Core Web Vitals (https://web.dev/articles/vitals) and how each is rated. */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];
export const vitalRatings = ['good', 'needs-improvement', 'poor'] as const;
export type VitalRating = (typeof vitalRatings)[number];

/** Widgets that other sites embed. */
export const embeddableWidgets = [
  'estimate-form',
  'contact-form',
  'color-quiz',
  'palette-picker',
  'testimonials',
  'area-search',
] as const;
