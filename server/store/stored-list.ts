import type { AdminStore } from './port/admin-store.ts';

type Settings = Pick<AdminStore, 'setting' | 'setSettingOnce' | 'replaceSetting'>;

const maxRounds = 20;

/** A short list in one setting. */
export interface StoredList<Item> {
  read(): Promise<Item[]>;
  /**
   * Replaces the list, in one atomic step, by what `next` makes of it; rejects as `next` throws. Several processes may
   * change it at once: `next` is then called again with the newer list.
   */
  change(next: (items: Item[]) => readonly Item[] | Promise<readonly Item[]>): Promise<void>;
}

/**
 * Keeps a list under a name among the settings, as JSON; one that was never set is empty. `change` rejects after losing
 * 20 rounds to other writers.
 */
export function createStoredList<Item>(store: Settings, name: string): StoredList<Item> {
  return {
    read: async () => JSON.parse((await store.setting(name)) ?? '[]'),
    async change(next) {
      for (let round = 0; round < maxRounds; round += 1) {
        const record = await store.setSettingOnce(name, '[]');
        const changed = JSON.stringify(await next(JSON.parse(record)));
        if (changed === record || (await store.replaceSetting(name, record, changed))) return;
      }
      throw new Error(`The list of ${name} changes too fast`);
    },
  };
}
