import { describe, expect, it } from 'vitest';
import { office } from '../support/owner-session.ts';
import type { Answer, Setup } from '../support/test-server.ts';

describe('the settings', () => {
  const hours = {
    weekdays: { opens: '07:00', closes: '18:00' },
    saturday: { opens: '08:00', closes: '16:00' },
    sunday: null,
  };
  const first = {
    ...{ clock: 'plain', hours, daysOff: [], weeklyLetter: false, spamLetter: true, quietHours: true },
    ...{ receiptMail: false, receiptSentence: '' },
  };

  async function settings(setup: Setup = {}) {
    const calls = await office(setup);
    return {
      ...calls,
      get: () => calls.read('/settings'),
      change: (body: unknown) => calls.patch('/settings', body),
      page: (name: string) => calls.get(`/settings/${name}`),
    };
  }

  it('default to the plain clock, no weekly digest, the spam summary, the hours of the contact page, and quiet nights', async () => {
    const { get } = await settings();
    expect(await get()).toEqual(first);
  });

  it('are changed one by one, so that two open pages do not undo each other', async () => {
    const { get, change } = await settings();
    const answers = await Promise.all([change({ weeklyLetter: true }), change({ clock: 'business' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await get()).toEqual({ ...first, clock: 'business', weeklyLetter: true });
    expect((await change({ clock: 'plain' })).json()).toEqual({ ...first, weeklyLetter: true });
  });

  const onSaturday = (saturday: object, more: object = {}) => ({ hours: { ...hours, saturday, ...more } });
  const asSentence = (receiptSentence: string) => ({ receiptSentence, former: { receiptSentence: '' } });

  it.each<[unknown, string]>([
    [{}, 'There is nothing to change'],
    [{ clock: 'fast' }, 'Please choose how the hours are counted'],
    [{ weeklyLetter: 'yes' }, 'Please choose whether the letter comes'],
    [{ clock: 'business', colour: 'teal' }, 'Invalid input'],
    [onSaturday({ opens: '16:00', closes: '08:00' }), 'Closing time must be after opening time'],
    [onSaturday({ opens: '08:00', closes: '24:00' }), 'Please enter both times'],
    [onSaturday({ opens: '08:00', closes: '15:59' }, { weekdays: null }), 'Please be open for at least 8 hours a week'],
    [{ daysOff: ['2026-02-30'] }, 'Please choose a day'],
    [{ daysOff: Array(151).fill('2026-12-25') }, 'Please keep to 150 days off'],
    [{ daysOff: ['2026-12-25'] }, 'Please send the former value as well'],
    [
      { hours, daysOff: [], former: { hours, daysOff: [] } },
      'Please change the hours, the days off and the sentence separately',
    ],
    [asSentence('x'.repeat(401)), 'Please shorten this text to 400 characters; it has 401'],
    ...['{Name}', '{town}', '{first name}', '{name'].map((word): [unknown, string] => [
      asSentence(`Thank you, ${word}`),
      `${word} would be sent as it is. Only {name}, {service}, {deadline} are filled in`,
    ]),
  ])('refuse %j and stay unchanged', async (body, message) => {
    const { get, change } = await settings();
    const answer = await change(body);
    expect([answer.status, answer.json().errors[0].message]).toEqual([422, message]);
    expect(await get()).toEqual(first);
  });

  describe('an edit made on another device meanwhile', () => {
    const outcome = ({ status, json }: Answer) => [status, json().code, json().errors[0].field];

    it('of the days off is kept, and the stale change is refused as a whole', async () => {
      const { get, change } = await settings();
      const [day, other] = ['2026-12-24', '2026-12-31'];
      expect((await change({ daysOff: [day], former: { daysOff: [] } })).status).toBe(200);
      const stale = await change({ daysOff: [other], clock: 'business', former: { daysOff: [] } });
      expect(outcome(stale)).toEqual([409, 'changed', 'daysOff']);
      expect(await get()).toEqual({ ...first, daysOff: [day] });
      expect((await change({ daysOff: [day, other], former: { daysOff: [day] } })).status).toBe(200);
      expect((await get()).daysOff).toEqual([day, other]);
    });

    it('wins alone if several arrive at once', async () => {
      const { get, change } = await settings();
      const days = ['2026-12-24', '2026-12-25', '2026-12-31'];
      const answers = await Promise.all(days.map((day) => change({ daysOff: [day], former: { daysOff: [] } })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const winner = answers.findIndex(({ status }) => status === 200);
      expect((await get()).daysOff).toEqual([days[winner]]);
    });
  });

  it('store days off in order, each once, and stop the clock on them', async () => {
    const { receive, read, change } = await settings({ now: () => new Date('2026-12-23T15:00:00Z') });
    await receive();
    const due = async () => (await read('/leads')).leads[0].dueAt;
    await change({ clock: 'business' });
    expect(await due()).toBe('2026-12-25T17:00:00.000Z');
    const kept = await change({ daysOff: ['2026-12-25', '2026-12-24', '2026-12-25'], former: { daysOff: [] } });
    expect(kept.json().daysOff).toEqual(['2026-12-24', '2026-12-25']);
    // Eight hours on Wednesday, eight on Saturday, eight on Monday.
    expect(await due()).toBe('2026-12-28T20:00:00.000Z');
  });

  it.each([
    ['letter', 'Your week since Monday, November 16'],
    ['receipt', 'We have your request'],
  ])('show the newest %s as a page that runs and loads nothing', async (name, words) => {
    const { server, page } = await settings({ now: () => new Date('2026-11-25T17:00:00Z') });
    const { status, headers, text } = await page(name);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain(words);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'",
    );
    expect((await server.call(`/api/admin/settings/${name}`)).status).toBe(401);
  });

  describe('the mail that confirms a request', () => {
    it('has the owner’s sentence in its preview, which two devices do not overwrite', async () => {
      const { get, change, page } = await settings();
      const written = ' Thank you, {name}.\n We\u0000 call by\t{deadline}.\u200b ';
      const sentence = 'Thank you, {name}. We call by {deadline}.';
      expect((await change(asSentence(written))).status).toBe(200);
      expect((await get()).receiptSentence).toBe(sentence);
      expect((await page('receipt')).text).toMatch(/Thank you, <b>Anna<\/b>\. We call by <b>\w+, /);
      const stale = await change(asSentence('Late.'));
      expect([stale.status, stale.json().errors[0].field]).toEqual([409, 'receiptSentence']);
      expect((await get()).receiptSentence).toBe(sentence);
    });

    it('cannot be switched on where mail is written to files', async () => {
      const { get, change, page } = await settings();
      const { status, json } = await change({ receiptMail: true });
      const message = expect.stringContaining('SendGrid');
      expect([status, json().errors]).toEqual([422, [{ field: 'receiptMail', message }]]);
      expect(await get()).toEqual(first);
      expect((await page('letters')).json().canSend).toBe(false);
      expect((await change({ receiptMail: false })).status).toBe(200);
    });

    it('is switched on where mail is sent', async () => {
      const { change, page } = await settings({ config: { sendgridApiKey: 'SG.test' } });
      expect((await change({ receiptMail: true })).json()).toEqual({ ...first, receiptMail: true });
      expect((await page('letters')).json().canSend).toBe(true);
    });
  });
});

describe('reply templates', () => {
  it('are stored, and do not overwrite concurrent changes', async () => {
    const { read, put } = await office();
    const { templates, version } = await read('/reply-templates');
    const mine = [{ id: 'one', name: 'Mine', subject: 'About {town}', text: 'Hello {name}' }];
    expect((await put('/reply-templates', { templates: mine, version })).json().templates).toEqual(mine);
    expect((await put('/reply-templates', { templates, version })).status).toBe(409);
    expect((await read('/reply-templates')).templates).toEqual(mine);
    expect((await put('/reply-templates', { templates: [{ ...mine[0], name: ' ' }], version })).status).toBe(422);
  });

  it('have a subject on one line', async () => {
    const { read, put } = await office();
    for (const end of ['\r\n', '\n', '\r', '\u2028', '\t', '\u00a0\u200e']) {
      const { version } = await read('/reply-templates');
      const one = { id: 'one', name: 'Mine', subject: `Yes${end}Bcc: all@evil.example`, text: 'Hello,\n\nbye' };
      const answer = await put('/reply-templates', { templates: [one], version });
      expect(answer.json().templates).toEqual([{ ...one, subject: 'Yes Bcc: all@evil.example' }]);
    }
  });

  it('are counted each time they are used', async () => {
    const { post, read } = await office();
    const use = async (id: string) => (await post('/reply-templates/uses', { id })).status;
    for (const id of ['set-a-time', 'missed-you', 'set-a-time']) expect(await use(id)).toBe(204);
    expect(await use('not an id')).toBe(422);
    expect(await read('/reply-templates/uses')).toEqual({ 'set-a-time': 2, 'missed-you': 1 });
  });

  it('are at most 30', async () => {
    const { read, put } = await office();
    const { version } = await read('/reply-templates');
    const templates = Array.from({ length: 31 }, (_, at) => ({ id: `t${at}`, name: 'A', subject: 'B', text: 'C' }));
    const save = async (list: object[]) => (await put('/reply-templates', { templates: list, version })).json();
    expect((await save(templates)).errors[0].message).toBe('That is more than 30 templates');
    expect((await save(templates.slice(1))).templates).toHaveLength(30);
  });
});
