import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address can belong to a public service: neither private, loopback, link-local nor otherwise special. */
export function isPublicAddress(address: string): boolean {
  // Also reads an IPv4 address inside an IPv6 one.
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';
}

/** The type of Node's `dns.lookup` with `all`. */
export type LookupAll = (
  host: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: readonly { address: string; family: number }[]) => void,
) => void;

/**
 * Creates a lookup for connections that resolves a name only if all of its addresses are allowed. The connection uses
 * exactly the addresses that were checked, so a name cannot change its address in between.
 */
export function checkedLookup(
  isAllowed: (address: string) => boolean,
  lookup: LookupAll = (host, options, done) => systemLookup(host, options, done),
): LookupFunction {
  return (host, options, done) => {
    lookup(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? refusal(), '', 0);
      if (!addresses.every(({ address }) => isAllowed(address))) return done(refusal(), '', 0);
      if (options.all) return done(null, [...addresses]);
      done(null, first.address, first.family);
    });
  };
}

/**
 * Whether a URL may be requested: https on its standard port, without credentials, and a name or an allowed IP address.
 * Node looks up names only, so IP addresses are checked here.
 */
export function isAllowedUrl(url: URL, isAllowed: (address: string) => boolean): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain && (isIP(host) === 0 ? host.includes('.') : isAllowed(host));
}

const refusal = () => Object.assign(new Error('The address is not public'), { code: 'EPRIVATE' });
