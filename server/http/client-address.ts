import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Client } from '../limits/client.ts';
import type { Log } from '../log/log.ts';

/** Requests from a browser in which the owner is signed in. */
const ofOwner = new WeakSet<IncomingMessage>();

/** Makes {@link clientOf} say that a request is the owner's. */
export const markOfOwner = (request: IncomingMessage) => void ofOwner.add(request);

/**
 * Identifies the client of a request: the peer, or with `hops` proxies in front the address that the outermost of them
 * saw, which is at that position from the right in X-Forwarded-For. Anything to the left of it can be forged.
 */
export function clientOf(request: IncomingMessage, hops: number): Client {
  return { ...addressOf(request, hops), ...(ofOwner.has(request) && { isOwner: true as const }) };
}

function addressOf(request: IncomingMessage, hops: number): Client {
  const peer = request.socket.remoteAddress ?? '';
  if (hops === 0) {
    if (isForwardedUndeclared(request)) return { kind: 'undeclared-proxy' };
    return { kind: 'address', network: networkOf(peer) };
  }
  if (unaddressed.has(request)) return { kind: 'silent-proxy' };
  const [first = ''] = forwardedEntries(request);
  const seen = forwardedAddress(request, hops) ?? (forwardedEntries(request).length < hops ? first : '');
  return { kind: 'address', network: networkOf(isIP(seen) ? seen : peer) };
}

/** Requests without an address while the proxy in front forwards none. */
const unaddressed = new WeakSet<IncomingMessage>();
/** So many more requests without an address than with one make a proxy silent. */
const maxSilence = 20;
const logEveryMs = 60 * 60_000;

/** `undeclared`: a proxy that the configuration does not count. `silent`: a declared one that forwards no addresses. */
export type ProxyTrouble = 'undeclared' | 'silent';

/**
 * Detects a proxy that does not forward the addresses of clients: all visitors would share one address, and lock each
 * other out. Requests that carry an address are always limited by it. `note` looks at a request, and comes before
 * {@link clientOf}.
 */
export function createProxyWatch({ hops, log }: { hops: number; log: Log }) {
  const loggedMs = new Map<ProxyTrouble, number>();
  let isUndeclared = false;
  let silence = 0;

  function tell(trouble: ProxyTrouble): void {
    if (performance.now() - (loggedMs.get(trouble) ?? -Infinity) < logEveryMs) return;
    loggedMs.set(trouble, performance.now());
    log('error', `${trouble}_proxy`, { variable: 'TRUST_PROXY_HOPS' });
  }

  return {
    note(request: IncomingMessage): void {
      if (hops === 0) {
        if (!isForwardedUndeclared(request)) return;
        isUndeclared = true;
        tell('undeclared');
        return;
      }
      // Load balancers send health checks themselves, without a client.
      if (request.url?.startsWith('/health/')) return;
      const isAddressed = forwardedAddress(request, hops) !== undefined;
      silence = isAddressed ? Math.max(0, silence - 1) : Math.min(maxSilence, silence + 1);
      if (isAddressed || silence < maxSilence) return;
      unaddressed.add(request);
      tell('silent');
    },
    trouble: (): ProxyTrouble | undefined =>
      isUndeclared ? 'undeclared' : silence >= maxSilence ? 'silent' : undefined,
  };
}

export type ProxyWatch = ReturnType<typeof createProxyWatch>;

/** The address that the outermost of the declared proxies has seen; undefined if they forwarded none. */
export function forwardedAddress(request: IncomingMessage, hops: number): string | undefined {
  const address = forwardedEntries(request).at(-hops) ?? '';
  return isIP(address) ? address : undefined;
}

/** Whether an undeclared proxy on our own machine or network has forwarded a request. */
export function isForwardedUndeclared({ headers, socket }: IncomingMessage): boolean {
  const isForwarded = Boolean(headers['x-forwarded-for']) || headers.forwarded !== undefined;
  return isForwarded && isPrivate(socket.remoteAddress ?? '');
}

/** The addresses in X-Forwarded-For, from left to right, without ports. */
const forwardedEntries = ({ headers }: IncomingMessage): string[] =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim().replace(/^\[(.+)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3'));

const privateRanges: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'linkLocal',
  'uniqueLocal',
  'carrierGradeNat',
]);

const isPrivate = (address: string) => isIP(address) !== 0 && privateRanges.has(ipaddr.process(address).range());

/** An IPv4 address itself, also if it is mapped to IPv6; the first four groups of any other IPv6 address. */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
