/** The counts of the site besides tracked events. Only names, so that browsers load little. */

/** What visitors finish step by step, by a word in the name of its widget. */
export const measuredForms = ['estimate', 'contact', 'quiz', 'palette'] as const;
export type MeasuredForm = (typeof measuredForms)[number];

/** The steps in order. The quiz is sent with its results, the palette as a list of colors by email. */
export const formSteps = ['seen', 'started', 'sent'] as const;
/** Core Web Vitals (https://web.dev/articles/vitals) and how each is rated. */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];
export const vitalRatings = ['good', 'needs-improvement', 'poor'] as const;
export type VitalRating = (typeof vitalRatings)[number];
