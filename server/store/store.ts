import type { Log } from '../log/log.ts';
import { authOn } from './auth-records.ts';
import { contentOn, readContentOf, type Seeds } from './content.ts';
import type { Engine } from './engine.ts';
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
    async snapshot() {
      const snapshot = await engine.snapshot();
      return { ...snapshot, ...readContentOf(snapshot) };
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
