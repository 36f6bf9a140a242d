import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmailCase, emailCases, emailSentence } from '../../support/cases/email-cases.ts';
import { type FormName, lengthCases } from '../../support/cases/length-cases.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { aMessage, anEstimate } from '../../support/visitor-words.ts';
import { keptLead, leadForms } from '../support/lead-forms.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

describe('the routes of leads', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ config: { embedOrigins: ['https://sister.example'] } });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  describe.each(leadForms)('POST $path', ({ path, kind, valid, line: [line, maxLength], sentences, others }) => {
    const leads = () => server.store.countLeads(kind);

    describe('a valid lead', () => {
      it('is stored with all its fields and mailed', async () => {
        const wakes = server.wakes();
        const answer = await server.post(path, valid({ email: `  ${valid().email} ` }));
        expect(answer.status).toBe(201);
        expect(answer.headers).toMatchObject({
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
        });
        const lead = await keptLead(server, answer);
        expect(lead.fields).toEqual(valid());
        expect(lead.mail.status).toBe('due');
        expect(lead.source).toEqual({});
        expect(server.wakes()).toBe(wakes + 1);
      });

      it('drops fields that are not in the contract', async () => {
        const body = `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"isAdmin":true,${JSON.stringify(valid({ message: 'Nothing but the fields, please.' })).slice(1)}`;
        const lead = await keptLead(server, await server.post(path, body));
        expect(Object.keys(lead.fields).sort()).toEqual(Object.keys(valid()).sort());
        expect('isAdmin' in {}).toBe(false);
      });

      it('may have a byte order mark and a charset', async () => {
        const body = `\ufeff${JSON.stringify(valid({ message: 'Sent by an old editor.' }))}`;
        const answer = await server.post(path, body, { 'content-type': 'Application/JSON; Charset="UTF-8"' });
        expect(answer.status).toBe(201);
      });
    });

    describe('the validation', () => {
      const required = Object.keys(sentences);
      const all = (value: unknown) => valid(Object.fromEntries(required.map((field) => [field, value])));

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
        ['a message of nine characters', valid({ message: 'nine char' }), { message: sentences.message ?? '' }],
        ['a message of nine and blanks', valid({ message: '  nine char   ' }), { message: sentences.message ?? '' }],
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
        const before = await leads();
        const answer = await server.post(path, body);
        expect(answer.status).toBe(422);
        expect(answer.headers['content-type']).toBe('application/problem+json');
        const { requestId, errors, ...rest } = answer.json();
        expect(rest).toEqual({
          type: '/problems/validation',
          title: 'Please check the form',
          status: 422,
          code: 'validation',
        });
        expect(requestId).toMatch(/^[\w-]+$/);
        expect(
          Object.fromEntries(errors.map(({ field, message }: Record<string, string>) => [field, message])),
        ).toEqual(expected);
        expect(answer.bytes.length).toBeLessThan(2048);
        expect(await leads()).toBe(before);
      });

      it.each([
        ['a message of ten characters', { message: 'ten chars!' }],
        ['a short address', { email: 'a@b.co' }],
        ['a line as long as may be', { [line]: 'x'.repeat(maxLength) }],
      ])('accepts %s', async (_, changes) => {
        expect((await server.post(path, valid(changes))).status).toBe(201);
      });
    });

    describe('a store that fails', () => {
      it('makes the server refuse leads until it works again', async () => {
        let isAway = false;
        const fragile = await startServer({
          store: (real) => ({
            ...real,
            addLead: (lead) =>
              isAway ? Promise.reject(new Error(`disk full: ${lead.fields[line]}`)) : real.addLead(lead),
          }),
        });
        await using _ = fragile;
        isAway = true;
        const headers = { 'idempotency-key': 'patience' };
        const refused = await fragile.post(path, valid(), headers);
        expect(refused.status).toBe(503);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
        expect(refused.json()).toMatchObject({ code: 'unavailable', status: 503 });
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
  });

  describe('a field without a format', () => {
    it.each(['x', '21666-1234', 'no format at all'])('accepts %j as phone, zip code and state', async (text) => {
      const answer = await server.post('/api/estimates', anEstimate({ phone: text, zipCode: text, state: text }));
      expect(answer.status).toBe(201);
    });

    it.each([
      ['left out', undefined],
      ['empty', ''],
      ['blank', '  '],
      ['null', null],
    ])('accepts a message whose phone is %s, and stores it as empty', async (name, phone) => {
      const answer = await server.post('/api/contact', aMessage({ subject: name, phone }));
      expect(answer.status).toBe(201);
      expect((await server.store.findLead(answer.json().id))?.fields).toEqual(aMessage({ subject: name, phone: '' }));
    });
  });
});

describe('the fields of leads', () => {
  /** The same tables are typed into the built forms in test/widgets/field-cases.test.ts. */
  const bodies = { estimate: anEstimate, contact: aMessage };
  const paths = { estimate: '/api/estimates', contact: '/api/contact' };

  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  /** The server's message about a field; undefined if it accepts it. */
  async function said(form: FormName, field: string, typed: string): Promise<string | undefined> {
    const answer = await server.post(paths[form], bodies[form]({ [field]: typed }));
    if (answer.status === 201) return undefined;
    expect(answer.status).toBe(422);
    const { errors } = answer.json();
    expect(errors.map((error: { field: string }) => error.field)).toEqual([field]);
    return errors[0].message;
  }

  /** Runs `use` on all items in order, a few at a time. */
  async function inTurns<Item, Result>(
    items: readonly Item[],
    use: (item: Item) => Promise<Result>,
  ): Promise<Result[]> {
    const results: Result[] = [];
    for (let start = 0; start < items.length; start += 40) {
      results.push(...(await Promise.all(items.slice(start, start + 40).map(use))));
    }
    return results;
  }

  describe.each(['estimate', 'contact'] as const)('the server, to a form for %s,', (form) => {
    it(`has the expected sentence for each of ${emailCases.length} addresses`, async () => {
      expect(emailCases.length).toBeGreaterThan(500);
      const answers = await inTurns(emailCases, async ([typed]) => [typed, await said(form, 'email', typed)]);
      expect(answers).toEqual(emailCases.map((one: EmailCase) => [one[0], emailSentence(one)]));
    });

    it('has the expected sentence for each length of each field', async () => {
      const cases = lengthCases.filter(([of]) => of === form);
      const answers = await inTurns(cases, async ([, field, typed]) => [field, typed, await said(form, field, typed)]);
      expect(answers).toEqual(cases.map(([, field, typed, sentence]) => [field, typed, sentence]));
    });
  });
});
