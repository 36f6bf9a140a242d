/** The form field that no visitor sees. A filled one never refuses a form, it only raises suspicion. */
export const honeypotName = 'website';
