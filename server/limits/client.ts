/** The client of a request, for limits. */
export type Client =
  | { kind: 'address' /** An IPv4 address, or the /64 of an IPv6 address, which one household has. */; network: string }
  /** Behind an undeclared proxy: all clients share its address. */
  | { kind: 'undeclared-proxy' }
  /** Behind a declared proxy that does not forward addresses: all clients share its address. */
  | { kind: 'silent-proxy' };

/** The /48 of an IPv6 /64, which one site or tunnel has. Undefined for IPv4. */
export function largeNetworkOf(network: string): string | undefined {
  const [, site] = /^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/.exec(network) ?? [];
  return site && `${site}:/48`;
}
