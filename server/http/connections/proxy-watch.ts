import type { IncomingMessage } from 'node:http';
import type { Log } from '../../log/log.ts';
import { forwardedAddress, isForwardedUndeclared, markUnaddressed, networkOf } from '../client-address.ts';

/** So many requests of one peer decide; older ones count half, then a quarter, and so on. */
const sampleSize = 20;
/** A peer that has handed on addresses within this time is our proxy, and what others leave out is their own affair. */
const believedMs = 60 * 60_000;
const logEveryMs = 60 * 60_000;
const maxPeers = 100;

/** `undeclared`: a proxy that the configuration does not count. `silent`: a counted one that tells no addresses. */
export type ProxyTrouble = 'undeclared' | 'silent';

export interface ProxyWatch {
  /** Takes note of a request, before anything asks whom it comes from. */
  note(request: IncomingMessage): void;
  trouble(): ProxyTrouble | undefined;
}

/** What one peer's latest requests brought. */
interface Peer {
  addressed: number;
  unaddressed: number;
  lastMs: number;
  lastAddressedMs: number;
}

/**
 * Sees when limits per address make no sense, because the proxy in front does not say whom requests come from: then
 * every visitor would share one address, and lock out all others.
 *
 * With hops declared, most of a peer's last 20 requests must lack a forwarded address; while another peer hands on
 * addresses, that one is believed to be the proxy, and a client that reaches the port past it stays limited by the
 * address it comes from. Requests that do bring an address are always limited by it, so nobody else is affected
 * when somebody provokes the state. It ends as soon as addresses are in the majority, or come from another peer.
 * @param hops how many proxies are declared
 * @param clockMs @default `performance.now`
 */
export function createProxyWatch(parts: { hops: number; log: Log; clockMs?: () => number }): ProxyWatch {
  const { hops, log, clockMs = () => performance.now() } = parts;
  const peers = new Map<string, Peer>();
  const loggedMs = new Map<ProxyTrouble, number>();
  let isUndeclared = false;

  function note(request: IncomingMessage): void {
    if (hops === 0) {
      if (!isForwardedUndeclared(request)) return;
      isUndeclared = true;
      tell('undeclared');
      return;
    }
    // Balancers ask for these themselves, on nobody's behalf.
    if (request.url?.startsWith('/health/')) return;
    const isAddressed = forwardedAddress(request, hops) !== undefined;
    const peer = count(networkOf(request.socket.remoteAddress ?? ''), isAddressed);
    if (isAddressed || !isSilent(peer)) return;
    markUnaddressed(request);
    tell('silent');
  }

  function count(name: string, isAddressed: boolean): Peer {
    const peer = peers.get(name) ?? { addressed: 0, unaddressed: 0, lastMs: 0, lastAddressedMs: -Infinity };
    if (!peers.has(name)) makeRoom();
    peers.set(name, peer);
    peer.lastMs = clockMs();
    if (isAddressed) {
      peer.addressed += 1;
      peer.lastAddressedMs = peer.lastMs;
    } else peer.unaddressed += 1;
    if (peer.addressed + peer.unaddressed > 2 * sampleSize) {
      peer.addressed /= 2;
      peer.unaddressed /= 2;
    }
    return peer;
  }

  const isProxy = (peer: Peer) => peer.addressed >= peer.unaddressed && clockMs() - peer.lastAddressedMs < believedMs;

  function isSilent(peer: Peer): boolean {
    if (peer.unaddressed <= peer.addressed || peer.addressed + peer.unaddressed < sampleSize) return false;
    for (const other of peers.values()) if (other !== peer && isProxy(other)) return false;
    return true;
  }

  /** A proxy that works is not forgotten for the sake of strangers. */
  function makeRoom(): void {
    if (peers.size < maxPeers) return;
    const [oldest] = [...peers].sort(([, a], [, b]) => Number(isProxy(a)) - Number(isProxy(b)) || a.lastMs - b.lastMs);
    if (oldest) peers.delete(oldest[0]);
  }

  function tell(trouble: ProxyTrouble): void {
    if (clockMs() - (loggedMs.get(trouble) ?? -Infinity) < logEveryMs) return;
    loggedMs.set(trouble, clockMs());
    log('error', `${trouble}_proxy`, { variable: 'TRUST_PROXY_HOPS' });
  }

  return {
    note,
    trouble() {
      if (isUndeclared) return 'undeclared';
      const isRecent = ({ lastMs }: Peer) => clockMs() - lastMs < believedMs;
      return [...peers.values()].some((peer) => isRecent(peer) && isSilent(peer)) ? 'silent' : undefined;
    },
  };
}
