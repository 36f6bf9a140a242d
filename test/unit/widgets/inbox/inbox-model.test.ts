import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead.ts';
import type { AdminApi } from '../../../../widgets/admin/admin-api.ts';
import { createInbox } from '../../../../widgets/admin/inbox/inbox-model.ts';
import { changedProblem, doubled } from './api-double.ts';
import { aSummary, startFilter } from './sample-lead.ts';

describe('the inbox’s model', () => {
  const all = { ...startFilter, view: 'all' } as const;
  const inboxOver = (api: AdminApi) => createInbox(api, all, () => 'Ann');
  const called = { what: 'status', body: { status: 'called' }, text: 'called' } as const;

  it('shows a status change only after the server has saved it, and offers undo', async () => {
    const { api, bodies, calls } = doubled({
      'GET /leads': () => ({ leads: [aSummary({ revision: 4 })] }),
      'POST /leads/a/status': () => aSummary({ status: 'called', revision: 5 }),
      'POST /leads/a/undo': () => aSummary({ revision: 6 }),
    });
    const inbox = inboxOver(api);
    await inbox.load();
    const moving = inbox.act([aSummary({ revision: 4 })], called);
    expect(inbox.store.getState().parts.main[0]?.status).toBe('new');
    await moving;
    expect(inbox.store.getState().parts.main[0]?.status).toBe('called');
    expect(bodies).toEqual([{ status: 'called', by: 'Ann', revision: 4 }]);
    await inbox.store.getState().done?.undo();
    expect([bodies.at(-1), calls.includes('POST /leads/a/undo')]).toEqual([{ revision: 5 }, true]);
    expect(inbox.store.getState().done).toBeUndefined();
  });

  it('leaves a lead unchanged if a change fails, and rejects', async () => {
    const { api } = doubled({ 'GET /leads': () => ({ leads: [aSummary()] }) });
    const inbox = inboxOver(api);
    await inbox.load();
    await expect(inbox.act([aSummary()], called)).rejects.toThrow('No connection');
    expect(inbox.store.getState().parts.main[0]?.status).toBe('new');
    expect(inbox.store.getState().done).toBeUndefined();
  });

  it('shows someone else’s change, and offers to apply the owner’s anyway', async () => {
    const theirs = aSummary({ status: 'won', revision: 8 });
    let isFirst = true;
    const { api, bodies } = doubled({
      'GET /leads': () => ({ leads: [aSummary({ revision: 7 })] }),
      'GET /leads/a': () => theirs,
      'POST /leads/a/status': () => (isFirst ? changedProblem() : aSummary({ status: 'called', revision: 9 })),
    });
    const inbox = inboxOver(api);
    await inbox.act([aSummary({ revision: 7 })], called);
    const { conflict, done } = inbox.store.getState();
    expect([conflict?.id, done]).toEqual(['a', undefined]);
    isFirst = false;
    await conflict?.changeAnyway();
    expect(bodies.at(-1)).toMatchObject({ status: 'called', revision: 8 });
    expect(inbox.store.getState().conflict).toBeUndefined();
  });

  it('knows the newest answered leads, without those that were closed without an answer', async () => {
    const answeredAt = '2026-06-01T12:41:00.000Z';
    const { api, calls } = doubled({
      'GET /leads': () => ({ leads: [aSummary({ status: 'lost' }), aSummary({ id: 'b', status: 'won', answeredAt })] }),
    });
    expect((await inboxOver(api).answered()).map(({ id }) => id)).toEqual(['b']);
    expect(calls).toEqual(['GET /leads?status=called,scheduled,won,lost&kind=estimate,contact&limit=3']);
  });

  it('shows the response to the newest filter, in whatever order responses arrive', async () => {
    const waiting: ((leads: LeadSummary[]) => void)[] = [];
    const { api, calls, bodies } = doubled({
      'POST /leads/search': () =>
        new Promise((resolve) => {
          waiting.push((leads) => resolve({ leads }));
        }),
    });
    const inbox = inboxOver(api);
    inbox.filter({ ...all, text: 'first' });
    inbox.filter({ ...all, text: ' second ' });
    expect(calls).toEqual(Array(2).fill('POST /leads/search'));
    expect(bodies).toEqual([{ q: 'first' }, { q: 'second' }]);
    waiting[1]?.([aSummary({ id: 'second' })]);
    await expect.poll(() => inbox.store.getState().status).toBe('here');
    waiting[0]?.([aSummary({ id: 'first' })]);
    await setImmediate();
    expect(inbox.store.getState().parts.main.map(({ id }) => id)).toEqual(['second']);
  });

  it('counts what a search finds among all leads, while another view is shown', async () => {
    const { api, calls } = doubled({
      'POST /leads/search': () => ({
        leads: calls.at(-1)?.endsWith('=won') ? [] : [aSummary(), aSummary({ id: 'b' })],
      }),
    });
    const inbox = inboxOver(api);
    const found = async (change: Partial<typeof startFilter>) => {
      inbox.filter({ ...startFilter, ...change });
      await expect.poll(() => inbox.store.getState().status).toBe('here');
      return inbox.store.getState().inAll;
    };
    expect(await found({ view: 'won', text: 'Ann' })).toEqual({ count: 2, hasMore: false });
    expect(calls).toEqual(['POST /leads/search', 'POST /leads/search?status=won']);
    expect(await found({ view: 'all', text: 'Ann' })).toBeUndefined();
    expect(calls).toHaveLength(3);
  });

  it('appends pages, and reports when loading failed', async () => {
    const pages = [{ leads: [aSummary()], next: '1' }, { leads: [aSummary({ id: 'b' })] }];
    const { api, calls } = doubled({ 'GET /leads': () => pages.shift() ?? Promise.reject(new Error('gone')) });
    const inbox = inboxOver(api);
    await inbox.load();
    await inbox.loadMore();
    expect(inbox.store.getState().parts.main.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(calls[1]).toContain('after=1');
    await inbox.load();
    expect(inbox.store.getState().status).toBe('failed');
  });

  it('keeps the pages that were appended when it checks for changes', async () => {
    const pages = [['a', 'b'], ['c', 'd'], ['a', 'b'], ['c', 'd'], []];
    const { api } = doubled({
      'GET /leads': () => ({ leads: pages.shift()?.map((id) => aSummary({ id })), next: 'more' }),
      'GET /leads/summary': () => ({}),
    });
    const inbox = inboxOver(api);
    await inbox.load();
    await inbox.loadMore();
    await inbox.poll();
    expect(inbox.store.getState().parts.main.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps the objects of unchanged leads, so that only the others are rendered again', async () => {
    let town = 'Easton';
    const { api } = doubled({
      'GET /leads': () => ({ leads: [aSummary({ town }), aSummary({ id: 'b' })] }),
      'GET /leads/summary': () => ({}),
    });
    const inbox = inboxOver(api);
    await inbox.load();
    const before = inbox.store.getState().parts.main;
    await inbox.poll();
    expect(inbox.store.getState().parts.main).toBe(before);
    town = 'Oxford';
    await inbox.poll();
    const { main } = inbox.store.getState().parts;
    expect([main[0]?.town, main[1] === before[1]]).toEqual(['Oxford', true]);
  });
});
