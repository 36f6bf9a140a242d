import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSettings } from '../../server/admin/settings.ts';
import { sqliteStore } from '../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../server/store/store.ts';
import { seeds } from './support/samples.ts';
import { newDataDir } from './support/sqlite-place.ts';

/** Written by a server of schema 5: three leads, one of them called and with a note, an event, counts and settings. */
const fixture = 'test/store/fixtures/schema-5.db.gz';

let dataDir: string;
let store: Store;
beforeEach(() => {
  dataDir = newDataDir();
  writeFileSync(join(dataDir, 'brushline.db'), gunzipSync(readFileSync(fixture)));
  store = sqliteStore({ dataDir, seeds });
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

const all = { order: 'oldest', limit: 9 } as const;

describe('a database of an older version', () => {
  it('keeps every lead with its history and notes', async () => {
    const { leads } = await store.inbox(all);
    expect(
      leads.map(({ kind, fields, care, mail }) => [kind, Object.values(fields)[0], care.status, mail.status]),
    ).toEqual([
      ['estimate', 'Ada Cox', 'called', 'sent'],
      ['contact', 'Ben', 'new', 'sent'],
      ['palette', 'cy@example.com', 'new', 'sent'],
    ]);
    expect(leads[0]?.care.notes).toMatchObject([{ text: 'Gate code 12.', by: 'Ann' }]);
  });

  it('finds leads by their words', async () => {
    const { leads } = await store.inbox({ ...all, text: 'gutters' });
    expect(leads.map(({ fields }) => fields.subject)).toEqual(['Gutters']);
  });

  it('keeps events, settings and counts', async () => {
    expect(await store.newestEvents({ limit: 9 })).toMatchObject([
      { eventType: 'page_view', eventDetails: '/exterior' },
    ]);
    expect((await createSettings(store).read()).weeklyLetter).toBe(true);
    expect((await store.areas()).length).toBe(23);
    expect((await store.posts()).length).toBe(12);
    expect((await store.testimonials({ isFeatured: false })).length).toBe(6);
  });

  it('stores new leads, and opens again', async () => {
    await store.addLead({
      id: 'new-one',
      kind: 'contact',
      fields: { firstName: 'Di' },
      fingerprint: 'f',
      receivedAt: new Date(),
      source: {},
      suspicions: [],
    });
    await store.close();
    store = sqliteStore({ dataDir, seeds });
    expect((await store.inbox(all)).leads.map(({ fields }) => Object.values(fields)[0])).toContain('Di');
  });
});
