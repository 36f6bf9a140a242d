import { patterns } from './spanish-patterns.ts';
import { wording } from './spanish-wording.ts';
import type { Language } from './translate.ts';

/** All text of the two forms, in U.S. Spanish. A test checks that it is complete. */
export const spanish: Language = { wording, patterns };
