import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { LeadStatus } from '../../../../catalogue/contracts/admin/lead.ts';
import { colorsHeading } from '../../../../catalogue/paint/color-id.ts';
import type { LeadKind } from '../../../../server/store/lead.ts';
import { daily } from '../../../../server/store/metrics.ts';
import { openStore } from '../../../../server/store/open-store.ts';
import type { Store } from '../../../../server/store/store.ts';
import { type BuiltServer, startBuiltServer } from '../../../support/built-server.ts';
import { sampleEvents } from '../../load/admin/seed.ts';

/** The time in the pictures: a Tuesday, 10:42 AM in New York. */
export const officeTime = new Date('2026-06-16T14:42:00Z');

/** A lead as it arrived, and the owner's actions. */
interface SampleLead {
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
const sampleLeads = ({ isQuiet }: { isQuiet: boolean }): readonly SampleLead[] => [
  ...answered,
  ...waiting.map((lead): SampleLead => {
    const at = new Date(Date.parse(lead.received) + 41 * 60_000).toISOString();
    return isQuiet ? { ...lead, isSeen: true, changes: [{ at, status: 'called' }] } : lead;
  }),
  ...suspected,
];

const dayMs = 86_400_000;
const owner = '';
const env = {
  NODE_OPTIONS: '--import ./test/nightly/shots/office/shifted-clock.mjs',
  OFFICE_TIME: officeTime.toISOString(),
  EMBED_ORIGINS: 'https://towline.example,https://ridgeline.example',
};

/** Starts servers with the same leads at the same time of day, each with its own data. */
export function createOffices() {
  const folders: string[] = [];
  const templates = new Map<boolean, Promise<string>>();

  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'brushline-shots-'));
    folders.push(folder);
    return folder;
  }

  async function fill(isQuiet: boolean): Promise<string> {
    const dataDir = await newFolder();
    // The first start inserts the pages’ content.
    await (await startBuiltServer({ dataDir, env })).stop();
    const store = await openStore({ dataDir });
    for (const lead of sampleLeads({ isQuiet })) await keep(store, lead);
    const start = new Date(officeTime.getTime() - 60 * dayMs);
    await Promise.all([...sampleEvents(2_400, start, officeTime)].map((event) => store.recordEvent(event)));
    await store.addToCounts(embedLoads(), { maxKeys: 10 });
    await store.close();
    return dataDir;
  }

  return {
    /** @param isQuiet whether everyone has an answer */
    async start(isQuiet: boolean): Promise<BuiltServer> {
      const template = templates.get(isQuiet) ?? fill(isQuiet);
      templates.set(isQuiet, template);
      const dataDir = await newFolder();
      await cp(await template, dataDir, { recursive: true });
      return startBuiltServer({ dataDir, env });
    },
    async [Symbol.asyncDispose]() {
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function keep(store: Store, sample: SampleLead): Promise<void> {
  const { id, kind, fields, received, photos: photoCount = 0, site, isSpam } = sample;
  const receivedAt = new Date(received);
  const photos = Array.from({ length: photoCount }, (_, at) => `${id}-photo-${at}`.padEnd(22, '0'));
  for (const [at, photo] of photos.entries()) {
    const bytes = await room(at);
    await store.addPhoto({ id: photo, addedAt: receivedAt, ...bytes });
  }
  await store.claimPhotos(photos, id, receivedAt);
  await store.addLead({
    ...{ id, kind, fields, receivedAt, fingerprint: id },
    ...(photos.length > 0 && { photos }),
    source: site ? { origin: site, page: `${site}/cleanouts` } : {},
    suspicions: isSpam ? ['honeypot'] : [],
  });
  if (sample.isSeen) await store.markLeadSeen(id, receivedAt);
  for (const { at, status, visitAt } of sample.changes ?? []) {
    const change = { status, ...(visitAt && { visitAt: new Date(visitAt) }) };
    await store.changeLead(id, change, { at: new Date(at), by: owner });
  }
  if (sample.snoozed) {
    const { at, until } = sample.snoozed;
    await store.changeLead(id, { snoozedUntil: new Date(until) }, { at: new Date(at), by: owner });
  }
  for (const [at, note] of (sample.notes ?? []).entries()) {
    await store.addLeadNote(id, { id: `${id}-${at}`, at: new Date(note.at), by: owner, text: note.text });
  }
}

/** A drawn room in place of a photo, each in a different color. */
async function room(at: number): Promise<{ large: Buffer; small: Buffer }> {
  const wall = ['#c9b98f', '#7d9aa6', '#b7c4a3', '#d8c3b0'][at % 4];
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <rect width="1600" height="1200" fill="${wall}"/><path d="M0 940h1600v260H0z" fill="#8a6f52"/>
    <path d="M0 900h1600v40H0z" fill="#fbf8f1"/><path d="M${300 + at * 200} 320h340v580H${300 + at * 200}z" fill="#fbf8f1"/>
    <path d="M${340 + at * 200} 360h260v540H${340 + at * 200}z" fill="#6d4326"/>
    <path d="m1180 0 40 150-70 90 60 120" fill="none" stroke="#5b4a35" stroke-width="9"/></svg>`);
  const sized = (width: number) => sharp(drawing).resize(width).jpeg().toBuffer();
  return { large: await sized(1600), small: await sized(320) };
}

/** One sister site works; the other has had no loads for ten days. */
function embedLoads() {
  const load = (host: string, age: number, count: number) => ({
    ...daily(new Date(officeTime.getTime() - age * dayMs), 'embed_load', host, 'estimate-form', 'v1'),
    count,
  });
  return [
    ...Array.from({ length: 14 }, (_, age) => load('towline.example', age, 8 + ((age * 5) % 9))),
    ...[10, 11, 12, 13].map((age) => load('ridgeline.example', age, 6)),
  ];
}
