import type { StoreApi } from 'zustand/vanilla';
import type { LeadDetail, LeadStatus, LeadSummary } from '../../../catalogue/contracts/admin/lead.ts';
import { type AdminApi, hasAnswer, problemCodeOf } from '../admin-api.ts';
import type { InboxState } from './inbox-model.ts';
import { moment } from './moment.ts';
import { strings } from './strings.ts';

/** The bar in `inbox.css.ts` runs as long. */
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

/** A failure is reported. */
export interface LeadActions {
  act: (leads: readonly LeadSummary[], action: LeadAction) => void;
  open: (dialog: 'snooze' | 'visit' | 'template', leads: readonly LeadSummary[]) => void;
  /** In or out of the selection. */
  select: (id: string) => void;
  clearSelection: () => void;
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

export const trusted: LeadAction = { ...moved('new'), text: 'not spam' };

/** Null takes it back into the list at once. */
export const snoozed = (until: Date | null, now: Date): LeadAction => ({
  what: 'snooze',
  body: { until: until ? until.toISOString() : null },
  text: until ? `back ${moment(until, now)}` : strings.woken,
});

export const scheduled = (at: Date, now: Date): LeadAction => ({
  what: 'visit',
  body: { at: at.toISOString() },
  text: `visit ${moment(at, now)}`,
});

export interface Conflict {
  id: string;
  wanted: string;
  changeAnyway: () => Promise<void>;
}

interface InboxParts {
  api: AdminApi;
  store: StoreApi<InboxState>;
  by: () => string;
  /** Does not mark the lead as seen. */
  peek: (id: string) => Promise<LeadDetail>;
  take: (lead: LeadDetail) => void;
  refresh: () => void;
}

export function leadChanges({ api, store, by, peek, take, refresh }: InboxParts) {
  let changes = 0;
  let forget: ReturnType<typeof setTimeout> | undefined;

  /** A failed undo is offered again, unless it would fail each time or there is a later change. */
  function offerUndo(text: string, undo: () => Promise<void>): void {
    changes += 1;
    store.setState({ done: { nth: changes, text, undo: takeBack } });
    clearTimeout(forget);
    forget = setTimeout(() => store.setState({ done: undefined }), undoMs);
    async function takeBack(): Promise<void> {
      store.setState({ done: undefined });
      try {
        await undo();
      } catch (error) {
        if (problemCodeOf(error) !== 'changed' && !store.getState().done) offerUndo(text, undo);
        throw error;
      }
    }
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

  async function act(leads: readonly LeadSummary[], action: LeadAction): Promise<void> {
    const { what, body, text } = action;
    const moved: LeadDetail[] = [];
    if (store.getState().conflict) store.setState({ conflict: undefined });
    try {
      for (const { id, name, revision } of leads) {
        try {
          const lead = await api.send<LeadDetail>('POST', `/leads/${id}/${what}`, { ...body, by: by(), revision });
          take(lead);
          moved.push(lead);
        } catch (error) {
          const wasChanged = problemCodeOf(error) === 'changed';
          if (!wasChanged && hasAnswer(error)) throw error;
          const lead = await peek(id);
          take(lead);
          if (isAsWanted(lead, action)) {
            // The answer was lost. Otherwise, the change was already made.
            if (!wasChanged) moved.push(lead);
            continue;
          }
          if (!wasChanged) throw error;
          store.setState({ conflict: { id, wanted: `${name}: ${text}`, changeAnyway: () => act([lead], action) } });
        }
      }
    } finally {
      const [one] = moved;
      if (one) offerUndo(`${moved.length === 1 ? one.name : `${moved.length} leads`}: ${text}`, takingBack(moved));
      refresh();
    }
  }

  return {
    /** Rejects if one was not saved; those before it were saved. */
    act,
    keepTheirs: () => store.setState({ conflict: undefined }),
    async showPhoto(id: string, photo: string, isShown: boolean): Promise<void> {
      take(await api.send<LeadDetail>('POST', `/leads/${id}/photos`, { photo, isShown }));
    },
    /** Idempotent per note id; rejects with `key_reuse` if that was saved with other words. */
    async addNote(id: string, note: { id: string; text: string; by: string }): Promise<void> {
      take(await api.send<LeadDetail>('POST', `/leads/${id}/notes`, note));
      offerUndo('Note added', async () => take(await api.send<LeadDetail>('DELETE', `/leads/${id}/notes/${note.id}`)));
    },
  };
}
