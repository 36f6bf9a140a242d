/** The client of a request, as far as limits are concerned. */
export type Client =
  | { kind: 'address' /** An IPv4 address, or the /64 of an IPv6 one: what one household has. */; network: string }
  /** Behind an undeclared proxy: all clients share its address. */
  | { kind: 'undeclared-proxy' }
  /** Behind a declared proxy that does not forward addresses: the same. */
  | { kind: 'silent-proxy' };

/** The /48 of an IPv6 /64: what one site, or one tunnel, has. Undefined for IPv4. */
export function largeNetworkOf(network: string): string | undefined {
  const [, site] = /^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/.exec(network) ?? [];
  return site && `${site}:/48`;
}
