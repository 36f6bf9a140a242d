import { createHash } from 'node:crypto';
import { firstTemplates, type TemplateList } from '../../catalogue/contracts/admin/reply-templates.ts';
import { Problem } from '../problem.ts';
import type { AdminStore } from '../store/port/admin-store.ts';
import { daily, type MetricsStore } from '../store/port/metrics-store.ts';

const record = 'reply templates';
const firstJson = JSON.stringify(firstTemplates);

/** The name of the counts. */
const use = 'template_use';
/** More than the most templates that there may be. */
const maxKeys = 100;

type TemplateStore = Pick<AdminStore, 'setting' | 'setSettingOnce' | 'replaceSetting'> &
  Pick<MetricsStore, 'addToCounts' | 'countsByKey'>;

const versionOf = (json: string) => createHash('sha256').update(json).digest('base64url').slice(0, 22);

export interface ReplyTemplateStore {
  read(): Promise<TemplateList>;
  /** Replaces all templates. Throws a `changed` problem if they are no longer those of `version`. */
  replace(list: TemplateList): Promise<TemplateList>;
  noteUse(id: string): Promise<void>;
  /** How often each template was used while counts are kept, by its id. */
  uses(): Promise<Record<string, number>>;
}

/** The owner's prepared answers, as one setting; a few ready-made ones until the first change. */
export function createReplyTemplates(store: TemplateStore, now: () => Date) {
  const listOf = (json: string): TemplateList => ({
    // It was stored as the contract returned it.
    templates: JSON.parse(json) as TemplateList['templates'],
    version: versionOf(json),
  });
  return {
    read: async () => listOf((await store.setting(record)) ?? firstJson),
    async replace({ templates, version }) {
      const current = await store.setSettingOnce(record, firstJson);
      const json = JSON.stringify(templates);
      if (versionOf(current) !== version || !(await store.replaceSetting(record, current, json))) {
        throw new Problem('changed');
      }
      return listOf(json);
    },
    async noteUse(id) {
      await store.addToCounts([daily(now(), use, id)], { maxKeys });
    },
    async uses() {
      const to = new Date(now().getTime() + 1);
      const counts = await store.countsByKey({ name: use, from: new Date(0), to, limit: maxKeys });
      return Object.fromEntries(counts.map(({ key, count }) => [key, count]));
    },
  } satisfies ReplyTemplateStore;
}
