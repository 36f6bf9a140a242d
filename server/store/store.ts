import type { Log } from '../log/log.ts';
import { authOn } from './auth-records.ts';
import { contentOn, readContentOf, type Seeds } from './content.ts';
import type { Engine, Identity } from './engine.ts';
import { leadChangesOn } from './lead-changes.ts';
import { limitsOn, picturesOn, settingsOn, tasksOn } from './records.ts';

/** Inserts the seeds once, so that releases never overwrite the owner's edits. */
export function createStore(engine: Engine, seeds: Seeds) {
  return {
    ...engine,
    ...leadChangesOn(engine),
    ...contentOn(engine, seeds),
    ...settingsOn(engine),
    ...tasksOn(engine),
    ...limitsOn(engine),
    ...authOn(engine),
    ...picturesOn(engine),
    ...retentionOn(engine),
    async snapshot() {
      const snapshot = await engine.snapshot();
      return { ...snapshot, ...readContentOf(snapshot) };
    },
  };
}

const monthMs = 31 * 86_400_000;

function retentionOn(engine: Engine) {
  const { leadsOf, removeLeads, eraseTraces, firstAnswers, inbox, newestEvents, newestPhotoAt } = engine;
  return {
    /** Repeat it after a rejection. `forgetCopies` gets the ids of leads before their removal. */
    async erase(who: Identity, forgetCopies = async (_leadIds: readonly string[]) => {}) {
      const leadIds: string[] = [];
      for (let ids = await leadsOf(who); ids.length > 0; ids = await leadsOf(who)) {
        await forgetCopies(ids);
        leadIds.push(...(await removeLeads(ids)));
      }
      return { leadIds, events: await eraseTraces(who) };
    },
    async newestRecordAt() {
      const [
        {
          leads: [lead],
        },
        [event],
        photoAt,
      ] = await Promise.all([inbox({ order: 'newest', limit: 1 }), newestEvents({ limit: 1 }), newestPhotoAt()]);
      const times = [lead?.receivedAt, event?.timestamp, photoAt].filter((time) => time !== undefined);
      return times.length > 0 ? new Date(Math.max(...times.map(Number))) : undefined;
    },
    /** Of any range. */
    async firstAnswers({ from, to }: { from: Date; to: Date }) {
      const months: ReturnType<typeof firstAnswers>[] = [];
      for (let start = from.getTime(); start < to.getTime(); start += monthMs) {
        const end = Math.min(start + monthMs, to.getTime());
        months.push(firstAnswers({ from: new Date(start), to: new Date(end) }));
      }
      return (await Promise.all(months)).flat();
    },
  };
}

/** Every change is durable when it resolves, except where its engine says otherwise. */
export type Store = ReturnType<typeof createStore>;
export type Snapshot = Awaited<ReturnType<Store['snapshot']>>;

/** What most services use. */
export interface Common {
  store: Store;
  log: Log;
  now: () => Date;
}
