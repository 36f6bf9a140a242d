import { randomBytes } from 'node:crypto';
import { Binary, type Collection } from 'mongodb';
import type { LimitStore } from '../../store.ts';
import { insertIfAbsent } from './insert-if-absent.ts';

export interface SecretDocument {
  /** `{name}:{period}`. */
  _id: string;
  name: string;
  period: number;
  secret: Binary;
}

/** Secrets, one document per name and period. If processes race, one wins, and all return its secret. */
export function mongoSecrets(secrets: Collection<SecretDocument>): Pick<LimitStore, 'periodSecret'> {
  return {
    async periodSecret(name, period) {
      const _id = `${name}:${period}`;
      const known = await secrets.findOne({ _id: { $eq: _id } });
      if (known) return Buffer.from(known.secret.value());
      const fresh = randomBytes(32);
      if (await insertIfAbsent(() => secrets.insertOne({ _id, name, period, secret: new Binary(fresh) }))) {
        await secrets.deleteMany({
          name: { $eq: name },
          $or: [{ period: { $lt: period - 1 } }, { period: { $gt: period + 1 } }],
        });
        return fresh;
      }
      const winner = await secrets.findOne({ _id: { $eq: _id } });
      if (!winner) throw new Error(`MongoDB has lost the secret of ${_id}`);
      return Buffer.from(winner.secret.value());
    },
  };
}
