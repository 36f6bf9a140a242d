import { firstTemplates, TemplateList, TemplateUse } from '../../../catalogue/contracts/admin/reply-templates.ts';
import { jsonBody } from '../../http/body.ts';
import { digestOf } from '../../http/headers.ts';
import { createRoutes } from '../../http/routes.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { daily } from '../../store/metrics.ts';

const record = 'reply templates';
const firstJson = JSON.stringify(firstTemplates);

const countName = 'template_use';
const maxKeys = 100;

/** Thirty templates of escaped four-byte characters. */
const maxListBytes = 1024 * 1024;

const listOf = (json: string): TemplateList => ({
  templates: JSON.parse(json) as TemplateList['templates'],
  version: digestOf(json),
});

/** Ready-made ones until the first change. `PUT` replaces all; 409 if they changed since `version`. */
export function replyTemplateRoutes({ store, now }: Services) {
  return createRoutes({ audience: 'owner', prefix: '/api/admin/reply-templates' })
    .get('', async () => listOf((await store.setting(record)) ?? firstJson))
    .put('', async (ctx) => {
      const { templates, version } = await jsonBody(ctx, TemplateList, maxListBytes);
      const current = await store.setSettingOnce(record, firstJson);
      const json = JSON.stringify(templates);
      if (digestOf(current) !== version || !(await store.replaceSetting(record, current, json))) {
        throw new Problem('changed');
      }
      return listOf(json);
    })
    .get('/uses', async () => {
      const to = new Date(now().getTime() + 1);
      const counts = await store.countsByKey({ name: countName, from: new Date(0), to, limit: maxKeys });
      return Object.fromEntries(counts.map(({ key, count }) => [key, count]));
    })
    .post('/uses', async (ctx) => {
      const { id } = await jsonBody(ctx, TemplateUse);
      await store.addToCounts([daily(now(), countName, id)], { maxKeys });
    });
}
