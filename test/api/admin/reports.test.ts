import { expect, it } from 'vitest';
import { fromOurPages, login, office } from '../support/owner-session.ts';

/** An office with a clock, in which each call is that of a new login, because the clock passes the end of any other. */
async function reportOffice(start: string) {
  let now = new Date(start);
  const { server, owner, receive, patch, read } = await office({
    now: () => now,
    config: { embedOrigins: ['https://sister.example'] },
  });
  const again = async () => void Object.assign(owner, await login(server));
  return {
    server,
    at: (time: string) => {
      now = new Date(time);
    },
    async numbers(query = '?range=7') {
      await again();
      return read(`/numbers${query}`);
    },
    async setClock(clock: string) {
      await again();
      await patch('/settings', { clock });
    },
    view: () => server.post('/api/track', { eventType: 'page_view', eventDetails: '/' }),
    estimate: (message: string, headers = {}) => receive({ message }, headers),
  };
}

it('counts by day in New York, even on a day of 25 hours', async () => {
  const { at, view, numbers } = await reportOffice('2026-11-01T03:59:00Z');
  await view(); // October 31, 23:59, still daylight saving time.
  at('2026-11-01T04:00:00Z');
  await view();
  at('2026-11-02T04:59:00Z');
  await view(); // November 1, 23:59, standard time.
  at('2026-11-02T05:00:00Z');
  await view();
  await view();
  const { days, events } = await numbers();
  expect(days).toEqual(
    [27, 28, 29, 30, 31, 1, 2].map((day) => `2026-${day > 20 ? '10' : '11'}-${String(day).padStart(2, '0')}`),
  );
  expect(events).toEqual([{ name: 'page_view', total: 5, before: 0, perDay: [0, 0, 0, 0, 1, 2, 2] }]);
});

it('compares with the same number of days before, up to the same time of day', async () => {
  const { at, view, estimate, numbers } = await reportOffice('2026-05-28T03:59:00Z');
  await view(); // May 27, 23:59: before both.
  at('2026-05-28T04:00:00Z');
  await view();
  await estimate('Two weeks ago.');
  at('2026-06-03T13:30:00Z');
  await view();
  at('2026-06-03T15:00:00Z');
  await view(); // A week ago, but later in the day than it is now.
  at('2026-06-10T14:00:00Z');
  await view();
  const { events, leads } = await numbers();
  expect(events).toMatchObject([{ name: 'page_view', total: 1, before: 2 }]);
  expect(leads[0]).toMatchObject({ name: 'estimate', total: 0, before: 1 });
});

it('reports sources of leads, response times and actions', async () => {
  const { server, at, estimate, numbers } = await reportOffice('2026-06-08T12:00:00Z');
  const own = { ...fromOurPages, origin: 'http://site.example', referer: 'http://site.example/exterior' };
  const first = await estimate('The first of three requests.', own);
  await estimate('The second of three requests.', {
    origin: 'https://sister.example',
    'brushline-page': encodeURIComponent('https://sister.example/paint'),
  });
  await server.store.changeLead(first, { status: 'called' }, { at: new Date('2026-06-08T15:00:00Z'), by: 'Ann' });
  at('2026-06-10T12:00:00Z');
  await estimate('The third of three requests.', own);
  await server.post('/api/measure', {
    funnel: ['estimate seen', 'estimate started', 'estimate sent', 'quiz seen', 'palette started'],
    vital: ['home LCP good', 'service LCP poor'],
    action: ['phone_call'],
  });
  expect(await numbers()).toMatchObject({
    leads: [
      { name: 'estimate', total: 3, perDay: [0, 0, 0, 0, 2, 0, 1] },
      { name: 'contact', total: 0 },
      { name: 'palette', total: 0 },
    ],
    sites: [
      { name: '', count: 2 },
      { name: 'https://sister.example', count: 1 },
    ],
    pages: [
      { name: 'http://site.example/exterior', count: 2 },
      { name: 'https://sister.example/paint', count: 1 },
    ],
    funnel: [
      { form: 'estimate', seen: 1, started: 1, sent: 1 },
      { form: 'contact', seen: 0, started: 0, sent: 0 },
      { form: 'quiz', seen: 1, started: 0, sent: 0 },
      { form: 'palette', seen: 0, started: 1, sent: 0 },
    ],
    answers: {
      ...{ clock: 'plain', received: 3, answered: 1, medianMs: 3 * 3_600_000, due: 2, inTime: 1 },
      perDay: [0, 0, 0, 0, 1, 0, 0].map((late) => ({ ...(late && { medianMs: 3 * 3_600_000 }), late })),
    },
    values: [
      { action: 'estimate_form', count: 3, value: 150 },
      { action: 'phone_call', count: 1, value: 75 },
    ],
    vitals: [{ name: 'LCP', good: 1, fair: 0, poor: 1 }, { name: 'INP' }, { name: 'CLS' }],
  });
});

it('judges answers by the owner’s clock setting, over a weekend', async () => {
  // Friday at noon in New York: six hours on that day, eight on Saturday, ten on Monday until 17:00.
  const { server, at, estimate, numbers, setClock } = await reportOffice('2026-06-05T16:00:00Z');
  for (const [message, time] of [
    ['The first, in time by both clocks.', '2026-06-06T15:00:00Z'],
    ['The second, in time by business hours.', '2026-06-08T21:00:00Z'],
    ['The third, a minute late by both.', '2026-06-08T21:01:00Z'],
  ] as const) {
    await server.store.changeLead(await estimate(message), { status: 'called' }, { at: new Date(time), by: '' });
  }
  await estimate('The fourth is not answered at all.');
  at('2026-06-08T20:59:00Z');
  expect((await numbers()).answers).toMatchObject({ clock: 'plain', received: 4, due: 4, inTime: 1 });
  await setClock('business');
  expect((await numbers()).answers).toMatchObject({ clock: 'business', due: 0, inTime: 0 });
  at('2026-06-08T21:02:00Z');
  expect((await numbers()).answers).toMatchObject({ clock: 'business', due: 4, inTime: 2 });
});

it('sums up rare event types', async () => {
  const { server, numbers } = await reportOffice('2026-06-10T12:00:00Z');
  for (const eventType of [...'aaaaaaabbbbbbcccccddddeeeffg']) await server.post('/api/track', { eventType });
  const { events } = await numbers('');
  expect(events.map(({ name, total }: { name: string; total: number }) => `${name} ${total}`)).toEqual(
    'a 7,b 6,c 5,d 4,e 3,other 3'.split(','),
  );
});
