import type { Collection } from 'mongodb';
import type { AdminStore } from '../port/admin-store.ts';
import { insertIfAbsent } from './database/insert-if-absent.ts';

export interface SettingDocument {
  /** The setting's name. */
  _id: string;
  value: string;
}

/** Settings, one document each. */
export function mongoAdmin(settings: Collection<SettingDocument>): AdminStore {
  const settingNamed = async (name: string) => (await settings.findOne({ _id: { $eq: name } }))?.value;

  return {
    setting: settingNamed,
    async setSetting(name, value) {
      if (await insertIfAbsent(() => settings.insertOne({ _id: name, value }))) return;
      await settings.updateOne({ _id: { $eq: name } }, { $set: { value } });
    },
    async setSettingOnce(name, value) {
      if (await insertIfAbsent(() => settings.insertOne({ _id: name, value }))) return value;
      return (await settingNamed(name)) ?? value;
    },

    async replaceSetting(name, expected, value) {
      const found = { _id: { $eq: name }, value: { $eq: expected } };
      return (await settings.updateOne(found, { $set: { value } })).matchedCount === 1;
    },
    async removeSetting(name) {
      await settings.deleteOne({ _id: { $eq: name } });
    },
  };
}
