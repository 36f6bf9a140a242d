import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSessions } from '../../../../server/auth/sessions.ts';
import { sqliteStore } from '../../../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../../server/store/store.ts';
import { newDataDir } from '../../../store/support/sqlite-place.ts';

const dayMs = 86_400_000;
const start = Date.parse('2026-06-01T12:00:00Z');

let dataDir: string;
let store: Store;
beforeEach(() => {
  dataDir = newDataDir();
  store = sqliteStore({ dataDir, seeds: { areas: [], testimonials: [], posts: [] } });
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

it.each([
  ['ninety days later', 89.9, true],
  ['after that', 90.1, false],
  ['a few hours earlier, by a clock that was corrected', -0.5, true],
  ['days earlier, by a clock that was set back', -2, false],
])('a browser is known: %s', async (_, days, isKnown) => {
  let now = new Date(start);
  const credentials = async () => ({ passwordHash: '', epoch: 'first' });
  const sessions = createSessions({ store, credentials, now: () => now });
  const how = { staysSignedIn: false, hasShownCode: false, epoch: 'first' };
  const opened = await sessions.open({ device: undefined, userAgent: undefined, ...how });
  now = new Date(start + days * dayMs);
  expect((await sessions.known(opened?.deviceToken)) !== undefined).toBe(isKnown);
});
