import { createHash } from 'node:crypto';
import { firstTemplates, TemplateList, TemplateUse } from '../../../catalogue/contracts/admin/reply-templates.ts';
import { createRoutes } from '../../http/routes.ts';
import { Problem } from '../../problem.ts';
import type { AdminStore } from '../../store/port/admin-store.ts';
import { daily, type MetricsStore } from '../../store/port/metrics-store.ts';
import { jsonBody } from '../json-body.ts';

const record = 'reply templates';
const firstJson = JSON.stringify(firstTemplates);

const countName = 'template_use';
/** More than the most templates that there may be. */
const maxKeys = 100;

type TemplateStore = Pick<AdminStore, 'setting' | 'setSettingOnce' | 'replaceSetting'> &
  Pick<MetricsStore, 'addToCounts' | 'countsByKey'>;

const versionOf = (json: string) => createHash('sha256').update(json).digest('base64url').slice(0, 22);

/** Room for thirty templates of four-byte characters, escaped. */
const maxListBytes = 1024 * 1024;

/**
 * `GET /api/admin/reply-templates`: the owner's prepared answers and their version. `PUT` `{ templates, version }`
 * replaces all of them; 409 if somebody else changed them since that version. `GET …/uses`: how often each was used, by
 * its id. `POST …/uses` `{ id }`: 204.
 */
export function replyTemplateRoutes({ store, now }: { store: TemplateStore; now: () => Date }) {
  const templates = createReplyTemplates(store, now);
  return createRoutes({ audience: 'owner', prefix: '/api/admin/reply-templates' })
    .get('', async (ctx) => {
      ctx.body = await templates.read();
    })
    .put('', async (ctx) => {
      ctx.body = await templates.replace(await jsonBody(ctx, TemplateList, maxListBytes));
    })
    .get('/uses', async (ctx) => {
      ctx.body = await templates.uses();
    })
    .post('/uses', async (ctx) => {
      await templates.noteUse((await jsonBody(ctx, TemplateUse)).id);
      ctx.status = 204;
    });
}

/** The owner's prepared answers, as one setting; a few ready-made ones until the first change. */
function createReplyTemplates(store: TemplateStore, now: () => Date) {
  const listOf = (json: string): TemplateList => ({
    // It was stored as the contract returned it.
    templates: JSON.parse(json) as TemplateList['templates'],
    version: versionOf(json),
  });
  return {
    read: async () => listOf((await store.setting(record)) ?? firstJson),
    /** Replaces all templates. Throws a `changed` problem if they are no longer those of `version`. */
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
    /** How often each template was used while counts are kept, by its id. */
    async uses(): Promise<Record<string, number>> {
      const to = new Date(now().getTime() + 1);
      const counts = await store.countsByKey({ name: countName, from: new Date(0), to, limit: maxKeys });
      return Object.fromEntries(counts.map(({ key, count }) => [key, count]));
    },
  };
}
