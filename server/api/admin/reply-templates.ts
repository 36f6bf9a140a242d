import { TemplateList, TemplateUse } from '../../../catalogue/contracts/admin/reply-templates.ts';
import type { ReplyTemplateStore } from '../../admin/reply-templates.ts';
import { readBody } from '../../http/body.ts';
import { createRoutes } from '../../http/routes.ts';
import { validBody } from '../../valid-body.ts';

/** Room for thirty templates of four-byte characters, escaped. */
const maxBytes = 1024 * 1024;
const maxUseBytes = 1024;

/**
 * `GET /api/admin/reply-templates`: the owner's prepared answers and their version. `PUT` `{ templates, version }`
 * replaces all of them; 409 if somebody else changed them since that version. `GET …/uses`: how often each was used, by
 * its id. `POST …/uses` `{ id }`: 204.
 */
export function replyTemplateRoutes(templates: ReplyTemplateStore) {
  return createRoutes({ audience: 'owner', prefix: '/api/admin/reply-templates' })
    .get('', async (ctx) => {
      ctx.body = await templates.read();
    })
    .put('', async (ctx) => {
      const body = await readBody(ctx.req, { type: 'application/json', maxBytes });
      ctx.body = await templates.replace(validBody(body, TemplateList));
    })
    .get('/uses', async (ctx) => {
      ctx.body = await templates.uses();
    })
    .post('/uses', async (ctx) => {
      const body = await readBody(ctx.req, { type: 'application/json', maxBytes: maxUseBytes });
      await templates.noteUse(validBody(body, TemplateUse).id);
      ctx.status = 204;
    });
}
