import type { AdminStore } from './port/admin-store.ts';

type Settings = Pick<AdminStore, 'setting' | 'setSettingOnce' | 'replaceSetting'>;

const maxRounds = 20;

export interface StoredList<Item> {
  read(): Promise<Item[]>;
  /** Atomic. `next` may be called again. Rejects if `next` throws, or after 20 rounds lost to other writers. */
  change(next: (items: Item[]) => readonly Item[] | Promise<readonly Item[]>): Promise<void>;
}

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
