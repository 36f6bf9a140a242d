import type { Lead } from '../../../../server/store/lead.ts';
import { contactFields, estimateFields } from './a-lead.ts';

export const paletteFields = {
  customerEmail: 'jane@example.com',
  colors: 'Hale Navy (HC-154)\nSimply White (OC-117)',
};

/** Each kind of lead, with all of its fields. */
export const leadKinds: [Lead['kind'], Record<string, string>][] = [
  ['estimate', estimateFields],
  ['contact', contactFields],
  ['palette', paletteFields],
];
