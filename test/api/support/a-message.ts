import { messageWords, requestWords } from '../../support/visitor-words.ts';

/** A message that nothing is wrong with. */
export const aMessage = (changes: Record<string, unknown> = {}) => ({
  ...messageWords,
  phone: requestWords.phone,
  ...changes,
});
