/**
 * The form field that visitors cannot see. A form with it filled in is never refused; the lead is only marked as
 * suspected spam.
 */
export const honeypotName = 'website';
