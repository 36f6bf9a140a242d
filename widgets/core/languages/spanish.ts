import { patterns } from './spanish-patterns.ts';
import { wording } from './spanish-wording.ts';
import type { Language } from './translate.ts';

/** U.S. Spanish; a test checks that it is complete. */
export const spanish: Language = { wording, patterns };
