import { createHash } from 'node:crypto';
import { firstTemplates, TemplateList, TemplateUse } from '../../../catalogue/contracts/admin/reply-templates.ts';
import { jsonBody } from '../../http/body.ts';
import { createRoutes } from '../../http/routes.ts';
import { Problem } from '../../problem.ts';
import type { MetricsStore } from '../../store/engine.ts';
import { daily } from '../../store/metrics.ts';
import type { AdminStore } from '../../store/records.ts';

const record = 'reply templates';
const firstJson = JSON.stringify(firstTemplates);

const countName = 'template_use';
const maxKeys = 100;

type TemplateStore = Pick<AdminStore, 'setting' | 'setSettingOnce' | 'replaceSetting'> &
  Pick<MetricsStore, 'addToCounts' | 'countsByKey'>;

const versionOf = (json: string) => createHash('sha256').update(json).digest('base64url').slice(0, 22);

/** Thirty templates of escaped four-byte characters. */
const maxListBytes = 1024 * 1024;

/** `PUT` replaces all; 409 if they changed since `version`. */
export function replyTemplateRoutes({ store, now }: { store: TemplateStore; now: () => Date }) {
  const templates = createReplyTemplates(store, now);
  return createRoutes({ audience: 'owner', prefix: '/api/admin/reply-templates' })
    .get('', () => templates.read())
    .put('', async (ctx) => templates.replace(await jsonBody(ctx, TemplateList, maxListBytes)))
    .get('/uses', () => templates.uses())
    .post('/uses', async (ctx) => {
      await templates.noteUse((await jsonBody(ctx, TemplateUse)).id);
      ctx.status = 204;
    });
}

/** Ready-made ones until the first change. */
function createReplyTemplates(store: TemplateStore, now: () => Date) {
  const listOf = (json: string): TemplateList => ({
    templates: JSON.parse(json) as TemplateList['templates'],
    version: versionOf(json),
  });
  return {
    read: async () => listOf((await store.setting(record)) ?? firstJson),
    /** Throws `changed` if they are not those of `version`. */
    async replace({ templates, version }: TemplateList): Promise<TemplateList> {
      const current = await store.setSettingOnce(record, firstJson);
      const json = JSON.stringify(templates);
      if (versionOf(current) !== version || !(await store.replaceSetting(record, current, json))) {
        throw new Problem('changed');
      }
      return listOf(json);
    },
    async noteUse(id: string) {
      await store.addToCounts([daily(now(), countName, id)], { maxKeys });
    },
    async uses(): Promise<Record<string, number>> {
      const to = new Date(now().getTime() + 1);
      const counts = await store.countsByKey({ name: countName, from: new Date(0), to, limit: maxKeys });
      return Object.fromEntries(counts.map(({ key, count }) => [key, count]));
    },
  };
}
