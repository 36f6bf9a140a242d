import { describe, expect, it } from 'vitest';
import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead.ts';
import { noLeads } from '../../../../widgets/admin/inbox/inbox-model.ts';
import { groupsOf, waitingIn, waitingWith } from '../../../../widgets/admin/inbox/list/group-leads.ts';
import {
  afterLunch,
  moment,
  momentOfFields,
  nextMonday,
  proposedReturn,
  shortMoment,
  tomorrowMorning,
} from '../../../../widgets/admin/inbox/moment.ts';
import { clashOf, nextFree } from '../../../../widgets/admin/inbox/visits.ts';
import { aSummary, minutesLater, startFilter } from './sample-lead.ts';

describe('the list of today', () => {
  const at = (iso: string) => aSummary({ id: iso, dueAt: iso });
  const now = new Date('2026-11-01T03:30:00Z');
  it('groups leads by the days of New York, also when a clock change makes one longer', () => {
    const main = ['2026-11-01T03:00Z', '2026-11-01T03:59Z', '2026-11-02T04:59Z', '2026-11-02T05:00Z'].map(at);
    const parts = { ...noLeads, main: main.slice(1), again: main.slice(0, 1) };
    const groups = groupsOf({ filter: startFilter, parts }, now);
    expect(
      groups.map(({ heading, leads }) => [heading, ...leads.map(({ id }) => main.findIndex((one) => one.id === id))]),
    ).toEqual([
      ['Overdue', 0],
      ['Due today', 1],
      ['Due tomorrow', 2],
      ['Due later', 3],
    ]);
  });
  it('begins with the leads whose snooze has ended, ends with color lists, and marks only the overdue as urgent', () => {
    const [overdue, later, back, colors] = ['2026-11-01T03:00Z', '2026-11-09T12:00Z', 'b', 'c'].map((iso) => [at(iso)]);
    const parts = { ...noLeads, main: [...(overdue ?? []), ...(later ?? [])], back: back ?? [], colors: colors ?? [] };
    const groups = groupsOf({ filter: startFilter, parts }, now);
    expect(groups.map(({ heading, isUrgent }) => [heading, isUrgent])).toEqual([
      ['Back now', undefined],
      ['Overdue', true],
      ['Due later', undefined],
      ['Color lists', undefined],
    ]);
  });
});

it('one card a person stands for all that waits of them, unless they were parted', () => {
  const of = (id: string, person: string[], more: Partial<LeadSummary> = {}) => aSummary({ id, person, ...more });
  const main = [
    of('a', ['ann@x.example', '1']),
    of('b', ['bob'], { apart: ['d'] }),
    of('c', ['1']),
    of('d', ['bob'], { apart: ['b'] }),
  ];
  const parts = { ...noLeads, main };
  expect(waitingIn(parts).map(({ id }) => id)).toEqual(['a', 'b', 'd']);
  expect(main.map((lead) => waitingWith(lead, parts).map(({ id }) => id))).toEqual([['c'], [], ['a'], []]);
});

it('a visit that meets another says which, and when there is time after all of them', () => {
  const visit = (id: string, minutes: number, visitMinutes: number) =>
    aSummary({ id, visitAt: minutesLater(minutes).toISOString(), visitMinutes });
  const visits = [visit('a', 60, 90), visit('b', 150, 30)];
  expect(clashOf(visits, minutesLater(30), 30, 'x')).toBeUndefined();
  expect(clashOf(visits, minutesLater(30), 60, 'x')?.id).toBe('a');
  expect(clashOf(visits, minutesLater(60), 60, 'a')).toBeUndefined();
  expect(nextFree(visits, minutesLater(90), 60, 'x')).toEqual(minutesLater(180));
});

describe('the owner’s calendar', () => {
  const friday = new Date('2026-06-05T15:00:00Z');
  const iso = (at: Date | undefined) => at?.toISOString().replace('.000', '');
  it.each([
    ['tomorrow', tomorrowMorning, friday, '2026-06-06T12:00:00Z'],
    ['tomorrow', tomorrowMorning, new Date('2026-10-31T15:00:00Z'), '2026-11-01T13:00:00Z'],
    ['Monday', nextMonday, friday, '2026-06-08T12:00:00Z'],
    ['Monday', nextMonday, new Date('2026-06-08T15:00:00Z'), '2026-06-15T12:00:00Z'],
    ['after lunch', afterLunch, new Date('2026-06-05T15:59:00Z'), '2026-06-05T17:00:00Z'],
    ['after lunch', afterLunch, new Date('2026-06-05T16:00:00Z'), undefined],
    ['after lunch', afterLunch, new Date('2026-12-01T16:59:00Z'), '2026-12-01T18:00:00Z'],
    ['after lunch', afterLunch, new Date('2026-12-01T17:00:00Z'), undefined],
  ])('%s by the clock of New York: %#', (_, choice, now, expected) => {
    expect(iso(choice(now))).toBe(expected);
  });
  it.each([
    [undefined, '2026-06-07T12:00:00Z'],
    ['2026-06-07T12:00:00Z', '2026-06-07T12:00:00Z'],
    ['2026-06-07T11:59:00Z', '2026-06-06T12:00:00Z'],
    ['2026-06-06T11:59:00Z', '2026-06-06T10:59:00Z'],
    ['2026-06-05T16:02:00Z', '2026-06-05T15:02:00Z'],
    ['2026-06-05T16:01:00Z', '2026-06-07T12:00:00Z'],
    ['2026-06-05T14:00:00Z', '2026-06-07T12:00:00Z'],
  ])('proposes, if an answer is due at %s, to bring a lead back at %s', (due, expected) => {
    expect(iso(proposedReturn(friday, due ? new Date(due) : undefined))).toBe(expected);
  });
  it.each([
    [shortMoment, '2026-06-05T13:55:00Z', '9:55 AM'],
    [shortMoment, '2026-06-04T20:10:00Z', 'Thu, 4:10 PM'],
    [shortMoment, '2026-05-30T20:10:00Z', 'Sat, 4:10 PM'],
    [shortMoment, '2026-05-29T20:10:00Z', 'May 29'],
    [moment, '2026-06-05T20:10:00Z', 'today, 4:10 PM'],
    [moment, '2026-06-06T12:00:00Z', 'tomorrow, 8:00 AM'],
    [moment, '2026-06-08T12:00:00Z', 'Monday, 8:00 AM'],
    [moment, '2026-06-20T12:00:00Z', 'Jun 20, 8:00 AM'],
  ])('%#: %s', (name, at, said) => {
    expect(name(at, friday).replaceAll('\u202f', ' ')).toBe(said);
  });
  it.each([
    ['', '08:00'],
    ['2026-06-05', ''],
    ['x', 'y'],
    ['2026-13-45', '08:00'],
    ['2026-02-30', '08:00'],
  ])('refuses %j %j', (day, time) => {
    expect(momentOfFields(day, time)).toBeUndefined();
  });
});
