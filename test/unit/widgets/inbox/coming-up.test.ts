import { expect, it } from 'vitest';
import { leadsBesideList } from '../../../../widgets/admin/inbox/inbox-model.ts';
import { doubled } from './api-double.ts';
import { aSummary, minutesLater } from './sample-lead.ts';

const inMinutes = (minutes: number) => minutesLater(minutes).toISOString();

it('the next five visits and calls are shown once each, soonest first, without those that have passed', async () => {
  const lists = [
    [5, 1, -1, 7].map((hours) => aSummary({ id: `visit ${hours}`, visitAt: inMinutes(hours * 60) })),
    [6, 2, 3].map((hours) => aSummary({ id: `call ${hours}`, snoozedUntil: inMinutes(hours * 60) })),
  ];
  lists[1]?.push(aSummary({ id: 'visit 1', visitAt: inMinutes(60), snoozedUntil: inMinutes(30) }));
  const { api, calls } = doubled({ 'GET /leads': () => ({ leads: lists.shift() }) });
  const coming = await leadsBesideList(api).comingUp(minutesLater(0));
  expect(coming.map(({ id }) => id)).toEqual(['visit 1', 'call 2', 'call 3', 'visit 5', 'call 6']);
  expect(calls).toEqual([
    'GET /leads?status=scheduled&limit=100',
    'GET /leads?status=new,called,scheduled&snoozed=yes&limit=100',
  ]);
});
