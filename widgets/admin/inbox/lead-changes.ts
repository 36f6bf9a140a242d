import type { StoreApi } from 'zustand/vanilla';
import {
  isSamePerson,
  type LeadDetail,
  type LeadStatus,
  type LeadSummary,
  type StepDetails,
} from '../../../catalogue/contracts/admin/lead.ts';
import { type AdminApi, hasAnswer, problemCodeOf, sentenceOf } from '../admin-api.ts';
import type { InboxState } from './inbox-model.ts';
import { dayName, inDays, moment } from './moment.ts';
import { strings } from './strings.ts';

/** The bar in `inbox.css.ts` runs as long. */
export const undoMs = 10_000;

export interface Done {
  nth: number;
  text: string;
  ids: readonly string[];
  undo: () => Promise<void>;
}

export interface Failed {
  lead: LeadSummary;
  text: string;
  why: string;
  isOffline: boolean;
  again: () => Promise<void>;
}

type Details = Omit<StepDetails<string>, 'amount' | 'visitAt' | 'visitMinutes'> & { amount?: number | null };

/** `what` is a path below the lead's URL. */
export interface LeadAction {
  what: 'status' | 'snooze' | 'visit';
  body: (Details & { status: LeadStatus }) | { until: string | null } | { at: string | null; minutes: number };
  text: string;
}

export type DialogName =
  | 'snooze'
  | 'call-back'
  | 'visit'
  | 'quoted'
  | 'won'
  | 'lost'
  | 'more'
  | 'template'
  | 'keys'
  | 'add'
  | 'correct';

export interface LeadActions {
  act: (leads: readonly LeadSummary[], action: LeadAction) => unknown;
  open: (dialog: DialogName, leads: readonly LeadSummary[]) => void;
  step: (lead: LeadSummary, to: LeadStatus) => unknown;
  select: (id: string) => void;
  clearSelection: () => void;
}

const namesInLead: Readonly<Record<string, string>> = { until: 'snoozedUntil', at: 'visitAt', minutes: 'visitMinutes' };

function isAsWanted(lead: LeadSummary, { what, body }: LeadAction): boolean {
  if ((what === 'status' && lead.wroteAgainAt) || (what === 'visit' && lead.status !== 'scheduled')) return false;
  const known: Readonly<Record<string, unknown>> = { ...lead };
  return Object.entries(body).every(([name, wanted]) => (known[namesInLead[name] ?? name] ?? null) === wanted);
}

export const moved = (to: LeadStatus, details: Details = {}, text: string = strings.statuses[to].toLowerCase()) =>
  ({ what: 'status', body: { status: to, ...details }, text }) satisfies LeadAction;

export const reached: LeadAction = moved('called', { outcome: 'reached' }, 'reached');

export function leftMessage(now: Date): LeadAction {
  const at = inDays(3, now);
  return moved(
    'called',
    { outcome: 'message', followUpAt: at.toISOString() },
    `left a message. Back ${dayName(at, now)} if there is no word`,
  );
}

export const callingBack = (at: Date, now: Date): LeadAction =>
  moved('called', { outcome: 'call-back', snoozedUntil: at.toISOString() }, `call back ${moment(at, now)}`);

export const trusted: LeadAction = { ...moved('new'), text: 'not spam' };

export const snoozed = (until: Date | null, now: Date): LeadAction => ({
  what: 'snooze',
  body: { until: until ? until.toISOString() : null },
  text: until ? `back ${moment(until, now)}` : strings.woken,
});

export const scheduled = (at: Date | undefined, minutes: number, now: Date): LeadAction => ({
  what: 'visit',
  body: { at: at?.toISOString() ?? null, minutes },
  text: at ? `visit ${moment(at, now)}` : 'to be scheduled, no date yet',
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
  peek: (id: string) => Promise<LeadDetail>;
  take: (lead: LeadDetail) => void;
  refresh: () => void;
}

export function leadChanges({ api, store, by, peek, take, refresh }: InboxParts) {
  let changes = 0;
  let forget: ReturnType<typeof setTimeout> | undefined;

  /** A failed undo is offered again, unless it would fail each time or there is a later change. */
  function offerUndo(text: string, ids: readonly string[], undo: () => Promise<void>): void {
    changes += 1;
    store.setState({ done: { nth: changes, text, ids, undo: takeBack } });
    clearTimeout(forget);
    forget = setTimeout(() => store.setState({ done: undefined }), undoMs);
    async function takeBack(): Promise<void> {
      store.setState({ done: undefined });
      try {
        await undo();
      } catch (error) {
        if (problemCodeOf(error) !== 'changed' && !store.getState().done) offerUndo(text, ids, undo);
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
    store.setState({ conflict: undefined, failed: undefined, asking: undefined });
    try {
      for (const [at, one] of leads.entries()) {
        const { id, name, revision } = one;
        const fail = (error: unknown) => {
          const again = () => act(leads.slice(at), action);
          const why = hasAnswer(error) ? sentenceOf(error, '') : 'No connection.';
          store.setState({
            failed: { lead: one, text: `${name}: ${text}`, why, isOffline: !hasAnswer(error), again },
          });
          return error;
        };
        try {
          const lead = await api.send<LeadDetail>('POST', `/leads/${id}/${what}`, { ...body, by: by(), revision });
          take(lead);
          moved.push(lead);
        } catch (error) {
          const wasChanged = problemCodeOf(error) === 'changed';
          if (!wasChanged && hasAnswer(error)) throw fail(error);
          const lead = await peek(id).catch((error) => {
            throw fail(error);
          });
          take(lead);
          if (isAsWanted(lead, action)) {
            // The answer was lost. Otherwise, the change was already made.
            if (!wasChanged) moved.push(lead);
            continue;
          }
          if (!wasChanged) throw fail(error);
          store.setState({ conflict: { id, wanted: `${name}: ${text}`, changeAnyway: () => act([lead], action) } });
        }
      }
    } finally {
      const [one] = moved;
      const isOne = one && moved.every((other) => other === one || isSamePerson(one, other));
      const count = moved.length > 1 ? `, ${moved.length} requests` : '';
      const who = isOne ? one.name + count : `${moved.length} leads`;
      const ids = moved.map(({ id }) => id);
      if (one) offerUndo(`${who}: ${text}`, ids, takingBack(moved));
      const isCall = 'status' in body && body.status === 'called' && !body.outcome;
      if (isOne && isCall) store.setState({ asking: moved });
      refresh();
    }
  }

  const nameOf = (id: string) => {
    const { open } = store.getState();
    return open?.status === 'here' && open.id === id ? open.lead.name : '';
  };

  return {
    /** Rejects if one was not saved; those before it were saved. */
    act,
    skipQuestion: () => store.setState({ asking: undefined }),
    keepTheirs: () => store.setState({ conflict: undefined }),
    async correct({ id, revision }: LeadDetail, fields: Readonly<Record<string, string>>): Promise<void> {
      take(await api.send<LeadDetail>('POST', `/leads/${id}/correct`, { fields, revision, by: by() }));
      refresh();
    },
    async part(id: string, lead: string): Promise<void> {
      take(await api.send<LeadDetail>('POST', `/leads/${id}/apart`, { lead }));
      refresh();
    },
    async showPhoto(id: string, photo: string, isShown: boolean): Promise<void> {
      take(await api.send<LeadDetail>('POST', `/leads/${id}/photos`, { photo, isShown }));
    },
    /** Idempotent per note id; rejects with `key_reuse` if that was saved with other words. */
    async addNote(id: string, note: { id: string; text: string; by: string }): Promise<void> {
      take(await api.send<LeadDetail>('POST', `/leads/${id}/notes`, note));
      const name = nameOf(id);
      offerUndo(`${name ? `${name}: note` : 'Note'} added`, [id], async () =>
        take(await api.send<LeadDetail>('DELETE', `/leads/${id}/notes/${note.id}`)),
      );
    },
  };
}
