import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientOf } from '../../../../server/http/client-address.ts';

const from = (remoteAddress: string, hops: number, forwarded?: string, others = {}) =>
  clientOf(
    {
      socket: { remoteAddress },
      headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }), ...others },
    } as unknown as IncomingMessage,
    hops,
  );
const network = (network: string) => ({ kind: 'address', network });

describe('the client of a request', () => {
  it.each<[string, number, string | undefined, string]>([
    ['203.0.113.9', 0, undefined, '203.0.113.9'],
    ['::ffff:203.0.113.9', 0, undefined, '203.0.113.9'],
    ['::ffff:102:304', 0, undefined, '1.2.3.4'],
    ['0:0:0:0:0:FFFF:0102:0304', 0, undefined, '1.2.3.4'],
    ['127.0.0.1', 1, '::ffff:102:304', '1.2.3.4'],
    ['203.0.113.9', 0, '198.51.100.1', '203.0.113.9'],
    ['127.0.0.1', 1, '198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', 1, '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', 2, '6.6.6.6, 198.51.100.1, 10.0.0.1', '198.51.100.1'],
    ['127.0.0.1', 3, '198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', 1, '198.51.100.1:4711', '198.51.100.1'],
    ['127.0.0.1', 1, '[2001:db8::1]:4711', '2001:db8:0:0::/64'],
    ['127.0.0.1', 1, 'unknown', '127.0.0.1'],
    ['127.0.0.1', 1, '', '127.0.0.1'],
    ['127.0.0.1', 1, '198.51.100.1, <script>', '127.0.0.1'],
  ])('peer %s, %i hops, %j: %s', (peer, hops, forwarded, expected) => {
    expect(from(peer, hops, forwarded)).toEqual(network(expected));
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8::203.0.113.9', '2001:db8:0:0::/64'],
    ['::ffff:0:102:304', '0:0:0:0::/64'],
    ['1::ffff:102:304', '1:0:0:0::/64'],
  ])('IPv6 %s belongs to %s', (address, expected) => {
    expect(from(address, 0)).toEqual(network(expected));
  });

  it.each(['127.0.0.1', '::1', '10.1.2.3', '172.20.0.4', '192.168.1.1', '::ffff:10.0.0.1', '::ffff:a00:1', 'fd00::2'])(
    'a forwarded request from %s reveals an undeclared proxy',
    (peer) => {
      expect(from(peer, 0, '198.51.100.1')).toEqual({ kind: 'undeclared-proxy' });
      expect(from(peer, 0, undefined, { forwarded: 'for=198.51.100.1' })).toEqual({ kind: 'undeclared-proxy' });
      expect(from(peer, 0).kind).toBe('address');
    },
  );
});
