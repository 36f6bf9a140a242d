import { requestWords } from '../../support/visitor-words.ts';

/** A valid request. */
export const anEstimate = (changes: Record<string, unknown> = {}) => ({
  ...requestWords,
  state: 'MD',
  serviceType: 'exterior',
  ...changes,
});
