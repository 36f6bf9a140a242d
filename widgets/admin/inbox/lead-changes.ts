import type { LeadDetail, LeadStatus, LeadSummary } from '../../../catalogue/contracts/admin/lead.ts';
import { type AdminApi, hasAnswer, problemCodeOf } from '../admin-api.ts';
import { moment } from './moment.ts';
import { strings } from './strings.ts';

export const undoMs = 10_000;

export interface Done {
  /** So that the bar's timer restarts. */
  nth: number;
  text: string;
  undo: () => Promise<void>;
}

/** `what` is a path below the lead's URL. */
export interface LeadAction {
  what: 'status' | 'snooze' | 'visit';
  body: { status: LeadStatus } | { until: string | null } | { at: string };
  text: string;
}

function isAsWanted(lead: LeadSummary, { body }: LeadAction): boolean {
  if ('status' in body) return lead.status === body.status;
  return 'until' in body ? (lead.snoozedUntil ?? null) === body.until : lead.visitAt === body.at;
}

export const moved = (to: LeadStatus): LeadAction => ({
  what: 'status',
  body: { status: to },
  text: strings.statuses[to].toLowerCase(),
});

/** Null takes it back into the list at once. */
export const snoozed = (until: Date | null, now: Date): LeadAction => ({
  what: 'snooze',
  body: { until: until ? until.toISOString() : null },
  text: until ? strings.isSnoozed(moment(until, now)) : strings.woken,
});

export const scheduled = (at: Date, now: Date): LeadAction => ({
  what: 'visit',
  body: { at: at.toISOString() },
  text: strings.isScheduled(moment(at, now)),
});

export interface Conflict {
  id: string;
  wanted: string;
  changeAnyway: () => Promise<void>;
}

type Target = Pick<LeadSummary, 'id' | 'name' | 'revision'>;

interface ChangeState {
  done?: Done | undefined;
  conflict?: Conflict | undefined;
}

export function leadChanges(inbox: {
  api: AdminApi;
  store: { getState(): ChangeState; setState(change: ChangeState): void };
  by: () => string;
  /** Does not mark the lead as seen. */
  peek: (id: string) => Promise<LeadDetail>;
  take: (lead: LeadDetail) => void;
  refresh: () => void;
}) {
  const { api, store, by, peek, take, refresh } = inbox;
  let changes = 0;
  let forget: ReturnType<typeof setTimeout> | undefined;

  /** A failed undo is offered again, unless it would fail each time or there is a later change. */
  function offerUndo(text: string, undo: () => Promise<void>): void {
    changes += 1;
    const done = { nth: changes, text, undo: takeBack };
    async function takeBack(): Promise<void> {
      store.setState({ done: undefined });
      try {
        await undo();
      } catch (error) {
        if (problemCodeOf(error) !== 'changed' && !store.getState().done) offerUndo(text, undo);
        throw error;
      }
    }
    store.setState({ done });
    clearTimeout(forget);
    forget = setTimeout(() => store.setState({ done: undefined }), undoMs);
  }

  async function change(target: Target, { what, body }: LeadAction): Promise<LeadDetail> {
    const { id, revision } = target;
    const lead = await api.send<LeadDetail>('POST', `/leads/${id}/${what}`, { ...body, by: by(), revision });
    take(lead);
    return lead;
  }

  async function undone({ id, revision }: LeadDetail): Promise<LeadDetail> {
    try {
      return await api.send<LeadDetail>('POST', `/leads/${id}/undo`, { revision });
    } catch (error) {
      if (hasAnswer(error)) throw error;
      const lead = await peek(id);
      if (lead.revision === revision) throw error;
      return lead;
    }
  }

  /** A second call continues where the first failed. */
  function takingBack(leads: readonly LeadDetail[]): () => Promise<void> {
    const left = [...leads];
    return async () => {
      try {
        for (let lead = left[0]; lead; lead = left[0]) {
          take(await undone(lead));
          left.shift();
        }
      } finally {
        refresh();
      }
    };
  }

  async function act(targets: readonly Target[], action: LeadAction): Promise<void> {
    const moved: LeadDetail[] = [];
    if (store.getState().conflict) store.setState({ conflict: undefined });
    try {
      for (const target of targets) {
        try {
          moved.push(await change(target, action));
        } catch (error) {
          const wasChanged = problemCodeOf(error) === 'changed';
          if (!wasChanged && hasAnswer(error)) throw error;
          const lead = await peek(target.id);
          take(lead);
          if (isAsWanted(lead, action)) {
            // The answer was lost. Otherwise, the change was already made.
            if (!wasChanged) moved.push(lead);
            continue;
          }
          if (!wasChanged) throw error;
          const changeAnyway = () => act([lead], action);
          store.setState({ conflict: { id: target.id, wanted: `${target.name}: ${action.text}`, changeAnyway } });
        }
      }
    } finally {
      const [one] = moved;
      if (one) {
        const who = moved.length === 1 ? one.name : strings.several(moved.length);
        offerUndo(`${who}: ${action.text}`, takingBack(moved));
      }
      refresh();
    }
  }

  return {
    /** Rejects if one was not saved; those before it were saved. */
    act,
    keepTheirs: () => store.setState({ conflict: undefined }),
    /** Idempotent per note id; rejects with `key_reuse` if that was saved with other words. */
    async addNote(id: string, note: { id: string; text: string; by: string }): Promise<void> {
      take(await api.send<LeadDetail>('POST', `/leads/${id}/notes`, note));
      offerUndo(strings.noteAdded, async () =>
        take(await api.send<LeadDetail>('DELETE', `/leads/${id}/notes/${note.id}`)),
      );
    },
  };
}
