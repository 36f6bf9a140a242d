import type { LeadStatus } from '../../../catalogue/contracts/lead-status.ts';
import { colorsHeading } from '../../../catalogue/paint/color-id.ts';
import type { LeadKind } from '../../../server/store/lead.ts';

/** The time in the pictures: a Tuesday, 10:42 AM in New York. */
export const officeTime = new Date('2026-06-16T14:42:00Z');

/** A lead as it arrived, and the owner's actions. */
export interface SampleLead {
  id: string;
  kind: LeadKind;
  received: string;
  fields: Record<string, string>;
  photos?: number;
  site?: string;
  isSeen?: boolean;
  changes?: readonly { at: string; status: LeadStatus; visitAt?: string }[];
  snoozed?: { at: string; until: string };
  notes?: readonly { at: string; text: string }[];
  isSpam?: boolean;
}

const estimate = (name: string, town: string, serviceType: string, more: Record<string, string> = {}) => ({
  name,
  email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`,
  ...{ phone: '(410) 555-0163', address: '214 Goldsborough Street', city: town, state: 'MD', zipCode: '21601' },
  ...{ serviceType, message: 'Two coats on the trim and the front door, please. We are home after five.', ...more },
});

const annasColors = `${colorsHeading}\nWhite Dove (OC-17)\nSea Salt (SW 6204)\nHale Navy (HC-154)`;

/** The leads without an answer, newest last. */
const waiting: readonly SampleLead[] = [
  {
    ...{ id: 'karen', kind: 'estimate', received: '2026-06-15T13:10:00Z', isSeen: true },
    fields: estimate('Karen Whitlock', 'Stevensville', 'exterior'),
  },
  {
    ...{ id: 'dorsey', kind: 'estimate', received: '2026-06-15T16:05:00Z', photos: 2, isSeen: true },
    fields: estimate('Hank & Lou Dorsey', 'Rock Hall', 'pressure-washing', { phone: '(410) 555-0144' }),
  },
  {
    ...{ id: 'anna', kind: 'estimate', received: '2026-06-15T20:10:00Z', photos: 3, site: 'https://towline.example' },
    fields: estimate('Anna Price', 'Easton', 'interior', {
      phone: '(410) 555-0171',
      message: `Front hall, stairs and two bedrooms. The hall has old plaster with a crack over the door that comes back every winter. We would like it done before my sister’s family arrives on July 18. There is a dog, he is friendly.\n\n${annasColors}`,
    }),
    notes: [{ at: '2026-06-16T12:02:00Z', text: 'Voicemail full. Try after 10.' }],
  },
  {
    ...{ id: 'priya', kind: 'contact', received: '2026-06-16T12:31:00Z' },
    fields: {
      ...{ firstName: 'Priya', lastName: 'Raman', email: 'priya.raman@example.com', phone: '(410) 555-0119' },
      ...{ subject: 'Color advice', message: 'Which white goes with a red brick chimney?' },
    },
  },
  {
    ...{ id: 'owen', kind: 'estimate', received: '2026-06-16T13:55:00Z', photos: 4 },
    fields: estimate('Owen Sutter', 'Oxford', 'exterior', { phone: '(410) 555-0155' }),
  },
];

const answered: readonly SampleLead[] = [
  {
    ...{ id: 'walter', kind: 'estimate', received: '2026-06-14T19:20:00Z', isSeen: true },
    fields: estimate('Walter Seth', 'Chestertown', 'exterior', { phone: '(410) 555-0102' }),
    changes: [{ at: '2026-06-14T22:10:00Z', status: 'called' }],
    snoozed: { at: '2026-06-14T22:11:00Z', until: '2026-06-18T12:00:00Z' },
  },
  {
    ...{ id: 'tom', kind: 'estimate', received: '2026-06-13T14:02:00Z', isSeen: true },
    fields: estimate('Tom Brandt', 'Chester', 'exterior', { phone: '(410) 555-0103' }),
    changes: [
      { at: '2026-06-13T18:00:00Z', status: 'called' },
      { at: '2026-06-13T18:05:00Z', status: 'scheduled', visitAt: '2026-06-17T13:00:00Z' },
    ],
  },
  {
    ...{ id: 'mia', kind: 'estimate', received: '2026-06-10T15:00:00Z', isSeen: true },
    fields: estimate('Mia Okafor', 'Oxford', 'interior', { phone: '(410) 555-0104' }),
    changes: [{ at: '2026-06-11T04:55:00Z', status: 'won' }],
  },
  {
    ...{ id: 'anna-before', kind: 'estimate', received: '2024-05-03T15:00:00Z', isSeen: true },
    fields: estimate('Anna Price', 'Easton', 'exterior', { phone: '(410) 555-0171' }),
    changes: [{ at: '2024-05-03T19:00:00Z', status: 'won' }],
  },
  {
    ...{ id: 'anna-asked', kind: 'contact', received: '2025-02-11T15:00:00Z', isSeen: true },
    fields: {
      ...{ firstName: 'Anna', lastName: 'Price', email: 'anna.price@example.com', phone: '(410) 555-0171' },
      ...{ subject: 'Which white for trim?', message: 'The one in the dining room.' },
    },
    changes: [{ at: '2025-02-11T18:00:00Z', status: 'called' }],
  },
];

const suspected = ['Best Rank', 'Cheap Roofs Now'].map(
  (name, at): SampleLead => ({
    ...{ id: `spam-${at}`, kind: 'estimate', received: `2026-06-16T1${1 + at}:20:00Z`, isSpam: true },
    fields: estimate(name, 'Easton', 'exterior', { phone: `(410) 555-018${at}` }),
  }),
);

/** @param isQuiet whether everyone has an answer */
export const sampleLeads = ({ isQuiet }: { isQuiet: boolean }): readonly SampleLead[] => [
  ...answered,
  ...waiting.map((lead): SampleLead => {
    const at = new Date(Date.parse(lead.received) + 41 * 60_000).toISOString();
    return isQuiet ? { ...lead, isSeen: true, changes: [{ at, status: 'called' }] } : lead;
  }),
  ...suspected,
];
