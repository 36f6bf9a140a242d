/** The client of a request, for limits. */
export type Client = ClientAddress & { /** No limit counts what a signed-in owner sends. */ isOwner?: true };

type ClientAddress =
  | { kind: 'address' /** An IPv4 address, or the /64 of an IPv6 address, which one household has. */; network: string }
  /** Behind an undeclared proxy: all clients share its address. */
  | { kind: 'undeclared-proxy' }
  /** Behind a declared proxy that does not forward addresses: all clients share its address. */
  | { kind: 'silent-proxy' };

/**
 * The network from which a provider gives its customers their addresses: the /16 of an IPv4 address, the /32 of an IPv6
 * /64. Somebody may easily have many addresses in one, but rarely addresses in many.
 */
export function providerNetworkOf(network: string): string {
  const [, provider] = /^((?:[0-9a-f]+:){2})(?:[0-9a-f]+:){2}:\/64$/.exec(network) ?? [];
  if (provider) return `${provider}:/32`;
  const [, block] = /^(\d+\.\d+)\.\d+\.\d+$/.exec(network) ?? [];
  return block ? `${block}.0.0/16` : network;
}

/** The /48 of an IPv6 /64, which one site or tunnel has. Undefined for IPv4. */
export function largeNetworkOf(network: string): string | undefined {
  const [, site] = /^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/.exec(network) ?? [];
  return site && `${site}:/48`;
}
