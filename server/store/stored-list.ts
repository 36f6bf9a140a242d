import type { AdminStore } from './port/admin-store.ts';

type Settings = Pick<AdminStore, 'setting' | 'setSettingOnce' | 'replaceSetting'>;

const maxRounds = 20;

/** A short list in one setting. */
export interface StoredList<Item> {
  read(): Promise<Item[]>;
  /**
   * Replaces the list with the result of `next`, in one atomic step; rejects if `next` throws. If another process
   * changes it at the same time, `next` is called again with the newer list.
   */
  change(next: (items: Item[]) => readonly Item[] | Promise<readonly Item[]>): Promise<void>;
}

/**
 * Stores a list as JSON in a setting; one that was never set is empty. `change` rejects after losing 20 rounds to other
 * writers.
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
