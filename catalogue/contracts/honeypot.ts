/** The form field that visitors cannot see. Filling it never refuses a form; it only marks the lead as suspect. */
export const honeypotName = 'website';
