import { describe, expect, it } from 'vitest';
import { anEstimate } from '../../support/visitor-words.ts';
import { builtRenderer } from '../support/build.ts';
import { postForm } from '../support/lead-forms.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

describe('the confirmation of a form', () => {
  const sentence = 'Estimate request sent!';
  const start = new Date('2026-11-21T23:55:00Z');
  const thanked = async (server: TestServer, address: string) => {
    const { status, headers, text } = await server.call(address);
    expect(status).toBe(200);
    const isThanked = text.includes(sentence);
    expect(headers['cache-control']).toBe(isThanked ? 'no-store, no-transform' : 'no-cache, no-transform');
    return isThanked;
  };
  const sent = async (server: TestServer) =>
    String((await postForm(server, '/exterior', anEstimate())).headers.location);

  it('is shown for ten minutes, even across midnight, and then no longer', async () => {
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

  it('tells no page that is visited next its URL', async () => {
    await using server = await startServer({ renderer: builtRenderer });
    const { headers } = await server.call(await sent(server));
    expect(headers['referrer-policy']).toBe('strict-origin');
    const plain = await server.call('/exterior');
    expect(plain.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
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

  it('is in the response to the form if nothing can be signed, and the lead is stored', async () => {
    await using server = await startServer({
      renderer: builtRenderer,
      store: (real) => ({
        ...real,
        periodSecret: (name, period) =>
          name === 'receipt' ? Promise.reject(new Error('no secret')) : real.periodSecret(name, period),
      }),
    });
    const answer = await postForm(server, '/exterior', anEstimate());
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store, no-transform']);
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
