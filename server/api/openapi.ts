import { createRoutes } from '../http/routes.ts';

/** `GET /api/openapi.json`: the description of the public calls, for programs and their authors. */
export function openapiRoutes({ publicUrl }: { publicUrl: string }) {
  let written: Promise<string> | undefined;
  // Loaded when first asked for: hardly anybody does, and it would make every start slower.
  const write = async () => JSON.stringify((await import('./openapi/document.ts')).openapiDocument(publicUrl));
  return createRoutes({ audience: 'embed', prefix: '/api/openapi.json' }).get('', async (ctx) => {
    written ??= write();
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'application/json';
    ctx.body = await written;
  });
}
