import type { IncomingMessage } from 'node:http';
import type { LoginClient } from '../../../auth/login-throttle.ts';
import { clientOf } from '../../../http/client-address.ts';

/**
 * Identifies the client of a login. Behind an undeclared proxy, the forwarded chain of addresses replaces the address:
 * a visitor can lengthen the chain but cannot imitate another's, so guesses under invented chains do not lock the owner
 * out. Attackers can invent any number of chains, so there is also a limit for all of them together.
 */
export function loginClientOf(request: IncomingMessage, trustProxyHops: number): LoginClient {
  const client = clientOf(request, trustProxyHops);
  if (client.kind === 'address') return { client, isUnproven: false };
  const { 'x-forwarded-for': chain = '', forwarded = '' } = request.headers;
  const network = `forwarded ${chain} ${forwarded}`;
  return { client: { kind: 'address', network }, isUnproven: true };
}
