import type { IncomingMessage } from 'node:http';
import type { Log } from '../../log/log.ts';
import { forwardedAddress, isForwardedUndeclared, markUnaddressed, networkOf } from '../client-address.ts';

/** How many requests of one peer decide; older ones count half, then a quarter, and so on. */
const sampleSize = 20;
/** A peer that has forwarded addresses within this time is our proxy; other peers then do not matter. */
const believedMs = 60 * 60_000;
const logEveryMs = 60 * 60_000;
const maxPeers = 100;

/** `undeclared`: a proxy that the configuration does not count. `silent`: a declared one that forwards no addresses. */
export type ProxyTrouble = 'undeclared' | 'silent';

export interface ProxyWatch {
  /** Records a request; call it before {@link clientOf}. */
  note(request: IncomingMessage): void;
  trouble(): ProxyTrouble | undefined;
}

/** Counts of one peer's recent requests. */
interface Peer {
  addressed: number;
  unaddressed: number;
  lastMs: number;
  lastAddressedMs: number;
}

/**
 * Detects when limits per address make no sense because the proxy in front does not forward client addresses: then all
 * visitors would share one address and lock each other out. With hops declared, most of a peer's last 20 requests must
 * lack a forwarded address; while another peer forwards addresses, that peer is considered the proxy, and a client that
 * reaches the port directly stays limited by its address. Requests that do carry an address are always limited by it,
 * so provoking this state affects nobody else. It ends as soon as most requests carry addresses, or another peer
 * forwards them.
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
    // Load balancers send health checks themselves, without a client.
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

  /** Other peers must not push a working proxy out of memory. */
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
