import { requestWords } from '../../support/visitor-words.ts';

/** A request that nothing is wrong with. */
export const anEstimate = (changes: Record<string, unknown> = {}) => ({
  ...requestWords,
  state: 'MD',
  serviceType: 'exterior',
  ...changes,
});
