import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createRoutes } from '../http/routes.ts';
import { Problem } from '../problem.ts';

/**
 * `GET /metrics`: metrics in the text format of Prometheus, for a client with `Authorization: Bearer METRICS_TOKEN`, or
 * for one on this machine without a token; 404 for all others. Behind a proxy every request seems to come from this
 * machine, so there the token is required.
 */
export function prometheusRoutes(parts: {
  metrics: () => Promise<{ text: string; contentType: string }>;
  token: string | undefined;
  trustProxyHops: number;
}) {
  const { metrics, token, trustProxyHops } = parts;
  return createRoutes({ audience: 'public', prefix: '/metrics', priority: 'exempt' })
    .get('', async (ctx) => {
      const isAllowed = hasToken(ctx.req, token) || (trustProxyHops === 0 && isFromHere(ctx.req));
      if (!isAllowed) throw new Problem('not_found');
      const { text, contentType } = await metrics();
      ctx.set('Content-Type', contentType);
      ctx.body = text;
    })
    .rest();
}

function hasToken({ headers }: IncomingMessage, token: string | undefined): boolean {
  const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a request comes from this machine, is not forwarded, and names this machine as the host, which no page of
 * another site can do.
 */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = forwardingHeaders.some((name) => headers[name] !== undefined);
  return !isForwarded && isLoopback(socket.remoteAddress ?? '') && localHost.test(headers.host ?? '');
}

const forwardingHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];
const isLoopback = (address: string) => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
const localHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
