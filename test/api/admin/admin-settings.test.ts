import { expect, it } from 'vitest';
import { login } from '../support/owner-session.ts';
import { startServer } from '../support/test-server.ts';

const hours = {
  weekdays: { opens: '07:00', closes: '18:00' },
  saturday: { opens: '08:00', closes: '16:00' },
  sunday: null,
};
const first = { clock: 'plain', hours, weeklyLetter: false, spamLetter: true, quietHours: true };

async function settings() {
  const server = await startServer();
  const owner = await login(server);
  const call = (method: string, body?: unknown) =>
    server.call('/api/admin/settings', {
      method,
      headers: { ...owner, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { server, get: async () => (await call('GET')).json(), call };
}

it('default to the plain clock, no weekly digest, the spam summary, the hours of the contact page, and quiet nights', async () => {
  const { server, get } = await settings();
  await using _ = server;
  expect(await get()).toEqual(first);
});

it('are changed one by one, so that two open pages do not undo each other', async () => {
  const { server, get, call } = await settings();
  await using _ = server;
  const answers = await Promise.all([call('PATCH', { weeklyLetter: true }), call('PATCH', { clock: 'business' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await get()).toEqual({ ...first, clock: 'business', weeklyLetter: true });
  expect((await call('PATCH', { clock: 'plain' })).json()).toEqual({ ...first, weeklyLetter: true });
});

it.each([
  [{}, 422, 'There is nothing to change'],
  [{ clock: 'fast' }, 422, 'Please choose how the hours are counted'],
  [{ weeklyLetter: 'yes' }, 422, 'Please choose whether the letter comes'],
  [{ weeklyLetter: null, clock: 'business' }, 422, 'Please choose whether the letter comes'],
  [{ clock: 'business', colour: 'teal' }, 422, 'Invalid input'],
  [
    { hours: { ...hours, saturday: { opens: '16:00', closes: '08:00' } } },
    422,
    'Closing time must be after opening time',
  ],
  [{ hours: { ...hours, saturday: { opens: '08:00', closes: '24:00' } } }, 422, 'Please enter both times'],
  [{ hours: { ...hours, saturday: { opens: '', closes: '16:00' } } }, 422, 'Please enter both times'],
  [
    { hours: { ...hours, weekdays: null, saturday: { opens: '08:00', closes: '15:59' } } },
    422,
    'Please be open for at least 8 hours a week',
  ],
  [{ hours: { weekdays: null, saturday: null, sunday: null } }, 422, 'Please be open for at least 8 hours a week'],
  [{ hours: { weekdays: hours.weekdays } }, 422, 'Invalid input'],
  [{ hours: 'always' }, 422, 'Invalid input'],
  [['business'], 400, undefined],
  ['business', 400, undefined],
])('refuse %j and stay unchanged', async (body, status, message) => {
  const { server, get, call } = await settings();
  await using _ = server;
  const answer = await call('PATCH', body);
  expect([answer.status, answer.json().errors?.[0].message]).toEqual([status, message]);
  expect((await call('PUT', { clock: 'business', weeklyLetter: true })).status).toBe(405);
  expect(await get()).toEqual(first);
});
