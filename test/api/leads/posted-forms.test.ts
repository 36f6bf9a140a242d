import { describe, expect, it } from 'vitest';
import { aMessage, anEstimate } from '../../support/visitor-words.ts';
import { builtRenderer } from '../support/build.ts';
import { formType, postForm } from '../support/lead-forms.ts';
import { startServer } from '../support/test-server.ts';

const start = () => startServer({ renderer: builtRenderer });

describe('a form without JavaScript', () => {
  it('is stored, mailed, and redirects to its page, which confirms it', async () => {
    await using server = await start();
    const answer = await postForm(server, '/exterior', anEstimate());
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toMatch(/^\/exterior\?sent=estimate\.\d+\.[\w-]{43}\.[\w-]{43}$/);
    expect([await server.store.countLeads('estimate'), server.wakes()]).toEqual([1, 1]);
    const { text } = await server.call(String(answer.headers.location));
    expect(text).toContain('Estimate request sent!');
    const [, link = ''] = /href="http:\/\/site\.example(\/request\/[\w-]{22})"/.exec(text) ?? [];
    expect((await server.call(link)).status).toBe(200);
    expect((await server.call('/exterior')).text).not.toContain('Estimate request sent!');
  });

  it('stores what was pasted into it as clean as a form with JavaScript', async () => {
    await using server = await start();
    const pasted = {
      name: ' Jane\u00a0\tDoe\u200b',
      email: '\u202a"Doe, Jane" <mailto:jane@example.com>\u202c.',
      phone: '410\u2011555\u20110142\u200e',
      message: '\ufeffOur porch\r\nneeds\u00a0paint. \u2028Soon',
    };
    const clean = { name: 'Jane Doe', email: 'jane@example.com', phone: '410\u2011555\u20110142' };
    expect((await postForm(server, '/contact', anEstimate(pasted))).status).toBe(303);
    expect((await server.post('/api/estimates', anEstimate({ ...pasted, city: '\u00adEaston' }))).status).toBe(201);
    const { leads } = await server.store.inbox({ order: 'oldest', limit: 9 });
    const message = 'Our porch\nneeds paint. \nSoon';
    for (const { fields } of leads) expect(fields).toMatchObject({ ...clean, message });
    expect(leads[1]?.fields.city).toBe('Easton');
  });

  it('is confirmed to somebody else who sends the same words, but without a link to the private page', async () => {
    await using server = await start();
    for (const hasLink of [true, false]) {
      const answer = await postForm(server, '/contact', anEstimate());
      const page = await server.call(String(answer.headers.location));
      expect([page.text.includes('Estimate request sent!'), page.text.includes('/request/')]).toEqual([true, hasLink]);
    }
    expect(await server.store.countLeads('estimate')).toBe(1);
  });

  it('comes back with messages and values when refused', async () => {
    await using server = await start();
    const fields = {
      ...{ name: 'A "quoted" <b>name</b>', email: 'abc', message: 'short' },
      ...{ serviceType: 'interior', zipCode: '21666' },
    };
    const { status, headers, text } = await postForm(server, '/interior', fields);
    expect([status, headers['cache-control']]).toEqual([422, 'no-store, no-transform']);
    for (const sentence of ['Please enter a valid email', 'Phone number is required', 'value="21666"']) {
      expect(text).toContain(sentence);
    }
    expect(text).toContain('Please provide details about your project');
    for (const absent of ['Name is required', '<b>name</b>']) expect(text).not.toContain(absent);
    expect(await server.store.countLeads('estimate')).toBe(0);
    expect((await server.call('/interior')).text).not.toContain('21666');
  });

  it.each([
    ['MD', '19901', 'DE'],
    ['MD', '21666', 'MD'],
    ['MD', '10001', 'MD'],
    ['NJ', '19901', 'NJ'],
  ])('with the state %s and the ZIP code %s is about a house in %s', async (state, zipCode, actual) => {
    await using server = await start();
    const refused = await postForm(server, '/exterior', anEstimate({ state, zipCode, message: 'short' }));
    expect(/<input[^>]*name="state"[^>]*>/.exec(refused.text)?.[0]).toContain(`value="${actual}"`);
  });

  it('comes back with its values and 503 when it cannot be stored', async () => {
    const addLead = () => Promise.reject(new Error('disk full'));
    await using server = await startServer({ renderer: builtRenderer, store: (real) => ({ ...real, addLead }) });
    const { status, headers, text } = await postForm(server, '/contact', anEstimate({ name: 'Patience Waite' }));
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toContain('Patience Waite');
    expect(text).toContain('Failed to send estimate request. Please try again.');
  });

  it('with a message is stored as one, and redirects to the confirmation', async () => {
    await using server = await start();
    const { status, headers } = await postForm(server, '/contact', { ...aMessage({ phone: '' }), form: 'contact' });
    expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/contact\?sent=contact\./)]);
    expect([await server.store.countLeads('contact'), await server.store.countLeads('estimate')]).toEqual([1, 0]);
    expect(server.wakes()).toBe(1);
    const thanks = (await server.call(String(headers.location))).text;
    expect(thanks).toContain('Message sent!');
    expect(thanks).not.toContain('Estimate request sent!');
  });

  it('with a filled honeypot gets the same response, and is not mailed', async () => {
    await using server = await startServer();
    expect((await postForm(server, '/form', { ...anEstimate(), website: 'x' })).status).toBe(303);
    expect(await server.store.outboxState()).toMatchObject({ due: 0 });
    expect(await server.store.countLeads('estimate')).toBe(1);
  });

  it('shares its limit and count with the API, and comes back with its values when there are too many', async () => {
    await using server = await start();
    const from = { 'x-forwarded-for': '192.0.2.60' };
    const statuses = [];
    for (let nth = 0; nth < 6; nth += 1) {
      statuses.push((await postForm(server, '/exterior', anEstimate({ message: `Wall number ${nth}.` }), from)).status);
      statuses.push((await server.post('/api/estimates', anEstimate({ message: `Roof number ${nth}.` }), from)).status);
    }
    expect(statuses).toEqual([...Array(5).fill([303, 201]), 429, 429].flat());
    const refused = await postForm(server, '/exterior', anEstimate({ message: 'One more wall.' }), from);
    expect([refused.status, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.text).toContain('One more wall.');
    expect(refused.text).toContain('Failed to send estimate request. Please try again in 10 minutes.');
  });

  it('comes back with a message of 60,000 characters, and says how many fit', async () => {
    await using server = await start();
    const message = 'x'.repeat(60_000);
    const { status, text } = await postForm(server, '/exterior', anEstimate({ message }));
    expect(status).toBe(422);
    expect(text).toContain('Please shorten this text to 5,000 characters; it has 60,000');
    expect(text).toContain(message);
  });

  it.each<[number, string, Record<string, string>, string]>([
    [415, 'JSON', { 'content-type': 'application/json' }, JSON.stringify(anEstimate())],
    [400, 'multipart without a form', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    [400, 'no form name', formType, 'name=x'],
    [400, 'a form of another page', formType, 'form=contact'],
    [422, 'broken percent signs', formType, 'form=estimate&name=%E0%A4%A&email=%'],
    [422, 'a field many times', formType, `form=estimate${'&name=x'.repeat(2_000)}`],
    [422, 'fields of the prototype', formType, 'form=estimate&__proto__=x&constructor=y&toString=z'],
    [413, 'too much', formType, `form=estimate&message=${'x'.repeat(140_000)}`],
  ])('answers %i with a page for %s', async (status, _, headers, body) => {
    await using server = await startServer();
    const answer = await server.call('/form', { method: 'POST', headers, body });
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(await server.store.countLeads('estimate')).toBe(0);
  });

  it('is accepted only where its page has one', async () => {
    await using server = await startServer();
    const answer = await postForm(server, '/', anEstimate());
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await postForm(server, '/nowhere', anEstimate())).status).toBe(404);
    expect((await server.call('/form', { method: 'PUT' })).headers.allow).toBe('GET, HEAD, POST');
  });
});
