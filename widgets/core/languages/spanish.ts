import { patterns } from './spanish-patterns.ts';
import { wording } from './spanish-wording.ts';
import type { Language } from './translate.ts';

/** Everything that the two forms say, in the Spanish of the United States. A test compares it with their texts. */
export const spanish: Language = { wording, patterns };
