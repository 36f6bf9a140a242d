import type { IncomingMessage } from 'node:http';
import type { LoginClient } from '../../../auth/login-throttle.ts';
import { clientOf } from '../../../http/client-address.ts';

/**
 * Whom a login comes from. Behind a proxy that nobody declared, the chain of addresses that it forwards stands for the
 * address: a visitor can lengthen the chain but cannot take on somebody else's, and the owner is not locked out by
 * what strangers guess under one name. They can take on any number of names, so all of them together are bounded.
 */
export function loginClientOf(request: IncomingMessage, trustProxyHops: number): LoginClient {
  const client = clientOf(request, trustProxyHops);
  if (client.kind === 'address') return { client, isUnproven: false };
  const { 'x-forwarded-for': chain = '', forwarded = '' } = request.headers;
  const network = `forwarded ${chain} ${forwarded}`;
  return { client: { kind: 'address', network }, isUnproven: true };
}
