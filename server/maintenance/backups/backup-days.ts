import * as v from 'valibot';
import type { BackupDay } from '../../../catalogue/contracts/admin/backup-state.ts';
import { dayAfter, wallTime } from '../../../catalogue/time/eastern-time.ts';
import type { AdminStore } from '../../store/port/admin-store.ts';

/** How many days are stored, including today. */
const days = 14;
/** Several processes may write at the same time; more failures in a row mean a broken store. */
const maxTries = 5;
const setting = 'backup days';

const Outcomes = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.picklist(['made', 'late', 'failed'])));
type Outcomes = v.InferOutput<typeof Outcomes>;

type Settings = Pick<AdminStore, 'setting' | 'setSettingOnce' | 'replaceSetting'>;

/** The outcomes of the backups of the last two weeks, by day in New York. */
export interface BackupDays {
  /** Records the outcome of an attempt. A failure followed by a success makes the day `late`. */
  note(outcome: 'made' | 'failed'): Promise<void>;
  /** Fourteen days, today last. */
  list(): Promise<BackupDay[]>;
}

/** Creates the record of outcomes, one setting that all processes share. */
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

/** Parses the setting; empty if it is invalid. */
function read(text: string | undefined): Outcomes {
  const { success, output } = v.safeParse(Outcomes, text ?? '{}');
  return success ? output : {};
}

function joined(before: Outcomes[string] | undefined, outcome: 'made' | 'failed'): Outcomes[string] {
  if (before === 'made') return 'made';
  if (outcome === 'failed') return before ?? 'failed';
  return before ? 'late' : 'made';
}
