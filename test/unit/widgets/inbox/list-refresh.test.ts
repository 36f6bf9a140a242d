import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead.ts';
import type { AdminApi } from '../../../../widgets/admin/admin-api.ts';
import { createInbox } from '../../../../widgets/admin/inbox/inbox-model.ts';
import { moved } from '../../../../widgets/admin/inbox/lead-changes.ts';
import { busyProblem, doubled, unchangedAfterFirst } from './api-double.ts';
import { aSummary, startFilter } from './sample-lead.ts';

const all = { ...startFilter, view: 'all' } as const;
const inboxOver = (api: AdminApi) => createInbox(api, all, () => '');
const leads = (...ids: string[]): LeadSummary[] => ids.map((id) => aSummary({ id }));

describe('a check for changes', () => {
  it('reads nothing more if nothing has changed, by the tag of the last answer', async () => {
    const { api, calls } = doubled({ 'GET /leads': () => ({ leads: [] }) });
    const { api: tagged, tags } = unchangedAfterFirst(api);
    const inbox = inboxOver(tagged);
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
    const { api } = doubled({ 'GET /leads': () => pages.shift()?.(), 'GET /leads/summary': () => ({}) });
    const { api: tagged, tags } = unchangedAfterFirst(api);
    const inbox = inboxOver(tagged);
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

  it('keeps the list on the screen while it reads, and if that fails', async () => {
    const pages: (() => unknown)[] = [() => ({ leads: leads('a') }), () => Promise.reject(new Error('gone'))];
    const { api } = doubled({ 'GET /leads': () => pages.shift()?.(), 'GET /leads/summary': () => ({}) });
    const inbox = inboxOver(api);
    await inbox.load();
    const seen: string[] = [];
    inbox.store.subscribe(({ status }) => seen.push(status));
    await inbox.poll();
    expect([new Set(seen), inbox.store.getState().parts.main.length]).toEqual([new Set(['here']), 1]);
  });

  it.each(['load', 'poll'] as const)('waits for a %s slower than the interval', async (first) => {
    const answers: ((answer: unknown) => void)[] = [];
    const { api } = doubled({
      'GET /leads': () => new Promise((resolve) => answers.push(resolve)),
      'GET /leads/summary': () => ({}),
    });
    const inbox = inboxOver(api);
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

  it('does not read another page because one lead has left the list', async () => {
    const pages = [
      { leads: leads('a', 'b', 'c'), next: '3' },
      { leads: leads('a', 'c'), next: '2' },
    ];
    const { api, calls } = doubled({ 'GET /leads': () => pages.shift(), 'GET /leads/summary': () => ({}) });
    const inbox = inboxOver(api);
    await inbox.load();
    await inbox.poll();
    expect(calls.filter((call) => call.startsWith('GET /leads?') || call === 'GET /leads')).toHaveLength(2);
  });
});

describe('another filter', () => {
  it('whose list cannot be read is read again by the next check', async () => {
    const pages = [() => ({ leads: [] }), busyProblem, () => ({ leads: leads('w') })];
    const { api } = doubled({ 'GET /leads': () => pages.shift()?.() });
    const inbox = inboxOver(unchangedAfterFirst(api).api);
    await inbox.poll();
    inbox.filter({ ...all, view: 'won' });
    await setImmediate();
    expect(inbox.store.getState().status).toBe('failed');
    await inbox.poll();
    const { status, parts } = inbox.store.getState();
    expect([status, parts.main.length]).toEqual(['here', 1]);
  });

  it('shows that it loads, without the leads of the former one', async () => {
    const { api } = doubled({ 'GET /leads': () => ({ leads: leads('a'), next: '1' }) });
    const inbox = inboxOver(api);
    await inbox.load();
    inbox.filter({ ...all, view: 'won' });
    const { status, parts, next } = inbox.store.getState();
    expect([status, parts.main, next]).toEqual(['loading', [], undefined]);
  });

  it('does not get the next page of the former one', async () => {
    let answer = (_: unknown) => {};
    const pages = [
      { leads: leads('a'), next: '1' },
      new Promise((resolve) => (answer = resolve)),
      { leads: leads('w') },
    ];
    const { api } = doubled({ 'GET /leads': () => pages.shift() });
    const inbox = inboxOver(api);
    await inbox.load();
    const more = inbox.loadMore();
    inbox.filter({ ...all, view: 'won' });
    await setImmediate();
    answer({ leads: leads('b') });
    await more;
    expect(inbox.store.getState().parts.main.map(({ id }) => id)).toEqual(['w']);
  });
});

describe('the list', () => {
  it('continues each page from the end of the one before, until the last', async () => {
    const pages = [{ leads: leads('a'), next: '1' }, { leads: leads('b'), next: '2' }, { leads: leads('c') }];
    const { api, calls } = doubled({ 'GET /leads': () => pages.shift() });
    const inbox = inboxOver(api);
    await inbox.load();
    for (let page = 0; page < 2; page += 1) await inbox.loadMore();
    expect(calls).toEqual(['GET /leads', 'GET /leads?after=1', 'GET /leads?after=2']);
    expect(inbox.store.getState().next).toBeUndefined();
  });

  it('adds a page once although it was asked for twice', async () => {
    const pages = [{ leads: leads('a'), next: '1' }, { leads: leads('b') }, { leads: leads('b') }];
    const { api } = doubled({ 'GET /leads': () => pages.shift() });
    const inbox = inboxOver(api);
    await inbox.load();
    await Promise.all([inbox.loadMore(), inbox.loadMore()]);
    expect(inbox.store.getState().parts.main.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('shows a change in each of its parts', async () => {
    const { api } = doubled({
      'GET /leads': () => ({ leads: leads('a') }),
      'POST /leads/a/status': () => aSummary({ status: 'won', revision: 1 }),
    });
    const inbox = createInbox(api, startFilter, () => '');
    await inbox.load();
    const acting = inbox.act(leads('a'), moved('won'));
    await acting;
    const { main, back, colors } = inbox.store.getState().parts;
    expect([main, back, colors].map((part) => part[0]?.status)).toEqual(['won', 'won', 'won']);
  });
});
