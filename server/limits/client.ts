/** Whom a request comes from, as far as limits care. */
export type Client =
  | { kind: 'address' /** An IPv4 address, or the /64 of an IPv6 one: what one household has. */; network: string }
  /** A proxy of ours that the configuration does not know of: everybody comes from its address. */
  | { kind: 'undeclared-proxy' }
  /** A declared proxy that does not say whom it speaks for: likewise. */
  | { kind: 'silent-proxy' };

/** The /48 that an IPv6 /64 is in: what one site, or one tunnel, has. Undefined for IPv4. */
export function largeNetworkOf(network: string): string | undefined {
  const [, site] = /^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/.exec(network) ?? [];
  return site && `${site}:/48`;
}
