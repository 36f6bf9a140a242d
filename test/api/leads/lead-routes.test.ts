import { describe, expect, it } from 'vitest';
import { type EmailCase, emailCases, emailSentence } from '../../support/cases/email-cases.ts';
import { lengthCases } from '../../support/cases/length-cases.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { aMessage } from '../../support/visitor-words.ts';
import { keptLead, leadForms } from '../support/lead-forms.ts';
import { sharedServer, startServer } from '../support/test-server.ts';

const server = sharedServer();

describe.each(leadForms)('POST $path', ({ path, kind, valid, line: [line, maxLength], sentences, others }) => {
  describe('a valid lead', () => {
    it('is stored with all its fields and mailed', async () => {
      const wakes = server.wakes();
      const answer = await server.post(path, valid({ email: `  ${valid().email} ` }));
      expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        ...[201, 'application/json; charset=utf-8', 'no-store'],
      ]);
      const { fields, mail, source } = await keptLead(server, answer);
      expect([fields, mail.status, source]).toEqual([valid(), 'due', {}]);
      expect(server.wakes()).toBe(wakes + 1);
    });

    it('drops fields that are not in the contract', async () => {
      const fields = JSON.stringify(valid({ message: 'Nothing but the fields, please.' })).slice(1);
      const body = `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"isAdmin":true,${fields}`;
      const lead = await keptLead(server, await server.post(path, body));
      expect(Object.keys(lead.fields).sort()).toEqual(Object.keys(valid()).sort());
      expect('isAdmin' in {}).toBe(false);
    });

    it('may have a byte order mark and a charset', async () => {
      const body = `\ufeff${JSON.stringify(valid({ message: 'Sent by an old editor.' }))}`;
      const answer = await server.post(path, body, { 'content-type': 'Application/JSON; Charset="UTF-8"' });
      expect(answer.status).toBe(201);
    });

    it.each([
      ['a message of ten characters', { message: 'ten chars!' }],
      ['a short address', { email: 'a@b.co' }],
      ['a line as long as may be', { [line]: 'x'.repeat(maxLength) }],
    ])('may have %s', async (_, changes) => {
      expect((await server.post(path, valid(changes))).status).toBe(201);
    });
  });

  const required = Object.keys(sentences);
  const all = (value: unknown) => valid(Object.fromEntries(required.map((field) => [field, value])));
  const { message = '' } = sentences;

  it.each<[string, object, Record<string, string>]>([
    ['nothing', {}, { ...sentences, ...(kind === 'estimate' && { serviceType: 'Please choose a service' }) }],
    ['only blanks', all(' \t'), sentences],
    ['null everywhere', all(null), sentences],
    ['arrays', all(['x']), sentences],
    ['operators', all({ $ne: '' }), sentences],
    ['numbers', all(21666), sentences],
    ...required.map((field): [string, object, Record<string, string>] => [
      `no ${field}`,
      valid({ [field]: '' }),
      { [field]: sentences[field] ?? '' },
    ]),
    ['a message of nine and blanks', valid({ message: '  nine char   ' }), { message }],
    ['an address that is none', valid({ email: 'abc' }), { email: 'Please enter a valid email' }],
    [
      'too long a line',
      valid({ [line]: 'x'.repeat(maxLength + 1) }),
      { [line]: `Please shorten this text to ${maxLength} characters; it has ${maxLength + 1}` },
    ],
    [
      'too long a message',
      valid({ message: 'x'.repeat(12_000) }),
      { message: 'Please shorten this text to 5,000 characters; it has 12,000' },
    ],
    ...others.map(([field, wrong, sentence]): [string, object, Record<string, string>] => [
      `${field} ${JSON.stringify(wrong)?.slice(0, 20)}`,
      valid({ [field]: wrong }),
      { [field]: sentence },
    ]),
  ])('refuses %s with the messages of the fields', async (_, body, expected) => {
    const before = await server.store.countLeads(kind);
    const { status, headers, bytes, json } = await server.post(path, body);
    expect([status, headers['content-type']]).toEqual([422, 'application/problem+json']);
    const { requestId, errors, ...rest } = json();
    const title = 'Please check the form';
    expect(rest).toEqual({ type: '/problems/validation', title, status: 422, code: 'validation' });
    expect(requestId).toMatch(/^[\w-]+$/);
    const said = errors.map(({ field, message }: Record<string, string>) => [field, message]);
    expect(Object.fromEntries(said)).toEqual(expected);
    expect(bytes.length).toBeLessThan(2048);
    expect(await server.store.countLeads(kind)).toBe(before);
  });

  describe('a store that fails', () => {
    it('makes the server refuse leads until it works again', async () => {
      let isAway = false;
      await using fragile = await startServer({
        store: (real) => ({
          ...real,
          addLead: (lead) =>
            isAway ? Promise.reject(new Error(`disk full: ${lead.fields[line]}`)) : real.addLead(lead),
        }),
      });
      isAway = true;
      const headers = { 'idempotency-key': 'patience' };
      const refused = await fragile.post(path, valid(), headers);
      expect(refused.json()).toMatchObject({ code: 'unavailable', status: 503 });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(fragile.log.join('')).not.toContain('Margaret');
      isAway = false;
      expect((await fragile.post(path, valid(), headers)).status).toBe(201);
      expect(await fragile.store.countLeads(kind)).toBe(1);
    });

    it('makes the server refuse within three seconds if it hangs', async () => {
      await using stuck = await startServer({ store: (real) => ({ ...real, addLead: () => new Promise(() => {}) }) });
      const started = performance.now();
      expect((await stuck.post(path, valid())).status).toBe(503);
      expect(performance.now() - started).toBeLessThan(timeLimitMs(3_000));
    });
  });

  describe('has the expected sentence for', () => {
    /** The server's message about a field; undefined if it accepts it. */
    async function said(field: string, typed: string): Promise<string | undefined> {
      const answer = await server.post(path, valid({ [field]: typed }));
      if (answer.status === 201) return undefined;
      expect(answer.status).toBe(422);
      const { errors } = answer.json();
      expect(errors.map((error: { field: string }) => error.field)).toEqual([field]);
      return errors[0].message;
    }

    /** Runs `use` on all items in order, a few at a time. */
    async function inTurns<Item, Result>(items: readonly Item[], use: (item: Item) => Promise<Result>) {
      const results: Result[] = [];
      for (let start = 0; start < items.length; start += 40) {
        results.push(...(await Promise.all(items.slice(start, start + 40).map(use))));
      }
      return results;
    }

    it(`each of ${emailCases.length} addresses`, async () => {
      expect(emailCases.length).toBeGreaterThan(500);
      const answers = await inTurns(emailCases, async ([typed]) => [typed, await said('email', typed)]);
      expect(answers).toEqual(emailCases.map((one: EmailCase) => [one[0], emailSentence(one)]));
    });

    it('each length of each field', async () => {
      const cases = lengthCases.filter(([form]) => form === kind);
      const answers = await inTurns(cases, async ([, field, typed]) => [field, typed, await said(field, typed)]);
      expect(answers).toEqual(cases.map(([, field, typed, sentence]) => [field, typed, sentence]));
    });
  });
});

it.each([undefined, '', '\t', null])('accepts a message whose phone is %j, and stores it as empty', async (phone) => {
  const subject = `Phone: ${JSON.stringify(phone)}`;
  const answer = await server.post('/api/contact', aMessage({ subject, phone }));
  expect((await keptLead(server, answer)).fields).toEqual(aMessage({ subject, phone: '' }));
});
