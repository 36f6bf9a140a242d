import { expect, it, onTestFinished } from 'vitest';
import { anEstimate } from '../../support/visitor-words.ts';
import { builtRenderer } from '../support/build.ts';
import { postForm } from '../support/lead-forms.ts';
import { type Setup, startServer } from '../support/test-server.ts';

const sentence = 'Estimate request sent!';
const start = new Date('2026-11-21T23:55:00Z');

/** The built site; the address to which its form redirects; whether an address shows the confirmation. */
async function confirmingSite(setup: Setup = {}) {
  const server = await startServer({ renderer: builtRenderer, ...setup });
  onTestFinished(() => server[Symbol.asyncDispose]());
  return {
    server,
    sent: async () => String((await postForm(server, '/exterior', anEstimate())).headers.location),
    async thanked(address: string) {
      const { status, headers, text } = await server.call(address);
      expect(status).toBe(200);
      const isThanked = text.includes(sentence);
      expect(headers['cache-control']).toBe(isThanked ? 'no-store, no-transform' : 'no-cache, no-transform');
      return isThanked;
    },
  };
}

it('the confirmation of a form is shown for ten minutes, even across midnight, and then no longer', async () => {
  let time = start.getTime();
  const { sent, thanked } = await confirmingSite({ now: () => new Date(time) });
  const address = await sent();
  expect(await thanked(address)).toBe(true);
  expect(await thanked(`${address}&utm_source=x`)).toBe(true);
  time += 10 * 60_000 - 1_000;
  expect(await thanked(address)).toBe(true);
  time += 2_000;
  expect(await thanked(address)).toBe(false);
  time = start.getTime() - 2 * 60_000;
  expect(await thanked(address)).toBe(false);
});

it('the confirmation of a form is shown by every process that shares the store', async () => {
  const first = await confirmingSite();
  const second = await confirmingSite({ store: () => first.server.store });
  const stranger = await confirmingSite();
  const address = await first.sent();
  expect([await second.thanked(address), await stranger.thanked(address)]).toEqual([true, false]);
});

it('the confirmation of a form tells no page that is visited next its URL', async () => {
  const { server, sent } = await confirmingSite();
  expect((await server.call(await sent())).headers['referrer-policy']).toBe('strict-origin');
  expect((await server.call('/exterior')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

it('the confirmation of a form is not shown for an invented URL, or on another page', async () => {
  const asked: number[] = [];
  const { sent, thanked } = await confirmingSite({
    now: () => start,
    store: (real) => ({
      ...real,
      periodSecret: (name, period) => {
        if (name === 'receipt') asked.push(period);
        return real.periodSecret(name, period);
      },
    }),
  });
  const address = await sent();
  const token = address.slice('/exterior?sent='.length);
  const [form, expiry = '', signature = ''] = token.split('.');
  const same = Buffer.from(signature, 'base64url');
  const respelled = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    .map((last) => signature.slice(0, -1) + last)
    .filter((other) => other !== signature && Buffer.from(other, 'base64url').equals(same));
  expect(respelled).toHaveLength(3);
  const expiries = [Number(expiry) + 1, Number(expiry) - 300, '999999999999', '0', '-1', '1e9'];
  const signatures = ['A'.repeat(43), signature.slice(1), '', ...respelled];
  for (const forged of [
    ...['', 'estimate', 'contact', 'x'.repeat(5_000), `${token}x`, `${token}%00`],
    ...['contact', '__proto__'].map((other) => `${other}.${expiry}.${signature}`),
    ...expiries.map((other) => `${form}.${other}.${signature}`),
    ...signatures.map((other) => `${form}.${expiry}.${other}`),
  ]) {
    expect([forged, await thanked(`/exterior?sent=${forged}`)]).toEqual([forged, false]);
  }
  expect(await thanked(`/exterior?sent=x&sent=${token}`)).toBe(false);
  for (const path of ['/interior', '/contact', '/about', '/'])
    expect(await thanked(`${path}?sent=${token}`)).toBe(false);
  expect(await thanked(address)).toBe(true);
  // A day chosen by a visitor would make the store destroy today's secrets.
  expect(new Set(asked)).toEqual(new Set([Math.floor(start.getTime() / 86_400_000)]));
});

it('the confirmation of a form has the same link to the request after every reload', async () => {
  const { server, sent } = await confirmingSite();
  const address = await sent();
  const link = async () => (await server.call(address)).text.match(/\/request\/[\w-]{22}/)?.[0] ?? '';
  const links = new Set([await link(), await link(), await link()]);
  expect(links.size).toBe(1);
  for (const path of links) expect((await server.call(path)).status).toBe(200);
});

it('the confirmation of a form is in the response to the form if nothing can be signed, and the lead is stored', async () => {
  const { server, thanked } = await confirmingSite({
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
  const forged = `estimate.${Math.floor(Date.now() / 1000) + 60}.${'A'.repeat(43)}.${'A'.repeat(43)}`;
  expect(await thanked(`/exterior?sent=${forged}`)).toBe(false);
});
