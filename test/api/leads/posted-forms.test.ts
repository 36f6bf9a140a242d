import { describe, expect, it } from 'vitest';
import { aMessage } from '../support/a-message.ts';
import { anEstimate } from '../support/an-estimate.ts';
import { builtRenderer } from '../support/build.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

const formType = { 'content-type': 'application/x-www-form-urlencoded' };

const postForm = (server: TestServer, path: string, fields: Record<string, unknown>, headers = {}) =>
  server.call(path, {
    method: 'POST',
    headers: { ...formType, ...headers },
    body: new URLSearchParams({ form: 'estimate', ...fields } as Record<string, string>).toString(),
  });

describe('a form without JavaScript', () => {
  it('is stored, mailed, and redirects to its page, which confirms it', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const answer = await postForm(server, '/exterior', anEstimate());
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toMatch(/^\/exterior\?sent=estimate\.\d+\.[\w-]{43}\.[\w-]{43}$/);
    expect(await server.store.countLeads('estimate')).toBe(1);
    expect(server.wakes()).toBe(1);
    const thanks = await server.call(String(answer.headers.location));
    expect([thanks.status, thanks.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(thanks.text.includes('Estimate request sent!')).toBe(true);
    const [, link = ''] = /href="http:\/\/site\.example(\/request\/[\w-]{22})"/.exec(thanks.text) ?? [];
    expect((await server.call(link)).status).toBe(200);
    expect((await server.call('/exterior')).text).not.toContain('Estimate request sent!');
  });

  it('sent twice makes one lead', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const answers = await Promise.all([1, 2].map(() => postForm(server, '/contact', anEstimate())));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
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
    expect(answer.headers['cache-control']).toBe('no-store');
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

  it('with an invalid message is refused with its messages, next to an untouched estimate form', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const fields = { form: 'contact', firstName: 'Margaret', email: 'abc', message: 'short' };
    const answer = await postForm(server, '/contact', fields);
    expect(answer.status).toBe(422);
    for (const [sentence, isThere] of [
      ['Last name is required', true],
      ['Please enter a valid email', true],
      ['Subject is required', true],
      ['Message must be at least 10 characters', true],
      ['First name is required', false],
      ['Name is required', false],
      ['Please provide details about your project', false],
    ] as const) {
      expect([sentence, answer.text.includes(`>${sentence}<`)]).toEqual([sentence, isThere]);
    }
    expect(answer.text.match(/value="abc"/g)).toHaveLength(1);
    expect(await server.store.countLeads('contact')).toBe(0);
  });

  it('is accepted only by pages that show it', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    expect((await postForm(server, '/exterior', { ...aMessage(), form: 'contact' })).status).toBe(400);
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
    for (let nth = 0; nth < 3; nth += 1) {
      statuses.push((await postForm(server, '/form', anEstimate({ message: `Wall number ${nth}.` }), from)).status);
      statuses.push((await server.post('/api/estimates', anEstimate({ message: `Roof number ${nth}.` }), from)).status);
    }
    expect(statuses).toEqual([303, 201, 303, 201, 303, 429]);
    const refused = await postForm(server, '/form', anEstimate({ message: 'One more wall.' }), from);
    expect([refused.status, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('comes back with what was typed when there are too many', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const from = { 'x-forwarded-for': '192.0.2.61' };
    const posts = Array.from({ length: 6 }, (_, nth) => anEstimate({ message: `The porch, side ${nth}.` }));
    const answers = [];
    for (const fields of posts) answers.push(await postForm(server, '/exterior', fields, from));
    expect(answers.at(-1)?.status).toBe(429);
    expect(answers.at(-1)?.text).toContain('The porch, side 5.');
  });

  it.each<[number, string, Record<string, string>, string]>([
    [415, 'JSON', { 'content-type': 'application/json' }, JSON.stringify(anEstimate())],
    [400, 'multipart without a form', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    [400, 'no form name', formType, 'name=x'],
    [400, 'a form of another page', formType, 'form=contact'],
    [422, 'broken percent signs', formType, 'form=estimate&name=%E0%A4%A&email=%'],
    [422, 'a field many times', formType, `form=estimate${'&name=x'.repeat(2_000)}`],
    [422, 'fields of the prototype', formType, 'form=estimate&__proto__=x&constructor=y&toString=z'],
    [413, 'too much', formType, `form=estimate&message=${'x'.repeat(40_000)}`],
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

describe('the confirmation of a form', () => {
  const sentence = 'Estimate request sent!';
  const start = new Date('2026-11-21T23:55:00Z');
  const thanked = async (server: TestServer, address: string) => {
    const { status, headers, text } = await server.call(address);
    expect(status).toBe(200);
    const isThanked = text.includes(sentence);
    expect(headers['cache-control']).toBe(isThanked ? 'no-store' : 'no-cache');
    return isThanked;
  };
  const sent = async (server: TestServer) =>
    String((await postForm(server, '/exterior', anEstimate())).headers.location);

  it('is shown for ten minutes, across midnight too, and then no more', async () => {
    let time = start.getTime();
    await using server = await startServer({ renderer: builtRenderer, now: () => new Date(time) });
    const address = await sent(server);
    expect(await thanked(server, address)).toBe(true);
    expect(await thanked(server, `${address}&utm_source=x`)).toBe(true);
    time += 10 * 60_000 - 1_000;
    expect(await thanked(server, address)).toBe(true);
    time += 2_000;
    expect(await thanked(server, address)).toBe(false);
    time = start.getTime() - 2 * 60_000;
    expect(await thanked(server, address)).toBe(false);
  });

  it('is shown by every process that shares the store', async () => {
    const now = () => start;
    await using first = await startServer({ renderer: builtRenderer, now });
    await using second = await startServer({ renderer: builtRenderer, now, store: () => first.store });
    await using stranger = await startServer({ renderer: builtRenderer, now });
    const address = await sent(first);
    expect(await thanked(second, address)).toBe(true);
    expect(await thanked(stranger, address)).toBe(false);
  });

  it('is not shown for an invented URL, or on another page', async () => {
    const asked: number[] = [];
    await using server = await startServer({
      renderer: builtRenderer,
      now: () => start,
      store: (real) => ({
        ...real,
        periodSecret: (name, period) => {
          if (name === 'receipt') asked.push(period);
          return real.periodSecret(name, period);
        },
      }),
    });
    const address = await sent(server);
    const token = address.slice('/exterior?sent='.length);
    const [form, expiry = '', signature = ''] = token.split('.');
    const day = Math.floor(start.getTime() / 86_400_000);
    const same = Buffer.from(signature, 'base64url');
    const respelled = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map((last) => signature.slice(0, -1) + last)
      .filter((other) => other !== signature && Buffer.from(other, 'base64url').equals(same));
    expect(respelled).toHaveLength(3);
    for (const forged of [
      '',
      'estimate',
      'contact',
      `contact.${expiry}.${signature}`,
      `${form}.${Number(expiry) + 1}.${signature}`,
      `${form}.${Number(expiry) - 300}.${signature}`,
      `${form}.999999999999.${signature}`,
      `${form}.0.${signature}`,
      `${form}.-1.${signature}`,
      `${form}.1e9.${signature}`,
      `${form}.${expiry}.${'A'.repeat(43)}`,
      `${form}.${expiry}.${signature.slice(1)}`,
      `${form}.${expiry}.`,
      ...respelled.map((other) => `${form}.${expiry}.${other}`),
      `${token}x`,
      `${token}%00`,
      `__proto__.${expiry}.${signature}`,
      'x'.repeat(5_000),
    ]) {
      expect([forged, await thanked(server, `/exterior?sent=${forged}`)]).toEqual([forged, false]);
    }
    expect(await thanked(server, `/exterior?sent=x&sent=${token}`)).toBe(false);
    for (const path of ['/interior', '/contact', '/about', '/']) {
      expect(await thanked(server, `${path}?sent=${token}`)).toBe(false);
    }
    expect(await thanked(server, address)).toBe(true);
    // A day chosen by a visitor would make the store destroy today's secrets.
    expect(new Set(asked)).toEqual(new Set([day]));
  });

  it('is never cached, and leaves the cached page unchanged', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const plain = await server.call('/exterior');
    expect(await thanked(server, await sent(server))).toBe(true);
    const again = await server.call('/exterior?sent=estimate.1.x');
    expect([again.headers.etag, again.text]).toEqual([plain.headers.etag, plain.text]);
  });

  it('has the same link to the request after every reload', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const address = await sent(server);
    const links = [];
    for (let nth = 0; nth < 3; nth += 1) {
      links.push((await server.call(address)).text.match(/\/request\/[\w-]{22}/)?.[0]);
    }
    expect(links[0]).toMatch(/^.request/);
    expect(new Set(links).size).toBe(1);
    expect((await server.call(links[0] ?? '')).status).toBe(200);
  });

  it('is the response itself if nothing can be signed, and the lead is stored', async () => {
    await using server = await startServer({
      renderer: builtRenderer,
      store: (real) => ({
        ...real,
        periodSecret: (name, period) =>
          name === 'receipt' ? Promise.reject(new Error('no secret')) : real.periodSecret(name, period),
      }),
    });
    const answer = await postForm(server, '/exterior', anEstimate());
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.text).toContain(sentence);
    expect(answer.text).not.toContain('value="21666"');
    expect(await server.store.countLeads('estimate')).toBe(1);
    expect(
      await thanked(
        server,
        `/exterior?sent=estimate.${Math.floor(Date.now() / 1000) + 60}.${'A'.repeat(43)}.${'A'.repeat(43)}`,
      ),
    ).toBe(false);
  });
});
