import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ReachedLimits } from '../../catalogue/contracts/admin/status.ts';
import type { Unwritten } from '../http/body.ts';
import { createRoutes, type Routes } from '../http/routes.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';

/**
 * Late mail does not affect `/health/ready`, since leads are still stored. `?for=pages`, for load balancers, is 503
 * only if stopping: pages come from memory. `/metrics` needs `METRICS_TOKEN` (README), except from this machine without a proxy; else
 * 404.
 */
export function healthRoutes(parts: Services): Routes[] {
  const { config, health, limitCounts, readiness, isStopping, metrics, trustProxyHops } = parts;
  const monitored = { audience: 'public', priority: 'exempt' } as const;
  return [
    createRoutes({ ...monitored, prefix: '/health' })
      .get('/live', () => ({ status: 'ok' }))
      .get('/ready', async (ctx) => {
        const isForPages = ctx.query.for === 'pages';
        const outbox = isForPages ? undefined : (await readiness())?.outbox;
        const status = isStopping() ? 'stopping' : isForPages || outbox ? 'ok' : 'unavailable';
        ctx.status = status === 'ok' ? 200 : 503;
        if (ctx.status === 503) ctx.set('Retry-After', '5');
        return isForPages ? { status } : { status, store: outbox ? 'ok' : 'unavailable', outbox };
      })
      .rest(),
    createRoutes({ ...monitored, prefix: '/metrics' })
      .get('', async (ctx) => {
        const isAllowed = hasToken(ctx.req, config.metricsToken) || (trustProxyHops === 0 && isFromHere(ctx.req));
        if (!isAllowed) throw new Problem('not_found');
        const { text, contentType } = await metrics();
        ctx.set('Content-Type', contentType);
        return text;
      })
      .rest(),
    createRoutes({ audience: 'owner', prefix: '/api/admin' })
      .get('/health', () => health())
      .get('/limits', () => {
        const limits = limitCounts.counts().map(({ limit: { name, ...limit }, ...reached }) => {
          return { limit: name, ...limit, ...reached };
        });
        return { limits } satisfies Unwritten<ReachedLimits>;
      }),
  ];
}

function hasToken({ headers }: IncomingMessage, token: string | undefined): boolean {
  const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const forwardingHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];
const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const localHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** No page of another site can name this machine as the host. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = forwardingHeaders.some((name) => headers[name] !== undefined);
  return !isForwarded && loopback.test(socket.remoteAddress ?? '') && localHost.test(headers.host ?? '');
}
