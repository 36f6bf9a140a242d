import { messageWords, requestWords } from '../../support/visitor-words.ts';

/** A valid message. */
export const aMessage = (changes: Record<string, unknown> = {}) => ({
  ...messageWords,
  phone: requestWords.phone,
  ...changes,
});
