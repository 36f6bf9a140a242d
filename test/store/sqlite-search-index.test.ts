import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sqlite } from '../../server/store/sqlite/database/driver.ts';
import { createSearchIndex } from '../../server/store/sqlite/search-index.ts';
import { sqliteStore } from '../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../server/store/store.ts';
import { aLead, noon, seeds } from './support/samples.ts';
import { newDataDir } from './support/sqlite-place.ts';

let dataDir: string;
let store: Store;
beforeEach(() => {
  dataDir = newDataDir();
  store = sqliteStore({ dataDir, seeds });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

const about = (id: string, message: string) =>
  aLead(id, { fields: { name: 'Ada', email: 'ada@example.com', message } });
async function found(text: string, by: Pick<Store, 'inbox'> = store): Promise<string[]> {
  const { leads } = await by.inbox({ order: 'oldest', limit: 1000, text });
  return leads.map(({ id }) => id);
}

/** The number of leads in the index according to another connection. */
function indexed(): number {
  const db = new Sqlite(join(dataDir, 'brushline.db'), { readonly: true });
  const count = db.prepare('select count(*) from lead_search_docsize').pluck().get();
  db.close();
  return Number(count);
}

describe('the words of leads', () => {
  it('are indexed after the lead, many leads at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await Promise.all(Array.from({ length: 120 }, (_, n) => store.addLead(about(`l${n}`, 'cedar shingles'))));
    expect(indexed()).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    await expect.poll(() => indexed()).toBe(120);
  });

  it('are found at once, by a search and in a snapshot', async () => {
    await Promise.all(Array.from({ length: 120 }, (_, n) => store.addLead(about(`l${n}`, 'cedar shingles'))));
    expect(await found('shingles')).toHaveLength(120);
    await store.addLead(about('last', 'brick'));
    const snapshot = await store.snapshot();
    expect(await found('brick', snapshot)).toEqual(['last']);
    await snapshot.close();
  });

  it('are found after the process that stored them was killed', async () => {
    await store.addLead(about('a', 'cedar shingles'));
    // Like after a killed process: nothing more was written.
    const next = sqliteStore({ dataDir, seeds });
    expect(await found('shingles', next)).toEqual(['a']);
    await next.close();
  });

  it('include a note that was written before they were indexed, and one written after', async () => {
    await store.addLead(about('a', 'cedar shingles'));
    await store.addLead(about('b', 'brick'));
    await store.addLeadNote('a', { id: 'n1', at: noon, by: '', text: 'teal' });
    expect([await found('teal'), await found('shingles'), await found('brick')]).toEqual([['a'], ['a'], ['b']]);
    await store.addLeadNote('b', { id: 'n2', at: noon, by: '', text: 'umber' });
    await store.removeLeadNote('a', 'n1', noon);
    expect([await found('teal'), await found('umber'), await found('brick')]).toEqual([[], ['b'], ['b']]);
  });

  it('leave nothing of a lead that was erased before they were indexed', async () => {
    await store.addLead(about('a', 'cedar shingles'));
    await store.erase({ email: 'ada@example.com' });
    await store.addLead(about('b', 'brick'));
    expect([await found('shingles'), await found('brick')]).toEqual([[], ['b']]);
    expect(indexed()).toBe(1);
  });

  it('do not fail a search if they cannot be written, and are written later', async () => {
    await store.addLead(about('a', 'cedar shingles'));
    const db = new Sqlite(join(dataDir, 'brushline.db'));
    const full = new Error('The disk is full');
    const failures: unknown[] = [];
    const failing = createSearchIndex(
      db,
      { writeLightly: async () => Promise.reject(full) },
      { onFailure: (error) => void failures.push(error) },
    );
    await expect(failing.catchUp()).resolves.toBeUndefined();
    expect(failures).toEqual([full]);
    db.close();
    expect(indexed()).toBe(0);
    expect(await found('shingles')).toEqual(['a']);
  });
});
