import { expect, it } from 'vitest';
import { monthsBefore } from '../../../catalogue/time/months-before.ts';
import { retention } from '../../../catalogue/time/retention.ts';
import { hourly } from '../../../server/store/port/metrics-store.ts';
import { area, contentOffice, post, review } from '../support/content-office.ts';
import { leadOffice } from '../support/lead-office.ts';
import { login } from '../support/owner-session.ts';

it('the export of all data has the history of each list of content, and counts as old as they are kept', async () => {
  const { server, put } = await contentOffice();
  await using _ = server;
  await put('/areas/tilghman', area);
  await put('/testimonials/ann', review);
  await put('/posts/docks', post);
  const old = monthsBefore(new Date(), retention.countMonths);
  await server.store.addToCounts([hourly(old, 'event', 'long_ago')], { maxKeys: 50 });
  const { contentHistory, counts } = (
    await server.call('/api/admin/export.json', { headers: await login(server) })
  ).json();
  expect(contentHistory.map(({ list }: { list: string }) => list).toSorted()).toEqual([
    ...['areas', 'posts', 'testimonials'],
  ]);
  expect(counts).toContainEqual(expect.objectContaining({ key: 'long_ago', count: 1 }));
});

it('the table of leads has what a sender added later', async () => {
  const { server, receive, get } = await leadOffice();
  await using _ = server;
  const id = await receive();
  const at = new Date('2026-06-01T12:00:00Z');
  await server.store.addVisitorAct(id, { id: 'a', at, kind: 'note', text: 'The gate is blue' });
  await server.store.addVisitorAct(id, { id: 'b', at, kind: 'cancel' });
  const table = (await get('/export.csv')).text;
  expect(table).toContain('2026-06-01 08:00 note: The gate is blue\n2026-06-01 08:00 cancel');
});
