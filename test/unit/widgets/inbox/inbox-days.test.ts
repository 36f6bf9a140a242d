import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../../../widgets/admin/inbox/list/group-leads.ts';
import {
  afterLunch,
  moment,
  momentOfFields,
  nextMonday,
  proposedReturn,
  shortMoment,
  tomorrowMorning,
} from '../../../../widgets/admin/inbox/moment.ts';
import { aSummary, startFilter } from './sample-lead.ts';

describe('the list of today', () => {
  const at = (iso: string) => aSummary({ id: iso, dueAt: iso });
  const now = new Date('2026-11-01T03:30:00Z');
  it('groups leads by the days of New York, also when a clock change makes one longer', () => {
    const main = ['2026-11-01T03:00Z', '2026-11-01T03:59Z', '2026-11-02T04:59Z', '2026-11-02T05:00Z'].map(at);
    const groups = groupsOf({ filter: startFilter, parts: { main, back: [], colors: [] } }, now);
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
    const parts = { main: [...(overdue ?? []), ...(later ?? [])], back: back ?? [], colors: colors ?? [] };
    const groups = groupsOf({ filter: startFilter, parts }, now);
    expect(groups.map(({ heading, isUrgent }) => [heading, isUrgent])).toEqual([
      ['Back now', undefined],
      ['Overdue', true],
      ['Due later', undefined],
      ['Color lists', undefined],
    ]);
  });
});

describe('the owner’s calendar', () => {
  const friday = new Date('2026-06-05T15:00:00Z');
  it('computes tomorrow and Monday at 8:00 AM in New York, also across a clock change', () => {
    expect(tomorrowMorning(friday).toISOString()).toBe('2026-06-06T12:00:00.000Z');
    expect(nextMonday(friday).toISOString()).toBe('2026-06-08T12:00:00.000Z');
    expect(nextMonday(new Date('2026-06-08T15:00:00Z')).toISOString()).toBe('2026-06-15T12:00:00.000Z');
    expect(tomorrowMorning(new Date('2026-10-31T15:00:00Z')).toISOString()).toBe('2026-11-01T13:00:00.000Z');
  });
  it('names a moment of the past in its shortest form', () => {
    const times = ['2026-06-05T13:55:00Z', '2026-06-04T20:10:00Z', '2026-05-30T20:10:00Z', '2026-05-29T20:10:00Z'];
    expect(times.map((iso) => shortMoment(iso, friday))).toEqual([
      ...['9:55 AM', 'Thu, 4:10 PM', 'Sat, 4:10 PM', 'May 29'],
    ]);
  });
  it('offers 1:00 PM in New York until noon, in summer and in winter', () => {
    expect(afterLunch(friday)?.toISOString()).toBe('2026-06-05T17:00:00.000Z');
    expect(afterLunch(new Date('2026-06-05T15:59:00Z'))?.toISOString()).toBe('2026-06-05T17:00:00.000Z');
    expect(afterLunch(new Date('2026-06-05T16:00:00Z'))).toBeUndefined();
    expect(afterLunch(new Date('2026-12-01T16:59:00Z'))?.toISOString()).toBe('2026-12-01T18:00:00.000Z');
    expect(afterLunch(new Date('2026-12-01T17:00:00Z'))).toBeUndefined();
  });
  it('proposes to bring a lead back in two days, but before its answer is due while that is possible', () => {
    const proposed = (due?: string) => proposedReturn(friday, due ? new Date(due) : undefined).toISOString();
    const inTwoDays = '2026-06-07T12:00:00.000Z';
    expect(proposed()).toBe(inTwoDays);
    expect(proposed('2026-06-07T12:00:00Z')).toBe(inTwoDays);
    expect(proposed('2026-06-07T11:59:00Z')).toBe('2026-06-06T12:00:00.000Z');
    expect(proposed('2026-06-06T11:59:00Z')).toBe('2026-06-06T10:59:00.000Z');
    expect(proposed('2026-06-05T16:02:00Z')).toBe('2026-06-05T15:02:00.000Z');
    for (const late of ['2026-06-05T16:01:00Z', '2026-06-05T14:00:00Z']) expect(proposed(late)).toBe(inTwoDays);
  });
  it('formats a moment in words', () => {
    const said = (iso: string) => moment(iso, friday).replaceAll('\u202f', ' ');
    expect(said('2026-06-05T20:10:00Z')).toBe('today, 4:10 PM');
    expect(said('2026-06-06T12:00:00Z')).toBe('tomorrow, 8:00 AM');
    expect(said('2026-06-08T12:00:00Z')).toBe('Monday, 8:00 AM');
    expect(said('2026-06-20T12:00:00Z')).toBe('Jun 20, 8:00 AM');
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
