import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead.ts';
import { moved } from '../../../../widgets/admin/inbox/lead-changes.ts';
import { allLeads, inboxOver } from './inbox-double.ts';
import { aSummary, startFilter } from './sample-lead.ts';

const leads = (...ids: string[]): LeadSummary[] => ids.map((id) => aSummary({ id }));

describe('the inbox’s model', () => {
  it('shows the response to the newest filter, in whatever order responses arrive', async () => {
    const waiting: ((leads: LeadSummary[]) => void)[] = [];
    const { inbox, calls, bodies } = inboxOver({
      'POST /leads/search': () =>
        new Promise((resolve) => {
          waiting.push((leads) => resolve({ leads }));
        }),
    });
    inbox.filter({ ...allLeads, text: 'first' });
    inbox.filter({ ...allLeads, text: ' second ' });
    expect(calls).toEqual(Array(2).fill('POST /leads/search'));
    expect(bodies).toEqual([{ q: 'first' }, { q: 'second' }]);
    waiting[1]?.([aSummary({ id: 'second' })]);
    await expect.poll(() => inbox.store.getState().status).toBe('here');
    waiting[0]?.([aSummary({ id: 'first' })]);
    await setImmediate();
    expect(inbox.store.getState().parts.main.map(({ id }) => id)).toEqual(['second']);
  });

  it('searches all leads, whichever view was shown', async () => {
    const { inbox, calls } = inboxOver({ 'POST /leads/search': () => ({ leads: [] }) });
    for (const view of ['won', 'today'] as const) inbox.filter({ ...startFilter, view, text: 'Ann' });
    expect(calls).toEqual(['POST /leads/search', 'POST /leads/search']);
  });

  it('keeps the pages that were appended when it checks for changes', async () => {
    const pages = [['a', 'b'], ['c', 'd'], ['a', 'b'], ['c', 'd'], []];
    const { inbox } = inboxOver({
      'GET /leads': () => ({ leads: pages.shift()?.map((id) => aSummary({ id })), next: 'more' }),
      'GET /leads/summary': () => ({}),
    });
    await inbox.load();
    await inbox.loadMore();
    await inbox.poll();
    expect(inbox.store.getState().parts.main.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('a check for changes', () => {
  it('reads nothing more if nothing has changed, by the tag of the last answer', async () => {
    const { inbox, calls, tags } = inboxOver({ 'GET /leads': () => ({ leads: [] }) });
    await inbox.poll();
    await inbox.poll();
    expect([tags, calls]).toEqual([['', 'W/"1"'], ['GET /leads']]);
  });

  it('reads the list again after it could not be read, or while a later request was on its way', async () => {
    let answer = (_: unknown) => {};
    const pages: (() => unknown)[] = [
      () => Promise.reject(new Error('busy')),
      () => new Promise((resolve) => (answer = resolve)),
      () => ({ leads: leads('a') }),
      () => ({ leads: leads('a', 'b') }),
    ];
    const { inbox, tags } = inboxOver({ 'GET /leads': () => pages.shift()?.() });
    await inbox.poll();
    const overtaken = inbox.poll();
    await setImmediate();
    await inbox.load();
    answer({ leads: [] });
    await overtaken;
    await inbox.poll();
    await inbox.poll();
    expect([tags, inbox.store.getState().parts.main.length]).toEqual([['', '', '', 'W/"1"'], 2]);
  });

  it.each(['load', 'poll'] as const)('waits for a %s slower than the interval', async (first) => {
    const answers: ((answer: unknown) => void)[] = [];
    const { inbox } = inboxOver({
      'GET /leads': () => new Promise((resolve) => answers.push(resolve)),
      'GET /leads/summary': () => ({}),
    });
    const slow = inbox[first]();
    await setImmediate();
    const next = inbox.poll();
    await setImmediate();
    for (const answer of answers.slice(0, 1)) answer({ leads: leads('a') });
    await slow;
    expect(inbox.store.getState().parts.main).toHaveLength(1);
    await next;
    expect(answers).toHaveLength(1);
  });
});

it('another filter does not get the next page of the former one', async () => {
  let answer = (_: unknown) => {};
  const pages = [{ leads: leads('a'), next: '1' }, new Promise((resolve) => (answer = resolve)), { leads: leads('w') }];
  const { inbox } = inboxOver({ 'GET /leads': () => pages.shift() });
  await inbox.load();
  const more = inbox.loadMore();
  inbox.filter({ ...allLeads, view: 'won' });
  await setImmediate();
  answer({ leads: leads('b') });
  await more;
  expect(inbox.store.getState().parts.main.map(({ id }) => id)).toEqual(['w']);
});

describe('the list', () => {
  it('continues each page from the end of the one before, until the last', async () => {
    const pages = [{ leads: leads('a'), next: '1' }, { leads: leads('b'), next: '2' }, { leads: leads('c') }];
    const { inbox, calls } = inboxOver({ 'GET /leads': () => pages.shift() });
    await inbox.load();
    for (let page = 0; page < 2; page += 1) await inbox.loadMore();
    expect(calls).toEqual(['GET /leads', 'GET /leads?after=1', 'GET /leads?after=2']);
    expect(inbox.store.getState().next).toBeUndefined();
  });

  it('adds a page once although it was asked for twice', async () => {
    const pages = [{ leads: leads('a'), next: '1' }, { leads: leads('b') }, { leads: leads('b') }];
    const { inbox } = inboxOver({ 'GET /leads': () => pages.shift() });
    await inbox.load();
    await Promise.all([inbox.loadMore(), inbox.loadMore()]);
    expect(inbox.store.getState().parts.main.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

const lists = { 'GET /leads': () => ({ leads: [] }), 'GET /leads/summary': () => ({}) };

describe('the open lead', () => {
  it('is reported as gone if it is not stored', async () => {
    const missing = () =>
      Promise.reject(Object.assign(new Error('404'), { status: 404, body: '{"code":"not_found"}' }));
    const { inbox } = inboxOver({ ...lists, 'GET /leads/a': missing });
    await inbox.open('a');
    expect(inbox.store.getState().open).toEqual({ id: 'a', status: 'gone' });
  });

  it('is the one opened last, in whatever order responses arrive', async () => {
    let answer = (_: unknown) => {};
    const { inbox } = inboxOver({
      ...lists,
      'GET /leads/a': () => new Promise((resolve) => (answer = resolve)),
      'GET /leads/b': () => aSummary({ id: 'b' }),
    });
    const first = inbox.open('a');
    await inbox.open('b');
    answer(aSummary());
    await first;
    expect(inbox.store.getState().open?.id).toBe('b');
  });

  it('does not go back to an older state whose answer is late', async () => {
    const { inbox } = inboxOver({
      ...lists,
      'GET /leads/a': () => aSummary({ id: 'a', status: 'won', revision: 2 }),
      'POST /leads/a/status': () => aSummary({ id: 'a', status: 'called', revision: 1 }),
    });
    await inbox.open('a');
    await inbox.act([aSummary({ id: 'a' })], moved('called'));
    expect(inbox.store.getState().open).toMatchObject({ lead: { status: 'won' } });
  });

  it('shows what somebody else changed, without being marked as seen', async () => {
    let status: 'new' | 'called' = 'new';
    const { inbox, calls } = inboxOver({ ...lists, 'GET /leads/a': () => aSummary({ status }) });
    await inbox.open('a');
    status = 'called';
    await inbox.poll();
    expect(inbox.store.getState().open).toMatchObject({ lead: { status: 'called' } });
    expect(calls.at(-1)).toBe('GET /leads/a?peek');
  });
});
