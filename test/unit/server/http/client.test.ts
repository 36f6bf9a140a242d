import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientOf, createProxyWatch } from '../../../../server/http/client.ts';

const requestOf = (peer: string, forwarded?: string, others = {}, url = '/') =>
  ({
    url,
    socket: { remoteAddress: peer },
    headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }), ...others },
  }) as unknown as IncomingMessage; // Nothing else is read.
const from = (peer: string, hops: number, forwarded?: string, others = {}) =>
  clientOf(requestOf(peer, forwarded, others), hops);
const network = (network: string) => ({ kind: 'address', network });

describe('the client of a request', () => {
  it.each<[string, number, string | undefined, string]>([
    ['203.0.113.9', 0, undefined, '203.0.113.9'],
    ['::ffff:102:304', 0, undefined, '1.2.3.4'],
    ['203.0.113.9', 0, '198.51.100.1', '203.0.113.9'],
    ['127.0.0.1', 1, '198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', 1, '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', 2, '6.6.6.6, 198.51.100.1, 10.0.0.1', '198.51.100.1'],
    ['127.0.0.1', 1, '198.51.100.1:4711', '198.51.100.1'],
    ['127.0.0.1', 1, '[2001:db8::1]:4711', '2001:db8:0:0::/64'],
    ['127.0.0.1', 1, 'unknown', '127.0.0.1'],
    ['127.0.0.1', 1, '198.51.100.1, <script>', '127.0.0.1'],
  ])('peer %s, %i hops, %j: %s', (peer, hops, forwarded, expected) => {
    expect(from(peer, hops, forwarded)).toEqual(network(expected));
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:0:102:304', '0:0:0:0::/64'],
  ])('IPv6 %s belongs to %s', (address, expected) => {
    expect(from(address, 0)).toEqual(network(expected));
  });
});

const proxy = '10.0.0.1';

function watching(hops = 1) {
  const events: string[] = [];
  const watch = createProxyWatch({ hops, log: (_, event) => events.push(event) });
  /** Requests from one peer. @returns the client of the last */
  function send(peer: string, forwarded: string | undefined, times = 1, url = '/') {
    const request = requestOf(peer, forwarded, {}, url);
    for (let nth = 0; nth < times; nth += 1) watch.note(request);
    return clientOf(request, hops);
  }
  return { events, trouble: watch.trouble, send };
}

describe('a declared proxy', () => {
  it.each([undefined, '', 'unknown'])('is detected in twenty requests if it forwards %j', (forwarded) => {
    const site = watching();
    expect([site.send(proxy, forwarded, 19), site.trouble()]).toEqual([network(proxy), undefined]);
    expect([site.send(proxy, forwarded), site.trouble()]).toEqual([{ kind: 'silent-proxy' }, 'silent']);
    site.send(proxy, forwarded, 500);
    expect(site.events).toEqual(['silent_proxy']);
    // It is trusted again when it forwards addresses, each of which counts at once.
    expect([site.send(proxy, '198.51.100.7'), site.trouble()]).toEqual([network('198.51.100.7'), undefined]);
  });

  it('is not blamed for load balancers that check its health', () => {
    const site = watching();
    site.send(proxy, undefined, 100, '/health/ready');
    expect(site.trouble()).toBeUndefined();
  });
});

it('an undeclared proxy is reported once, and only if the address may be that of our own', () => {
  const site = watching(0);
  site.send('203.0.113.66', '198.51.100.7', 50);
  expect(site.trouble()).toBeUndefined();
  expect(site.send(proxy, '198.51.100.7', 50)).toEqual({ kind: 'undeclared-proxy' });
  expect([site.trouble(), site.events]).toEqual(['undeclared', ['undeclared_proxy']]);
});
