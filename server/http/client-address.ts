import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import type { Client } from '../limits/client.ts';

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv4');
}
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Requests without an address from a proxy that is known to forward none. */
const unaddressed = new WeakSet<IncomingMessage>();

/** Makes {@link clientOf} return `silent-proxy` for a request. */
export const markUnaddressed = (request: IncomingMessage) => void unaddressed.add(request);

/**
 * Identifies the client of a request: the peer, or with `hops` proxies in front the address that the outermost of them
 * saw, which is at that position from the right in X-Forwarded-For. Anything to the left of it can be forged.
 */
export function clientOf(request: IncomingMessage, hops: number): Client {
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

/** The network a connection comes from; undefined for our own machine and private networks, where proxies are. */
export function peerNetwork({ remoteAddress = '' }: Socket): string | undefined {
  return isIP(remoteAddress) === 0 || isPrivate(remoteAddress) ? undefined : networkOf(remoteAddress);
}

const unmapped = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

function isPrivate(address: string): boolean {
  const plain = unmapped(address);
  return isIP(plain) !== 0 && privateNetworks.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6');
}

/** An IPv4 address unchanged; the first four groups of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = unmapped(address);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0');
  const first = [...groups, ...zeros, ...last].slice(0, 4);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
