import type { Database } from 'better-sqlite3';
import { afterEach, expect, it, vi } from 'vitest';
import { startOfDay } from '../../catalogue/time/eastern-time.ts';
import { daily } from '../../server/store/metrics.ts';
import { Sqlite } from '../../server/store/sqlite/open-database.ts';
import type { Store } from '../../server/store/store.ts';
import { login } from '../api/support/owner-session.ts';
import { startServer, type TestServer } from '../api/support/test-server.ts';
import { aLead } from './support/samples.ts';

type Call = readonly [method: string, path: string, body?: object];

/** What grows with the years; everything else is bounded by a limit. */
const growing = ['lead', 'event', 'counted', 'photo', 'request_link'];
/** The other ways to call a route that reads. */
const variants: Readonly<Record<string, readonly string[]>> = {
  '/api/admin/leads': [
    '?status=new,called,scheduled&snoozed=back&order=oldest',
    '?status=new&kind=estimate,contact&snoozed=no&order=oldest',
    '?status=new&kind=palette&snoozed=no&limit=20',
    '?status=won',
    '?snoozed=yes&order=oldest',
    '?due=overdue&order=oldest',
    '?town=Easton&order=oldest',
    '?site=https://sister.example',
    '?kind=estimate',
    '?service=exterior',
    '?service=interior&status=new&order=oldest',
    '?photos=yes',
    '?receipt=dead',
    '?status=called,scheduled,won,lost&kind=estimate,contact&limit=3',
    '?photos=yes&kind=estimate&site=',
  ],
  '/api/admin/numbers': ['?range=7', '?range=365'],
  '/api/admin/events': ['?limit=10'],
  '/api/admin/contact-submissions': ['?limit=1'],
  '/api/admin/estimate-requests': ['?limit=500'],
};
/** Routes that read although they are posted to, or that change one lead. */
const posts: Readonly<Record<string, readonly object[]>> = {
  '/api/admin/leads/search': [{ q: 'porch clapboard' }, { q: 'po' }, { q: '410 555 0187' }, { q: 'zeppelin' }],
  '/api/admin/leads/:id/status': [{ status: 'called', revision: 0 }],
  '/api/admin/leads/:id/notes': [{ id: 'note-of-this-lead-0001', text: 'Called back' }],
};
const idOf = (path: string) => path.replaceAll(/:\w+/g, 'lead-1').replace('{/*rest}', '/nothing');

/** Every call of the owner's that reads, by the routes of the server. */
function calls({ routes }: TestServer): Call[] {
  const owners = routes.filter(({ declaration, isRest }) => declaration.audience === 'owner' && !isRest);
  const reads = owners.filter(({ methods }) => methods.includes('GET'));
  const posted = owners.filter(({ methods, path }) => methods.includes('POST') && path in posts);
  expect(posted.map(({ path }) => path).sort()).toEqual(Object.keys(posts).sort());
  expect(reads.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(variants)));
  return [
    ...reads.flatMap(({ path }) => ['', ...(variants[path] ?? [])].map((query): Call => ['GET', idOf(path) + query])),
    ...posted.flatMap(({ path }) => (posts[path] ?? []).map((body): Call => ['POST', idOf(path), body])),
  ];
}

async function fill(store: Store): Promise<void> {
  const now = Date.now();
  for (let index = 0; index < 60; index += 1) {
    const at = new Date(now - index * 3_600_000);
    await store.addLead(aLead(`lead-${index}`, { receivedAt: at, kind: index % 2 === 0 ? 'estimate' : 'contact' }));
    await store.recordEvent({ eventType: 'page_view', eventDetails: '/', timestamp: at });
  }
  for (let index = 0; index < 100; index += 1) {
    const start = startOfDay(new Date(now - index * 86_400_000));
    await store.addToCounts([daily(start, 'vital', 'home', 'LCP', 'good')], { maxKeys: 9 });
  }
}

/** Makes one call; it must succeed, or find none of what it asks for. */
async function ask(server: TestServer, owner: Record<string, string>, [method, path, body]: Call): Promise<void> {
  const answer = await server.call(path, {
    method,
    headers: { ...owner, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect([path, answer.status]).toEqual([path, expect.toSatisfy((status: number) => status < 300 || status === 404)]);
}

afterEach(() => vi.restoreAllMocks());

it('SQLite reads no table that grows from end to end for any call of the office', async () => {
  const known = new Set<string>();
  const original = Sqlite.prototype.prepare;
  vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Database, sql: string) {
    known.add(sql);
    return original.call(this, sql);
  } as typeof original);
  await using server = await startServer();
  await fill(server.store);
  const owner = await login(server);
  for (const call of calls(server)) await ask(server, owner, call);
  const db = new Sqlite(`${server.dataDir}/brushline.db`, { readonly: true });
  db.function('mentions_person', { varargs: true }, () => 0);
  const scans = [...known]
    // Only the purge deletes without an id, and it does so in the background, oldest first.
    .filter((sql) => /^\s*(select|update|with)\b/i.test(sql))
    .filter((sql) => isScan(sql, planOf(db, sql)))
    .map((sql) => sql.replace(/\s+/g, ' '));
  db.close();
  expect(known.size).toBeGreaterThan(100);
  expect(scans).toEqual([]);
});

function planOf(db: Database, sql: string): string[] {
  const values = Object.fromEntries((sql.match(/:\w+/g) ?? []).map((name) => [name.slice(1), null]));
  const given = (sql.match(/\?/g) ?? []).map(() => null);
  const plan = db.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`);
  return (given.length > 0 ? plan.all(...given) : plan.all(values)).map(({ detail }) => detail);
}

/** Reads a table, not an index, without stopping at a limit. */
function isScan(sql: string, plan: readonly string[]): boolean {
  const isPage = /from (lead|event) order by (place|id)( desc| asc)? limit /.test(sql.replace(/\s+/g, ' '));
  return !isPage && plan.some((detail) => growing.some((table) => detail === `SCAN ${table}`));
}
