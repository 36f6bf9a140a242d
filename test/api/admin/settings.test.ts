import { describe, expect, it } from 'vitest';
import { anEstimate } from '../../support/visitor-words.ts';
import { leadOffice, login } from '../support/owner-session.ts';
import { type Setup, startServer, type TestServer } from '../support/test-server.ts';

describe('the settings', () => {
  const hours = {
    weekdays: { opens: '07:00', closes: '18:00' },
    saturday: { opens: '08:00', closes: '16:00' },
    sunday: null,
  };
  const first = {
    clock: 'plain',
    hours,
    daysOff: [],
    weeklyLetter: false,
    spamLetter: true,
    quietHours: true,
    receiptMail: false,
    receiptSentence: '',
  };

  async function settings(setup: Setup = {}) {
    const server = await startServer(setup);
    const owner = await login(server);
    const call = (method: string, body?: unknown) =>
      server.call('/api/admin/settings', {
        method,
        headers: { ...owner, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const read = (path: string) => server.call(`/api/admin/settings${path}`, { headers: owner });
    return { server, read, get: async () => (await call('GET')).json(), call };
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
    [{ clock: 'business', colour: 'teal' }, 422, 'Invalid input'],
    [
      { hours: { ...hours, saturday: { opens: '16:00', closes: '08:00' } } },
      422,
      'Closing time must be after opening time',
    ],
    [{ hours: { ...hours, saturday: { opens: '08:00', closes: '24:00' } } }, 422, 'Please enter both times'],
    [
      { hours: { ...hours, weekdays: null, saturday: { opens: '08:00', closes: '15:59' } } },
      422,
      'Please be open for at least 8 hours a week',
    ],
    [{ daysOff: ['2026-02-30'] }, 422, 'Please choose a day'],
    [{ daysOff: Array(151).fill('2026-12-25') }, 422, 'Please keep to 150 days off'],
    [{ daysOff: ['2026-12-25'] }, 422, 'Please send the former value as well'],
    [
      { hours, daysOff: [], former: { hours, daysOff: [] } },
      422,
      'Please change the hours, the days off and the sentence separately',
    ],
    [
      { receiptSentence: 'x'.repeat(401), former: { receiptSentence: '' } },
      422,
      'Please shorten this text to 400 characters; it has 401',
    ],
    ...['{Name}', '{town}', '{first name}', '{name'].map((word): [object, number, string] => [
      { receiptSentence: `Thank you, ${word}`, former: { receiptSentence: '' } },
      422,
      `${word} would be sent as it is. Only {name}, {service}, {deadline} are filled in`,
    ]),
    [['business'], 400, undefined],
  ])('refuse %j and stay unchanged', async (body, status, message) => {
    const { server, get, call } = await settings();
    await using _ = server;
    const answer = await call('PATCH', body);
    expect([answer.status, answer.json().errors?.[0].message]).toEqual([status, message]);
    expect((await call('PUT', { clock: 'business', weeklyLetter: true })).status).toBe(405);
    expect(await get()).toEqual(first);
  });

  describe('an edit made on another device meanwhile', () => {
    const conflict = (name: string) => [409, 'changed', [expect.objectContaining({ field: name })]];
    const outcome = ({ status, json }: Awaited<ReturnType<Awaited<ReturnType<typeof settings>>['call']>>) => {
      const { code, errors } = json();
      return [status, code, errors];
    };

    it('of the days off is kept, and the stale change is refused as a whole', async () => {
      const { server, get, call } = await settings();
      await using _ = server;
      const [day, other] = ['2026-12-24', '2026-12-31'];
      expect((await call('PATCH', { daysOff: [day], former: { daysOff: [] } })).status).toBe(200);
      const stale = await call('PATCH', { daysOff: [other], clock: 'business', former: { daysOff: [] } });
      expect(outcome(stale)).toEqual(conflict('daysOff'));
      expect(await get()).toEqual({ ...first, daysOff: [day] });
      expect((await call('PATCH', { daysOff: [day, other], former: { daysOff: [day] } })).status).toBe(200);
      expect((await get()).daysOff).toEqual([day, other]);
    });

    it('wins alone if several arrive at once', async () => {
      const { server, get, call } = await settings();
      await using _ = server;
      const days = ['2026-12-24', '2026-12-25', '2026-12-31'];
      const answers = await Promise.all(days.map((day) => call('PATCH', { daysOff: [day], former: { daysOff: [] } })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const winner = answers.findIndex(({ status }) => status === 200);
      expect((await get()).daysOff).toEqual([days[winner]]);
    });
  });

  it('store days off in order, each once, and stop the clock on them', async () => {
    await using server = await startServer({ now: () => new Date('2026-12-23T15:00:00Z') });
    const owner = await login(server);
    const call = (path: string, body?: object) =>
      server.call(`/api/admin${path}`, {
        method: body ? 'PATCH' : 'GET',
        headers: { ...owner, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    await server.post('/api/estimates', anEstimate());
    const due = async () => (await call('/leads')).json().leads[0].dueAt;
    await call('/settings', { clock: 'business' });
    expect(await due()).toBe('2026-12-25T17:00:00.000Z');
    const kept = await call('/settings', {
      daysOff: ['2026-12-25', '2026-12-24', '2026-12-25'],
      former: { daysOff: [] },
    });
    expect(kept.json().daysOff).toEqual(['2026-12-24', '2026-12-25']);
    // Eight hours on Wednesday, eight on Saturday, eight on Monday.
    expect(await due()).toBe('2026-12-28T20:00:00.000Z');
  });

  it('show the newest weekly letter as a page that runs and loads nothing', async () => {
    const { server, read } = await settings({ now: () => new Date('2026-11-25T17:00:00Z') });
    await using _ = server;
    const page = await read('/letter');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('Your week since Monday, November 16');
    expect(page.text).toContain('Nobody waits for a first answer.');
    expect(page.headers['content-security-policy']).toBe((await read('/receipt')).headers['content-security-policy']);
    expect((await server.call('/api/admin/settings/letter')).status).toBe(401);
  });

  describe('the mail that confirms a request', () => {
    it('has the owner’s sentence in its preview, which two devices do not overwrite', async () => {
      const { server, get, call, read } = await settings();
      await using _ = server;
      const written = ' Thank you, {name}.\n We\u0000 call by\t{deadline}.\u200b ';
      const sentence = 'Thank you, {name}. We call by {deadline}.';
      expect((await call('PATCH', { receiptSentence: written, former: { receiptSentence: '' } })).status).toBe(200);
      expect((await get()).receiptSentence).toBe(sentence);
      expect((await read('/receipt')).text).toMatch(/Thank you, <b>Anna<\/b>\. We call by <b>\w+, /);
      const stale = await call('PATCH', { receiptSentence: 'Late.', former: { receiptSentence: '' } });
      expect([stale.status, stale.json().errors[0].field]).toEqual([409, 'receiptSentence']);
      expect((await get()).receiptSentence).toBe(sentence);
    });

    it('cannot be switched on where mail is written to files', async () => {
      const { server, get, call, read } = await settings();
      await using _ = server;
      const answer = await call('PATCH', { receiptMail: true });
      expect([answer.status, answer.json().errors]).toEqual([
        422,
        [{ field: 'receiptMail', message: expect.stringContaining('SendGrid') }],
      ]);
      expect(await get()).toEqual(first);
      expect((await read('/letters')).json().canSend).toBe(false);
      expect((await call('PATCH', { receiptMail: false })).status).toBe(200);
    });

    it('is switched on where mail is sent', async () => {
      const { server, get, call, read } = await settings({ config: { sendgridApiKey: 'SG.test' } });
      await using _ = server;
      expect((await call('PATCH', { receiptMail: true })).status).toBe(200);
      expect(await get()).toEqual({ ...first, receiptMail: true });
      expect((await read('/letters')).json().canSend).toBe(true);
    });

    it('is previewed for the owner as a page that runs and loads nothing', async () => {
      const { server, read } = await settings();
      await using _ = server;
      const page = await read('/receipt');
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.text).toContain('We have your request');
      expect(page.headers['content-security-policy']).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'",
      );
      expect((await server.call('/api/admin/settings/receipt')).status).toBe(401);
    });
  });
});

const putOf = (server: TestServer, owner: Record<string, string>) => (body: unknown) =>
  server.call('/api/admin/reply-templates', {
    method: 'PUT',
    headers: { ...owner, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('reply templates', () => {
  it('are stored, and do not overwrite concurrent changes', async () => {
    const { server, owner, get } = await leadOffice();
    await using _ = server;
    const { templates, version } = (await get('/reply-templates')).json();
    const put = putOf(server, owner);
    const mine = [{ id: 'one', name: 'Mine', subject: 'About {town}', text: 'Hello {name}' }];
    expect((await put({ templates: mine, version })).json().templates).toEqual(mine);
    expect((await put({ templates, version })).status).toBe(409);
    expect((await get('/reply-templates')).json().templates).toEqual(mine);
    expect((await put({ templates: [{ ...mine[0], name: ' ' }], version })).status).toBe(422);
  });

  it('have a subject on one line', async () => {
    const { server, owner, get } = await leadOffice();
    await using _ = server;
    for (const end of ['\r\n', '\n', '\r', '\u2028', '\t', '\u00a0\u200e']) {
      const { version } = (await get('/reply-templates')).json();
      const one = { id: 'one', name: 'Mine', subject: `Yes${end}Bcc: all@evil.example`, text: 'Hello,\n\nbye' };
      const answer = await putOf(server, owner)({ templates: [one], version });
      expect(answer.json().templates).toEqual([{ ...one, subject: 'Yes Bcc: all@evil.example' }]);
    }
  });

  it('are counted each time they are used', async () => {
    const { server, owner, get } = await leadOffice();
    await using _ = server;
    const use = (id: string) =>
      server.call('/api/admin/reply-templates/uses', {
        method: 'POST',
        headers: { ...owner, 'content-type': 'application/json' },
        body: JSON.stringify({ id }),
      });
    for (const id of ['set-a-time', 'missed-you', 'set-a-time']) expect((await use(id)).status).toBe(204);
    expect((await use('not an id')).status).toBe(422);
    expect((await get('/reply-templates/uses')).json()).toEqual({ 'set-a-time': 2, 'missed-you': 1 });
  });

  it('are at most 30', async () => {
    const { server, owner, get } = await leadOffice();
    await using _ = server;
    const { version } = (await get('/reply-templates')).json();
    const templates = Array.from({ length: 31 }, (_, at) => ({ id: `t${at}`, name: 'A', subject: 'B', text: 'C' }));
    const put = putOf(server, owner);
    expect((await put({ templates, version })).json().errors[0].message).toBe('That is more than 30 templates');
    expect((await put({ templates: templates.slice(1), version })).json().templates).toHaveLength(30);
  });
});
