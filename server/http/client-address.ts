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

/** The address that the outermost of the declared proxies has seen; undefined if they forwarded none. */
export function forwardedAddress(request: IncomingMessage, hops: number): string | undefined {
  const address = forwardedEntries(request).at(-hops) ?? '';
  return isIP(address) ? address : undefined;
}

/** The network of that address. */
export function forwardedNetwork(request: IncomingMessage, hops: number): string | undefined {
  const address = forwardedAddress(request, hops);
  return address && networkOf(address);
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

/** The network that a connection comes from; undefined for our own machine and private networks, where proxies are. */
export function peerNetwork({ remoteAddress = '' }: Socket): string | undefined {
  return isIP(remoteAddress) === 0 || isPrivate(remoteAddress) ? undefined : networkOf(remoteAddress);
}

function isPrivate(address: string): boolean {
  const plain = unmapped(address);
  return isIP(plain) !== 0 && privateNetworks.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6');
}

/** An IPv4 address itself, also if it is mapped to IPv6; the first four groups of any other IPv6 address. */
export function networkOf(address: string): string {
  const plain = unmapped(address);
  if (isIP(plain) !== 6) return plain;
  const network = groupsOf(plain).slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

/**
 * The IPv4 address that an IPv6 address maps (RFC 4291, section 2.5.5.2), in any notation; any other address unchanged.
 */
function unmapped(address: string): string {
  if (isIP(address) !== 6) return address;
  const [a, b, c, d, e, marker, high = 0, low = 0] = groupsOf(address);
  if (a || b || c || d || e || marker !== 0xffff) return address;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const first = writtenGroups(head);
  const last = writtenGroups(tail);
  const zeros = Array<number>(Math.max(0, 8 - first.length - last.length)).fill(0);
  return [...first, ...zeros, ...last];
}

/** The last two groups may be written as an IPv4 address. */
const writtenGroups = (part: string): number[] =>
  part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!group.includes('.')) return Number.parseInt(group, 16);
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
