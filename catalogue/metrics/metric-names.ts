/** The counts of the site besides tracked events. Only names, so that browsers load little. */

/** The forms whose steps from seen to sent are counted, by their kind of lead. */
export const measuredForms = ['estimate', 'contact'] as const;
export type MeasuredForm = (typeof measuredForms)[number];

/** The steps toward a sent form, in order. */
export const formSteps = ['seen', 'started', 'sent'] as const;
export type FormStep = (typeof formSteps)[number];

/** Core Web Vitals (https://web.dev/articles/vitals) and how each is rated. */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];
export const vitalRatings = ['good', 'needs-improvement', 'poor'] as const;
export type VitalRating = (typeof vitalRatings)[number];
