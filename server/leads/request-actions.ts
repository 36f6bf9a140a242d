import { createHash, randomBytes } from 'node:crypto';
import { retention } from '../../catalogue/time/retention.ts';
import { bounds, type Limit, type LimitCounts } from '../limits/limit-counts.ts';
import type { Client, RateLimits } from '../limits/rate-limits.ts';
import { Problem } from '../problem.ts';
import type { Lead } from '../store/lead.ts';
import { canceledAt } from '../store/lead-changes.ts';
import type { Store } from '../store/store.ts';

/** Until when a canceled request can be restored: its photos are removed then. */
export const restorableUntil = (canceled: Date) => new Date(canceled.getTime() + retention.canceledDays * 86_400_000);

export type WantedAct =
  | { kind: 'note'; text: string }
  | { kind: 'photos'; photos: readonly string[] }
  | { kind: 'cancel' | 'restore' };

interface ActOrigin {
  id: string | undefined;
  client: Client;
  /** For repeats, whose photos get new ids. */
  photoDigests?: readonly string[];
}

export type RequestActions = ReturnType<typeof createRequestActions>;

export function createRequestActions(parts: {
  store: Pick<Store, 'addVisitorAct' | 'claimPhotos'>;
  limits: Pick<RateLimits, 'take'>;
  limitCounts: Pick<LimitCounts, 'note'>;
  notifyOwner: () => void;
  now: () => Date;
}) {
  const { store, limits, limitCounts, notifyOwner, now } = parts;
  const { actsPerRequest, photosPerRequest } = bounds;
  const max = { acts: actsPerRequest.number, photos: photosPerRequest.number };

  function tooMany(limit: Limit): never {
    limitCounts.note(limit);
    throw new Problem('too_many');
  }

  return {
    /**
     * Durable, once per id and action. Rejects with 429, 422 if a photo is gone, 409 if the request was canceled or
     * cannot be restored.
     */
    async add(lead: Lead, act: WantedAct, { id, client, photoDigests = [] }: ActOrigin): Promise<Lead> {
      const at = now();
      const { acts = [] } = lead.triage;
      const content = act.kind === 'note' ? [act.text] : photoDigests;
      const actId = id && /^[\w-]{22}$/.test(id) ? idOfAct([id, act.kind, ...content]) : randomId();
      if (acts.some((known) => known.id === actId)) return lead;
      await limits.take('act', client);
      if (acts.length >= max.acts) tooMany(actsPerRequest);
      const canceled = canceledAt(lead.triage);
      if (act.kind === 'cancel' && canceled) throw new Problem('changed');
      if (act.kind === 'restore' && canceled && at > restorableUntil(canceled)) throw new Problem('changed');
      const gone = act.kind === 'photos' ? await store.claimPhotos(act.photos, lead.id, at) : [];
      if (gone.length > 0) throw new Problem('validation');
      const changed = await store.addVisitorAct(lead.id, { id: actId, at, ...act }, max);
      if (!changed) throw new Problem('not_found');
      const isAdded = changed.triage.acts?.some((known) => known.id === actId) ?? false;
      if (!isAdded && (act.kind === 'note' || act.kind === 'photos')) {
        tooMany(act.kind === 'note' ? actsPerRequest : photosPerRequest);
      }
      if (changed.mail.status === 'due') notifyOwner();
      return changed;
    },
  };
}

const idBytes = 16;
const randomId = () => randomBytes(idBytes).toString('base64url');
const idOfAct = (parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, idBytes).toString('base64url');
