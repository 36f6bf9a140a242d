import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientOf, createProxyWatch } from '../../../../server/http/client-address.ts';

const proxy = '10.0.0.1';
const stranger = '203.0.113.66';

function watching(hops = 1) {
  const events: string[] = [];
  const watch = createProxyWatch({ hops, log: (_, event) => events.push(event) });
  return {
    events,
    trouble: watch.trouble,
    /** Sends requests from one peer and returns the client of the last. */
    send(peer: string, forwarded: string | undefined, times = 1, url = '/') {
      let client: ReturnType<typeof clientOf> | undefined;
      for (let nth = 0; nth < times; nth += 1) {
        const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
        const request = { url, headers, socket: { remoteAddress: peer } } as unknown as IncomingMessage;
        watch.note(request);
        client = clientOf(request, hops);
      }
      return client;
    },
  };
}

const silent = { kind: 'silent-proxy' };
const address = (network: string) => ({ kind: 'address', network });

describe('a declared proxy', () => {
  it.each([undefined, '', 'unknown', '_hidden'])('is detected in twenty requests if it forwards %j', (forwarded) => {
    const site = watching();
    expect(site.send(proxy, forwarded, 19)).toEqual(address(proxy));
    expect(site.trouble()).toBeUndefined();
    expect(site.send(proxy, forwarded)).toEqual(silent);
    expect(site.trouble()).toBe('silent');
    site.send(proxy, forwarded, 500);
    expect(site.events).toEqual(['silent_proxy']);
  });

  it('is also detected if there are fewer proxies than declared', () => {
    const site = watching(2);
    expect(site.send(proxy, '198.51.100.1', 19)).toEqual(address('198.51.100.1'));
    expect(site.send(proxy, '198.51.100.1')).toEqual(silent);
    expect(site.trouble()).toBe('silent');
  });

  it('is trusted again when it forwards addresses, each of which counts at once', () => {
    const site = watching();
    site.send(proxy, undefined, 200);
    expect(site.send(proxy, '198.51.100.7')).toEqual(address('198.51.100.7'));
    expect(site.trouble()).toBeUndefined();
  });

  it('is detected even if a few visitors send the header themselves', () => {
    const site = watching();
    for (let nth = 0; nth < 10; nth += 1) {
      site.send(proxy, undefined, 3);
      site.send(proxy, '6.6.6.6');
    }
    expect(site.send(proxy, undefined)).toEqual(silent);
  });

  it('is not blamed for load balancers that check its health', () => {
    const site = watching();
    site.send(proxy, undefined, 100, '/health/ready');
    expect(site.trouble()).toBeUndefined();
  });

  it('is detected when it stops forwarding addresses', () => {
    const site = watching();
    site.send(proxy, '198.51.100.7', 5_000);
    expect(site.send(proxy, undefined, 60)).toEqual(silent);
  });
});

describe('an undeclared proxy', () => {
  it('is reported once, and only if the address may be that of our own proxy', () => {
    const site = watching(0);
    site.send(stranger, '198.51.100.7', 50);
    expect(site.trouble()).toBeUndefined();
    expect(site.send(proxy, '198.51.100.7', 50)).toEqual({ kind: 'undeclared-proxy' });
    expect(site.trouble()).toBe('undeclared');
    expect(site.events).toEqual(['undeclared_proxy']);
  });
});
