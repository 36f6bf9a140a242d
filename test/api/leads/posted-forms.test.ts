import { describe, expect, it } from 'vitest';
import { aMessage, anEstimate } from '../../support/visitor-words.ts';
import { builtRenderer } from '../support/build.ts';
import { formType, postForm } from '../support/lead-forms.ts';
import { startServer } from '../support/test-server.ts';

describe('a form without JavaScript', () => {
  it('is stored, mailed, and redirects to its page, which confirms it', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const answer = await postForm(server, '/exterior', anEstimate());
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toMatch(/^\/exterior\?sent=estimate\.\d+\.[\w-]{43}\.[\w-]{43}$/);
    expect(await server.store.countLeads('estimate')).toBe(1);
    expect(server.wakes()).toBe(1);
    const thanks = await server.call(String(answer.headers.location));
    expect([thanks.status, thanks.headers['cache-control']]).toEqual([200, 'no-store, no-transform']);
    expect(thanks.text.includes('Estimate request sent!')).toBe(true);
    const [, link = ''] = /href="http:\/\/site\.example(\/request\/[\w-]{22})"/.exec(thanks.text) ?? [];
    expect((await server.call(link)).status).toBe(200);
    expect((await server.call('/exterior')).text).not.toContain('Estimate request sent!');
  });

  it('stores what was pasted into it as clean as a form with JavaScript', async () => {
    await using server = await startServer({ renderer: builtRenderer });
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
    await using server = await startServer({ renderer: builtRenderer });
    for (const hasLink of [true, false]) {
      const answer = await postForm(server, '/contact', anEstimate());
      const page = await server.call(String(answer.headers.location));
      expect([page.text.includes('Estimate request sent!'), page.text.includes('/request/')]).toEqual([true, hasLink]);
    }
    expect(await server.store.countLeads('estimate')).toBe(1);
  });

  it('comes back with messages and values when refused', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const fields = {
      name: 'A "quoted" <b>name</b>',
      email: 'abc',
      message: 'short',
      serviceType: 'interior',
      zipCode: '21666',
    };
    const answer = await postForm(server, '/interior', fields);
    expect(answer.status).toBe(422);
    expect(answer.headers['cache-control']).toBe('no-store, no-transform');
    for (const sentence of [
      'Please enter a valid email',
      'Phone number is required',
      'Please provide details about your project',
    ]) {
      expect(answer.text.includes(sentence)).toBe(true);
    }
    expect(answer.text.includes('Name is required')).toBe(false);
    expect(answer.text.includes('value="21666"')).toBe(true);
    expect(answer.text.includes('<b>name</b>')).toBe(false);
    expect(await server.store.countLeads('estimate')).toBe(0);
    expect((await server.call('/interior')).text).not.toContain('21666');
  });

  it.each([
    ['MD', '19901', 'DE'],
    ['MD', '21666', 'MD'],
    ['MD', '10001', 'MD'],
    ['NJ', '19901', 'NJ'],
  ])('with the state %s and the ZIP code %s is about a house in %s', async (state, zipCode, actual) => {
    await using server = await startServer({ renderer: builtRenderer });
    const refused = await postForm(server, '/exterior', anEstimate({ state, zipCode, message: 'short' }));
    expect(/<input[^>]*name="state"[^>]*>/.exec(refused.text)?.[0]).toContain(`value="${actual}"`);
  });

  it('comes back with its values and 503 when it cannot be stored', async () => {
    await using server = await startServer({
      renderer: builtRenderer,
      store: (real) => ({ ...real, addLead: () => Promise.reject(new Error('disk full')) }),
    });
    const answer = await postForm(server, '/contact', anEstimate({ name: 'Patience Waite' }));
    expect(answer.status).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.text.includes('Patience Waite')).toBe(true);
    expect(answer.text.includes('Failed to send estimate request. Please try again.')).toBe(true);
  });

  it('with a message is stored as one, and redirects to the confirmation', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const answer = await postForm(server, '/contact', { ...aMessage({ phone: '' }), form: 'contact' });
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/contact\?sent=contact\./),
    ]);
    expect([await server.store.countLeads('contact'), await server.store.countLeads('estimate')]).toEqual([1, 0]);
    expect(server.wakes()).toBe(1);
    const thanks = (await server.call(String(answer.headers.location))).text;
    expect(thanks.includes('Message sent!')).toBe(true);
    expect(thanks.includes('Estimate request sent!')).toBe(false);
  });

  it('with a filled honeypot gets the same response, and is not mailed', async () => {
    await using server = await startServer();
    expect((await postForm(server, '/form', { ...anEstimate(), website: 'x' })).status).toBe(303);
    expect(await server.store.outboxState()).toMatchObject({ due: 0 });
    expect(await server.store.countLeads('estimate')).toBe(1);
  });

  it('shares its limit and count with the API', async () => {
    await using server = await startServer();
    const from = { 'x-forwarded-for': '192.0.2.60' };
    const statuses = [];
    for (let nth = 0; nth < 6; nth += 1) {
      statuses.push((await postForm(server, '/form', anEstimate({ message: `Wall number ${nth}.` }), from)).status);
      statuses.push((await server.post('/api/estimates', anEstimate({ message: `Roof number ${nth}.` }), from)).status);
    }
    expect(statuses).toEqual([...Array(5).fill([303, 201]), 429, 429].flat());
    const refused = await postForm(server, '/form', anEstimate({ message: 'One more wall.' }), from);
    expect([refused.status, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('comes back with its values when there are too many', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const from = { 'x-forwarded-for': '192.0.2.61' };
    const posts = Array.from({ length: 11 }, (_, nth) => anEstimate({ message: `The porch, side ${nth}.` }));
    const answers = [];
    for (const fields of posts) answers.push(await postForm(server, '/exterior', fields, from));
    expect(answers.at(-1)?.status).toBe(429);
    expect(answers.at(-1)?.text).toContain('The porch, side 10.');
    expect(answers.at(-1)?.text).toContain('Failed to send estimate request. Please try again in 10 minutes.');
  });

  it('comes back with a message of 60,000 characters, and says how many fit', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const message = 'x'.repeat(60_000);
    const answer = await postForm(server, '/exterior', anEstimate({ message }));
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Please shorten this text to 5,000 characters; it has 60,000');
    expect(answer.text).toContain(message);
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
