import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aMessage, anEstimate } from '../../support/visitor-words.ts';
import { keptLead, leadForms } from '../support/lead-forms.ts';
import { login } from '../support/owner-session.ts';
import { call, sharedServer, startServer } from '../support/test-server.ts';

const sister = { origin: 'https://sister.example' };
const server = sharedServer({ config: { embedOrigins: [sister.origin] } });

/** The statuses of requests that are sent one after the other. */
async function statusesOf(count: number, send: (nth: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses = [];
  for (let nth = 0; nth < count; nth += 1) statuses.push((await send(nth)).status);
  return statuses;
}

describe.each(leadForms)('the limit of $path', ({ path, kind, valid }) => {
  const postFrom = (address: string, text: string, headers: Record<string, string> = {}) =>
    server.post(path, valid({ message: `Please paint ${text}.` }), { ...headers, 'x-forwarded-for': address });

  it('accepts ten requests from one address in ten minutes', async () => {
    const before = await server.store.countLeads(kind);
    const statuses = await statusesOf(13, (nth) => postFrom('192.0.2.1', `gate ${nth}`));
    expect(statuses).toEqual([...Array(10).fill(201), 429, 429, 429]);
    expect(await server.store.countLeads(kind)).toBe(before + 10);
    const refused = await postFrom('192.0.2.1', 'gate 19');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    expect(refused.json().code).toBe('too_many');
    expect((await postFrom('192.0.2.2', 'gate 19')).status).toBe(201);
  });

  it('is not for the browser in which the owner is signed in', async () => {
    const owner = await login(server);
    const address = '192.0.2.30';
    const signedIn = await statusesOf(15, (nth) => postFrom(address, `what call ${nth} asked for`, owner));
    expect(signedIn).toEqual(Array(15).fill(201));
    expect((await postFrom(address, 'the neighbor’s shed')).status).toBe(201);
    const signedOut = { ...owner, cookie: `${owner.cookie?.slice(0, -3)}xyz` };
    const statuses = await statusesOf(10, (nth) => postFrom(address, `shed ${nth}, signed out`, signedOut));
    expect(statuses).toEqual([...Array(9).fill(201), 429]);
  });

  it('accepts forty a day', async () => {
    let time = Date.UTC(2026, 2, 2, 0, 1);
    await using clocked = await startServer({ now: () => new Date(time) });
    const statuses = await statusesOf(42, (nth) => {
      time += 11 * 60_000;
      return clocked.post(path, valid({ message: `Room number ${nth}.` }), { 'x-forwarded-for': '192.0.2.3' });
    });
    expect(statuses).toEqual([...Array(40).fill(201), 429, 429]);
  });

  it('never treats all visitors behind an undeclared proxy as one, and warns', async () => {
    await using direct = await startServer({ config: { trustProxyHops: 0 } });
    const statuses = await statusesOf(12, (nth) =>
      direct.post(path, valid({ message: `Please paint shed ${nth}.` }), { 'x-forwarded-for': '192.0.2.4' }),
    );
    expect(statuses).toEqual(Array(12).fill(201));
    expect(direct.log.filter((line) => line.includes('undeclared_proxy'))).toHaveLength(1);
  });

  it('never treats all visitors behind a proxy without addresses as one, but limits them together', async () => {
    await using site = await startServer();
    await statusesOf(19, () => call(site.url, '/contact'));
    const statuses = await statusesOf(202, (nth) => {
      const body = JSON.stringify(valid({ message: `Please paint shed ${nth}.` }));
      return call(site.url, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    });
    expect(statuses).toEqual([...Array(200).fill(201), 429, 429]);
    expect(site.log.filter((line) => line.includes('silent_proxy'))).toHaveLength(1);
    // A client with an address is limited only by that.
    expect((await site.post(path, valid({ message: 'Please paint the last shed.' }))).status).toBe(201);
  });

  it('stores no address of a visitor', async () => {
    const address = '192.0.2.222';
    const seen: string[] = [];
    await using watched = await startServer({
      store: (real) => ({
        ...real,
        countInWindow: (key, by, now) => {
          seen.push(key);
          return real.countInWindow(key, by, now);
        },
      }),
    });
    await watched.post(path, valid(), { 'x-forwarded-for': address });
    expect(seen).toHaveLength(2);
    expect(seen.join()).not.toContain(address);
    expect(seen.join()).not.toContain(createHash('sha256').update(address).digest('base64url'));
  });
});

it('counts each form separately', async () => {
  const from = { 'x-forwarded-for': '192.0.2.240' };
  const statuses = await statusesOf(22, (nth) => {
    const message = `Fence number ${nth >> 1}.`;
    return nth % 2 === 0
      ? server.post('/api/estimates', anEstimate({ message }), from)
      : server.post('/api/contact', aMessage({ message }), from);
  });
  expect(statuses).toEqual([...Array(20).fill(201), 429, 429]);
});

describe.each(leadForms)('the source of a form at $path', ({ path, valid, line: [line] }) => {
  const sent = async (name: string, headers: Record<string, string>) =>
    keptLead(server, await server.post(path, valid({ [line]: name }), headers));

  it('is stored for a registered site: its origin, its page without query, the campaign', async () => {
    const { source } = await sent('From the sister', {
      ...sister,
      'sec-fetch-site': 'cross-site',
      'brushline-page': encodeURIComponent('https://sister.example/offers/spring?who=me#x'),
      'brushline-campaign': encodeURIComponent('Frühling 2026'),
    });
    expect(source).toEqual({ ...sister, page: 'https://sister.example/offers/spring', campaign: 'Frühling 2026' });
  });

  it('is stored with the page’s hidden fields and the ad’s tags', async () => {
    const hidden = { offer: 'Frühling & more', constructor: 'x', 'a-b': '7' };
    const { source } = await sent('With extras', {
      ...sister,
      'brushline-hidden': new URLSearchParams(hidden).toString(),
      'brushline-tags':
        'utm_source=google&utm_medium=cpc&gclid=Cj0%2BK&gclid=second&utm_campaign=no&fbclid=&gbraid=a&wbraid=b&msclkid=c&ttclid=d&xclid=e',
    });
    const tags = { utm_source: 'google', utm_medium: 'cpc', gclid: 'Cj0+K' };
    expect(source).toEqual({
      ...{ ...sister, hidden },
      tags: { ...tags, gbraid: 'a', wbraid: 'b', msclkid: 'c', ttclid: 'd' },
    });
  });

  it('has at most 20 hidden fields of 200 characters, under plain names', async () => {
    const many = Array.from({ length: 30 }, (_, index) => [`n${index}`, `${index}`]);
    const bad = Object.entries({ long: 'x'.repeat(201), Upper: 'x', line: 'a\nb', empty: '' });
    const all = [...bad, ['__proto__', 'x'], ['fits', 'x'.repeat(200)], ...many];
    const { source } = await sent('With many', { ...sister, 'brushline-hidden': `${new URLSearchParams(all)}` });
    expect(source.hidden).toEqual({ fits: 'x'.repeat(200), ...Object.fromEntries(many.slice(0, 19)) });
  });

  it('is the page that the browser names, on a page of our own', async () => {
    const own = { origin: 'http://site.example', 'sec-fetch-site': 'same-origin' };
    const referer = 'http://site.example/exterior';
    expect((await sent('At home', { ...own, referer: `${referer}?q=me` })).source).toEqual({ page: referer });
    expect((await sent('Not at home', { ...own, referer: 'https://other.example/exterior' })).source).toEqual({});
  });

  it.each([
    ['a page of another site', { 'brushline-page': 'https%3A%2F%2Fother.example%2F' }],
    ['broken encoding', { 'brushline-page': '%E0%A4%A', 'brushline-campaign': '%', 'brushline-open-ms': '%%' }],
    ['too long a value', { 'brushline-campaign': 'x'.repeat(501) }],
    ['too long a list', { 'brushline-hidden': `a=${'x'.repeat(6000)}`, 'brushline-tags': `gclid=${'x'.repeat(2000)}` }],
    ['control characters', { 'brushline-campaign': 'a%0D%0Ab%00' }],
    ['no number', { 'brushline-open-ms': '-1', 'brushline-page': 'javascript%3Aalert(1)' }],
  ])('is left out, without refusing the lead, with %s', async (name, headers) => {
    const { source, suspicions } = await sent(name, { ...sister, ...headers });
    expect([source, suspicions]).toEqual([sister, []]);
  });
});
