import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { AdminApi } from '../../../../widgets/admin/admin-api.ts';
import { createInbox } from '../../../../widgets/admin/inbox/inbox-model.ts';
import { moved } from '../../../../widgets/admin/inbox/lead-changes.ts';
import { doubled, unchangedAfterFirst } from './api-double.ts';
import { aSummary, startFilter } from './sample-lead.ts';

const inboxOver = (api: AdminApi) => createInbox(api, startFilter, () => '');
const lists = { 'GET /leads': () => ({ leads: [] }), 'GET /leads/summary': () => ({}) };

describe('the open lead', () => {
  it('is read by its encoded id, after which the counts are read, because it is no longer unread', async () => {
    const { api, calls } = doubled({ ...lists, 'GET /leads/a%2Fb': () => aSummary({ id: 'a/b' }) });
    const inbox = inboxOver(api);
    await inbox.open('a/b');
    expect(calls).toEqual(['GET /leads/a%2Fb', 'GET /leads/summary']);
    expect(inbox.store.getState().open).toMatchObject({ id: 'a/b', status: 'here' });
  });

  it('is reported if it cannot be read', async () => {
    const inbox = inboxOver(doubled(lists).api);
    await inbox.open('a');
    expect(inbox.store.getState().open).toEqual({ id: 'a', status: 'failed' });
  });

  it('is reported as gone if it is not stored', async () => {
    const missing = () =>
      Promise.reject(Object.assign(new Error('404'), { status: 404, body: '{"code":"not_found"}' }));
    const inbox = inboxOver(doubled({ ...lists, 'GET /leads/a': missing }).api);
    await inbox.open('a');
    expect(inbox.store.getState().open).toEqual({ id: 'a', status: 'gone' });
  });

  it('is the one opened last, in whatever order responses arrive', async () => {
    let answer = (_: unknown) => {};
    const { api } = doubled({
      ...lists,
      'GET /leads/a': () => new Promise((resolve) => (answer = resolve)),
      'GET /leads/b': () => aSummary({ id: 'b' }),
    });
    const inbox = inboxOver(api);
    const first = inbox.open('a');
    await inbox.open('b');
    answer(aSummary());
    await first;
    expect(inbox.store.getState().open?.id).toBe('b');
  });

  it('does not go back to an older state whose answer is late', async () => {
    const { api } = doubled({
      ...lists,
      'GET /leads/a': () => aSummary({ id: 'a', status: 'won', revision: 2 }),
      'POST /leads/a/status': () => aSummary({ id: 'a', status: 'called', revision: 1 }),
    });
    const inbox = inboxOver(api);
    await inbox.open('a');
    await inbox.act([aSummary({ id: 'a' })], moved('called'));
    expect(inbox.store.getState().open).toMatchObject({ lead: { status: 'won' } });
  });

  it('is read again by the next check, because its answer may have been late', async () => {
    const { api } = doubled({ ...lists, 'GET /leads/a': () => aSummary({ id: 'a' }) });
    const { api: tagged, tags } = unchangedAfterFirst(api);
    const inbox = inboxOver(tagged);
    await inbox.poll();
    await inbox.open('a');
    await inbox.poll();
    await inbox.poll();
    expect(tags).toEqual(['', '', '', 'W/"1"']);
  });

  it('shows what somebody else changed, without being marked as seen', async () => {
    let status: 'new' | 'called' = 'new';
    const { api, calls } = doubled({ ...lists, 'GET /leads/a': () => aSummary({ status }) });
    const inbox = inboxOver(api);
    await inbox.open('a');
    status = 'called';
    await inbox.poll();
    expect(inbox.store.getState().open).toMatchObject({ lead: { status: 'called' } });
    expect(calls.at(-1)).toBe('GET /leads/a?peek');
  });

  it('keeps the owner’s change if an earlier check is answered later', async () => {
    let answer = (_: unknown) => {};
    let isFirst = true;
    const read = () => {
      if (!isFirst) return new Promise((resolve) => (answer = resolve));
      isFirst = false;
      return aSummary();
    };
    const { api } = doubled({
      ...lists,
      'GET /leads/a': read,
      'POST /leads/a/status': () => aSummary({ status: 'won', revision: 1 }),
    });
    const inbox = inboxOver(api);
    await inbox.open('a');
    const check = inbox.poll();
    await setImmediate();
    await inbox.act([aSummary()], moved('won'));
    answer(aSummary());
    await check;
    expect(inbox.store.getState().open).toMatchObject({ lead: { status: 'won' } });
  });
});
