import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moved } from '../../../../widgets/admin/inbox/lead-changes.ts';
import { busyProblem, changedProblem, inboxOver } from './inbox-double.ts';
import { aSummary } from './sample-lead.ts';

const named = (name: string) => aSummary({ id: name, name });
const ann = named('Ann');
const bob = named('Bob');
const cid = named('Cid');
const changed = (id: string) => () => aSummary({ id, name: id, status: 'won', revision: 1 });

describe('a change of several leads', () => {
  it('that fails in the middle can be undone for those that were saved', async () => {
    const { inbox, calls } = inboxOver({
      'POST /leads/Ann/status': changed('Ann'),
      'POST /leads/Ann/undo': changed('Ann'),
    });
    await expect(inbox.act([ann, bob, cid], moved('won'))).rejects.toThrow('No connection');
    expect(inbox.store.getState().done?.text).toBe('Ann: won');
    await inbox.store.getState().done?.undo();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
      'POST /leads/Ann/status',
      'POST /leads/Bob/status',
      'POST /leads/Ann/undo',
    ]);
  });

  it('goes on after one that somebody else has changed', async () => {
    const { inbox } = inboxOver({
      'POST /leads/Ann/status': changedProblem,
      'GET /leads/Ann': () => ann,
      'POST /leads/Bob/status': changed('Bob'),
    });
    await inbox.act([ann, bob], moved('won'));
    const { conflict, done } = inbox.store.getState();
    expect([conflict?.wanted, done?.text]).toEqual(['Ann: won', 'Bob: won']);
  });
});

it('a change whose answer is lost counts as saved, and can be undone, if the lead has it', async () => {
  const { inbox } = inboxOver({
    'POST /leads/Ann/status': () => Promise.reject(new TypeError('No answer')),
    'GET /leads/Ann': changed('Ann'),
  });
  await inbox.act([ann], moved('won'));
  expect(inbox.store.getState().done?.text).toBe('Ann: won');
  await expect(inbox.act([ann], moved('lost'))).rejects.toThrow('No answer');
});

it('a change that a lead already has, as after two presses, blames nobody', async () => {
  const { inbox } = inboxOver({ 'POST /leads/Ann/status': changedProblem, 'GET /leads/Ann': changed('Ann') });
  await inbox.act([ann], moved('won'));
  expect(inbox.store.getState().conflict).toBeUndefined();
  await inbox.act([ann], moved('lost'));
  expect(inbox.store.getState().conflict?.wanted).toBe('Ann: lost');
});

describe('a change of a lead that somebody else has changed', () => {
  const theirs = aSummary({ id: 'Ann', name: 'Ann', status: 'lost', revision: 5 });
  const conflicting = async () => {
    const { inbox } = inboxOver({
      'GET /leads': () => ({ leads: [ann] }),
      'POST /leads/Ann/status': changedProblem,
      'GET /leads/Ann': () => theirs,
      'POST /leads/Bob/status': changed('Bob'),
    });
    await inbox.load();
    await inbox.act([ann], moved('won'));
    return inbox;
  };

  it.each([
    ['keeps theirs', (inbox: Awaited<ReturnType<typeof conflicting>>) => inbox.keepTheirs()],
    ['closes the lead', (inbox) => inbox.close()],
    ['opens another lead', (inbox) => inbox.open('b')],
    ['changes another lead', (inbox) => inbox.act([bob], moved('won'))],
  ])('is no longer asked about once the owner %s', async (_, act) => {
    const inbox = await conflicting();
    expect(inbox.store.getState().conflict?.wanted).toBe('Ann: won');
    await act(inbox);
    expect(inbox.store.getState().conflict).toBeUndefined();
  });
});

describe('undo', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const answers = {
    'POST /leads/Ann/status': changed('Ann'),
    'POST /leads/Ann/notes': () => ann,
    'DELETE /leads/Ann/notes/n': () => ann,
    'POST /leads/Ann/undo': () => ann,
    'GET /leads': () => ({ leads: [] }),
    'GET /leads/summary': () => ({}),
  };

  it('is offered for ten seconds after the latest change', async () => {
    const { inbox } = inboxOver(answers);
    await inbox.act([ann], moved('won'));
    const first = inbox.store.getState().done;
    vi.advanceTimersByTime(9_000);
    await inbox.act([ann], moved('won'));
    vi.advanceTimersByTime(9_000);
    expect(inbox.store.getState().done?.nth).toBe((first?.nth ?? 0) + 1);
    vi.advanceTimersByTime(1_000);
    expect(inbox.store.getState().done).toBeUndefined();
  });

  it('removes a note', async () => {
    const { inbox, calls } = inboxOver(answers);
    await inbox.addNote('Ann', { id: 'n', text: 'Call again', by: '' });
    await inbox.store.getState().done?.undo();
    expect([calls.at(-1), inbox.store.getState().done]).toEqual(['DELETE /leads/Ann/notes/n', undefined]);
  });

  it('is offered again if it fails, for what is left to undo, unless somebody else has changed the lead', async () => {
    const isBusy = new Set(['Bob']);
    const undone = (id: string) => () => (isBusy.delete(id) ? busyProblem() : changed(id)());
    const { inbox, calls } = inboxOver({
      ...answers,
      'POST /leads/Bob/status': changed('Bob'),
      'POST /leads/Cid/status': changed('Cid'),
      'POST /leads/Ann/undo': undone('Ann'),
      'POST /leads/Bob/undo': undone('Bob'),
      'POST /leads/Cid/undo': changedProblem,
    });
    const undo = () => inbox.store.getState().done?.undo();
    await inbox.act([ann, bob, cid], moved('won'));
    await expect(undo()).rejects.toThrow('503');
    expect(inbox.store.getState().done?.text).toBe('3 leads: won');
    await expect(undo()).rejects.toThrow();
    expect(inbox.store.getState().done).toBeUndefined();
    expect(calls.filter((call) => call.endsWith('/undo')).map((call) => call.slice(12, 15))).toEqual([
      ...['Ann', 'Bob', 'Bob', 'Cid'],
    ]);
  });

  it('whose answer is lost counts as done if the lead has changed', async () => {
    const { inbox } = inboxOver({
      ...answers,
      'POST /leads/Ann/undo': () => Promise.reject(new TypeError('No answer')),
      'GET /leads/Ann': () => ({ ...ann, revision: 2 }),
    });
    await inbox.act([ann], moved('won'));
    await inbox.store.getState().done?.undo();
    expect(inbox.store.getState().done).toBeUndefined();
  });
});
