import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { daily } from '../../../server/store/metrics.ts';
import { openStore } from '../../../server/store/open-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { sampleEvents } from '../../load/admin/seed.ts';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { officeTime, type SampleLead, sampleLeads } from './sample-leads.ts';

const dayMs = 86_400_000;
const owner = '';
const env = {
  NODE_OPTIONS: '--import ./test/shots/office/shifted-clock.mjs',
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
    const store = await openStore({ dataDir, seeds: { areas: [], testimonials: [], posts: [] } });
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
    await store.addPhoto(
      { id: photo, addedAt: receivedAt, holder: id, ...bytes },
      { maxPlaces: 1_000, maxPlacesOfHolder: 1_000 },
    );
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
