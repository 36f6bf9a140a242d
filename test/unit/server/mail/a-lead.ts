import PostalMime from 'postal-mime';
import type { Lead } from '../../../../server/store/lead.ts';

/** Of the mails about leads. */
export const mailRoute = {
  from: 'website@brushline.example',
  to: [{ address: 'owner@brushline.example' }],
  office: 'https://site.example/admin',
};

export const receivedAt = new Date('2026-11-21T20:04:00Z');

export const estimateFields = {
  name: 'Jane Doe',
  email: 'jane@example.com',
  phone: '(410) 555-0123',
  address: '12 Main St',
  city: 'Easton',
  state: 'MD',
  zipCode: '21601',
  message: 'Two bedrooms.\nAnd the hall, please.',
  serviceType: 'interior',
};

export const contactFields = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '',
  subject: 'Your hours',
  message: 'Are you open on Saturday?',
};

/** A lead whose mail became due when it was received. */
export function aLead(change: Partial<Lead> = {}): Lead {
  return {
    id: 'lead-1',
    kind: 'estimate',
    fields: estimateFields,
    fingerprint: 'f',
    receivedAt,
    source: {},
    suspicions: [],
    triage: { status: 'new', revision: 0, history: [], notes: [] },
    mail: { status: 'due', attempts: 0, nextTryAt: receivedAt },
    ...change,
  };
}

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

/** A written mail, parsed twice: its header lines by hand, everything else by a library. */
export async function readEml(eml: Buffer) {
  const raw = eml.toString('latin1');
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headerNames = lines.map((line) => line.slice(0, line.indexOf(':'))).sort();
  return { ...(await PostalMime.parse(eml)), raw, head, unfolded: lines, headerNames };
}
