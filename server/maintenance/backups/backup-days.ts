import * as v from 'valibot';
import type { BackupDay } from '../../../catalogue/contracts/admin/backup-state.ts';
import { dayAfter, wallTime } from '../../../catalogue/time/eastern-time.ts';
import type { AdminStore } from '../../store/port/admin-store.ts';

/** How many days are kept, today included. */
const days = 14;
/** Several processes may write at once; more failures in a row are a broken store. */
const maxTries = 5;
const setting = 'backup days';

const Outcomes = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.picklist(['made', 'late', 'failed'])));
type Outcomes = v.InferOutput<typeof Outcomes>;

type Settings = Pick<AdminStore, 'setting' | 'setSettingOnce' | 'replaceSetting'>;

/** What became of the backups of the last two weeks, day by day in New York. */
export interface BackupDays {
  /** Records how an attempt ended. A failed one that is followed by a good one makes the day `late`. */
  note(outcome: 'made' | 'failed'): Promise<void>;
  /** Fourteen days, today last. */
  list(): Promise<BackupDay[]>;
}

/** Keeps them in one setting, so that all processes that share the store know them. */
export function createBackupDays(store: Settings, now: () => Date): BackupDays {
  const today = () => wallTime(now()).day;
  const lastDays = () => Array.from({ length: days }, (_, at) => dayAfter(today(), at + 1 - days));

  return {
    async note(outcome) {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const before = await store.setting(setting);
        const known = read(before);
        const after = { ...known, [today()]: joined(known[today()], outcome) };
        // Another process may be a day ahead around midnight.
        const kept = [...lastDays(), dayAfter(today())].flatMap((day) => (after[day] ? [[day, after[day]]] : []));
        const text = JSON.stringify(Object.fromEntries(kept));
        if (text === before) return;
        const isStored =
          before === undefined
            ? (await store.setSettingOnce(setting, text)) === text
            : await store.replaceSetting(setting, before, text);
        if (isStored) return;
      }
    },
    async list() {
      const known = read(await store.setting(setting));
      return lastDays().map((day) => ({ day, ...(known[day] && { outcome: known[day] }) }));
    },
  };
}

/** What the setting says; nothing if it says something else. */
function read(text: string | undefined): Outcomes {
  const { success, output } = v.safeParse(Outcomes, text ?? '{}');
  return success ? output : {};
}

function joined(before: Outcomes[string] | undefined, outcome: 'made' | 'failed'): Outcomes[string] {
  if (before === 'made') return 'made';
  if (outcome === 'failed') return before ?? 'failed';
  return before ? 'late' : 'made';
}
