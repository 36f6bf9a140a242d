import { createRoutes } from '../http/routes.ts';

/** Loaded on first use, because it slows down starts. */
export function openapiRoutes({ publicUrl }: { publicUrl: string }) {
  let written: Promise<string> | undefined;
  const write = async () => JSON.stringify((await import('./openapi/document.ts')).openapiDocument(publicUrl));
  return createRoutes({ audience: 'embed', prefix: '/api/openapi.json' }).get('', async (ctx) => {
    written ??= write();
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'application/json';
    ctx.body = await written;
  });
}
