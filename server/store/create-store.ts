import { authOn } from './auth-records.ts';
import { contentOn, readContentOf } from './content.ts';
import { leadChangesOn } from './lead-changes.ts';
import { limitsOn, picturesOn, settingsOn, tasksOn } from './records.ts';
import type { Engine, Store } from './store.ts';

/** What both engines share. */
export const createStore = (engine: Engine): Store => ({
  ...engine,
  ...leadChangesOn(engine),
  ...contentOn(engine),
  ...settingsOn(engine),
  ...tasksOn(engine),
  ...limitsOn(engine),
  ...authOn(engine),
  ...picturesOn(engine),
  async snapshot() {
    const snapshot = await engine.snapshot();
    return { ...snapshot, ...readContentOf(snapshot) };
  },
});
