import {
  answeredStatuses,
  type LeadStatus,
  openStatuses,
  type StepDetails,
} from '../../catalogue/contracts/admin/lead.ts';
import type { Engine, LeasedLead, MailSlot } from './engine.ts';
import {
  type Lead,
  type LeadKind,
  type LeadTriage,
  maxRepeats,
  type NewLead,
  type Note,
  type ScheduledMail,
  type ScheduledReceipt,
  type StatusChange,
  type VisitorAct,
} from './lead.ts';

export interface LeadChange extends Omit<StepDetails, 'snoozedUntil' | 'visitAt' | 'amount'> {
  status?: LeadStatus;
  /** Null ends the snooze, as does a change of status alone. */
  snoozedUntil?: Date | null;
  /** Sets the status `scheduled` unless one is given; null leaves it without a date. */
  visitAt?: Date | null;
  /** Null leaves it without one. @default the last */
  amount?: number | null;
}

export interface ChangeMark {
  at: Date;
  /** A person's name; '' for the owner. */
  by: string;
  /** @default any */
  revision?: number;
}

export interface ChangedLead {
  lead: Lead;
  isStale: boolean;
}

export type MaxOfRequest = { acts: number; photos: number };

type AnyMail = ScheduledMail | ScheduledReceipt;

/** Longer than the screen offers, for slow networks. */
const undoForMs = 60_000;

export const visitorName = 'the homeowner';

const has = (statuses: readonly LeadStatus[], status: LeadStatus) => statuses.includes(status);

/** How a call went belongs to the press of Called before it, and is undone with it. */
const sameStepMs = 5 * 60_000;

/** Returns the lead itself if nothing changes. */
export function withChange(lead: Lead, change: LeadChange, { at, by }: ChangeMark): Lead {
  const { triage } = lead;
  const to = change.status ?? (change.visitAt === undefined ? triage.status : 'scheduled');
  const isMove = change.status !== undefined || change.visitAt !== undefined;
  const details = detailsAfter(triage, change, to, isMove);
  const answers = isMove && by !== visitorName ? triage.wroteAgainAt : undefined;
  if (!answers && to === triage.status && isSame(details, stepDetails(triage))) return lead;
  const last = triage.history.at(-1);
  const isOfLast = change.outcome && to === 'called' && last?.to === 'called' && last.by === by && !last.outcome;
  if (isOfLast && last && at.getTime() - last.at.getTime() < sameStepMs) {
    const { from, answers } = last;
    return after(
      lead,
      [...triage.history.slice(0, -1), { at, by, from, to, ...dated('answers', answers), ...details }],
      {
        now: at,
      },
    );
  }
  const step = { at, by, from: triage.status, to, ...dated('answers', answers), ...details };
  return after(lead, [...triage.history, step], { now: at, wroteAgainAt: answers ? undefined : triage.wroteAgainAt });
}

/** A move ends the snooze and what is next; a snooze takes the place of a follow-up. */
function detailsAfter(now: StepDetails, change: LeadChange, to: LeadStatus, isMove: boolean): StepDetails {
  const isOpen = has(openStatuses, to);
  const kept = isMove ? {} : now;
  const snoozedUntil = change.snoozedUntil === undefined ? kept.snoozedUntil : change.snoozedUntil;
  const followUpAt = change.snoozedUntil ? undefined : (change.followUpAt ?? kept.followUpAt);
  const visitAt = change.visitAt === undefined ? now.visitAt : change.visitAt;
  const amount = change.amount === undefined ? now.amount : change.amount;
  const details = {
    snoozedUntil: isOpen && snoozedUntil,
    followUpAt: has(['called', 'quoted'], to) && followUpAt,
    visitAt: has(['scheduled', 'quoted', 'won'], to) && visitAt,
    visitMinutes: has(['scheduled', 'quoted', 'won'], to) && visitAt && (change.visitMinutes ?? now.visitMinutes),
    outcome: to === 'called' && (change.outcome ?? kept.outcome),
    amount: !has(['new', 'spam'], to) && amount,
    reason: to === 'lost' && (change.reason ?? kept.reason),
    doneOn: to === 'won' && (change.doneOn ?? now.doneOn),
  };
  // An amount of zero is none.
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value)) as StepDetails;
}

export const stepDetails = (step: StepDetails = {}): StepDetails => {
  const { snoozedUntil, visitAt, visitMinutes, followUpAt, outcome, amount, reason, doneOn } = step;
  const details = { snoozedUntil, followUpAt, visitAt, visitMinutes, outcome, amount, reason, doneOn };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)) as StepDetails;
};

const isSame = (a: StepDetails, b: StepDetails) => JSON.stringify(a) === JSON.stringify(b);

export function withoutLastChange(lead: Lead, now: Date): Lead | undefined {
  const { history, wroteAgainAt } = lead.triage;
  const last = history.at(-1);
  if (!last || !canUndo(last.at, now)) return undefined;
  return after(lead, history.slice(0, -1), {
    ...{ now, status: last.from, wroteAgainAt: last.answers ?? wroteAgainAt },
  });
}

function withCorrection(lead: Lead, fields: Readonly<Record<string, string>>, { at, by }: ChangeMark): Lead {
  const names = Object.keys(fields).filter((name) => fields[name] !== (lead.fields[name] ?? ''));
  if (names.length === 0) return lead;
  const was = Object.fromEntries(names.map((name) => [name, lead.fields[name] ?? '']));
  const { corrections = [], revision } = lead.triage;
  const triage = { ...lead.triage, revision: revision + 1, corrections: [...corrections, { at, by, was }] };
  return { ...lead, fields: { ...lead.fields, ...fields }, triage };
}

export function withoutNote(lead: Lead, noteId: string, now: Date): Lead | undefined {
  const { notes } = lead.triage;
  const note = notes.find(({ id }) => id === noteId);
  if (!note || !canUndo(note.at, now)) return undefined;
  return { ...lead, triage: { ...lead.triage, notes: notes.filter((one) => one !== note) } };
}

/** True for a change in the future: the clock was set back. */
const canUndo = (at: Date, now: Date) => now.getTime() - at.getTime() <= undoForMs;

/** `status`: of an empty history. */
function after(
  lead: Lead,
  history: readonly StatusChange[],
  {
    now,
    status = lead.triage.status,
    wroteAgainAt,
  }: { now: Date; status?: LeadStatus; wroteAgainAt?: Date | undefined },
): Lead {
  const { seenAt, revision, notes, acts, corrections, apart } = lead.triage;
  const last = history.at(-1);
  const answer = history.find(({ to, by }) => by !== visitorName && has(answeredStatuses, to));
  const triage: LeadTriage = {
    ...{ status: last?.to ?? status, revision: revision + 1, history, notes },
    ...(seenAt && { seenAt }),
    ...(acts && { acts }),
    ...(corrections && { corrections }),
    ...(apart && { apart }),
    ...dated('answeredAt', answer?.at),
    ...dated('wroteAgainAt', wroteAgainAt),
    ...stepDetails(last),
  };
  return { ...lead, triage, mail: mailAfter(lead.mail, lead.triage.status, triage.status, now) };
}

const dated = <Name extends string>(name: Name, at: Date | undefined) =>
  (at ? { [name]: at } : {}) as Partial<Record<Name, Date>>;

function mailAfter(mail: ScheduledMail, from: LeadStatus, to: LeadStatus, at: Date): ScheduledMail {
  if (from === to) return mail;
  if (to === 'spam' && mail.status === 'due') return { ...mail, status: 'held' };
  if (to !== 'spam' && mail.status === 'held') return { ...mail, status: 'due', nextTryAt: at };
  return mail;
}

export const newTriage = (lead: Pick<Lead, 'suspicions'>): LeadTriage => ({
  status: isHeld(lead) ? 'spam' : 'new',
  revision: 0,
  history: [],
  notes: [],
});

/** The only reason that does not hold a lead: filled in at the pace of a person. */
export const trapByHand = 'trap-by-hand';

export const isHeld = ({ suspicions }: Pick<Lead, 'suspicions'>): boolean =>
  suspicions.some((reason) => reason !== trapByHand);

/** The outbox tries again within this time. */
export const maxRetryMs = 90 * 60_000;
/** Clocks differ by up to 5 minutes. Later mail is due: its clock was wrong. */
export const maxAheadMs = maxRetryMs + 5 * 60_000;
/** A lease further ahead has ended: its clock was wrong. */
export const maxLeasesAhead = 2;

export function scheduledMail(lead: NewLead): ScheduledMail {
  // Who adds a request by hand knows it.
  const status = lead.source.byHand ? 'sent' : isHeld(lead) ? 'held' : 'due';
  return { status, attempts: 0, nextTryAt: lead.receivedAt };
}

/** The owner may have taken it up again since. */
export function canceledAt({ acts = [], history }: Pick<LeadTriage, 'acts' | 'history'>): Date | undefined {
  const last = acts.findLast(({ kind }) => kind === 'cancel' || kind === 'restore');
  if (last?.kind !== 'cancel') return undefined;
  const isTakenUp = history.some(({ at, by, to }) => at > last.at && by !== visitorName && has(takenUpStatuses, to));
  return isTakenUp ? undefined : last.at;
}
const takenUpStatuses = [...openStatuses, 'won'] as const;

/** From when its answer is due: its sender's last writing that has none. */
export const waitsSince = ({ receivedAt, triage }: Pick<Lead, 'receivedAt' | 'triage'>): Date =>
  triage.wroteAgainAt ?? receivedAt;

export const isWon = (triage: LeadTriage): boolean => triage.status === 'won' && !canceledAt(triage);

/** As its sender said last. */
export const photoConsent = ({ acts = [] }: Pick<LeadTriage, 'acts'>): VisitorAct | undefined => {
  const last = acts.findLast(({ kind }) => kind === 'show' || kind === 'hide');
  return last?.kind === 'show' ? last : undefined;
};

/** Returns the lead itself if nothing changes. */
export function withAct(lead: Lead, act: VisitorAct, max: MaxOfRequest = { acts: Infinity, photos: Infinity }): Lead {
  const { acts = [] } = lead.triage;
  const isCanceled = canceledAt(lead.triage) !== undefined;
  const isDone = (act.kind === 'cancel' && isCanceled) || (act.kind === 'restore' && !isCanceled);
  const isSaid = act.kind === (photoConsent(lead.triage) ? 'show' : 'hide');
  const photos = [...(lead.photos ?? []), ...(act.kind === 'photos' ? act.photos : [])];
  // Nobody runs out of taking it back.
  const isOver =
    (acts.length >= max.acts && act.kind !== 'hide') || (act.kind === 'photos' && photos.length > max.photos);
  if (isDone || isSaid || isOver || acts.some(({ id }) => id === act.id)) return lead;
  const moved = withMove(lead, act);
  const { snoozedUntil, ...awake } = moved.triage;
  return {
    ...moved,
    ...(act.kind === 'photos' && { photos }),
    triage: {
      ...awake,
      ...(!isWriting(act, moved) && dated('snoozedUntil', snoozedUntil)),
      ...dated('wroteAgainAt', wroteAgainAfter(moved, act)),
      ...{ revision: lead.triage.revision + 1, acts: [...acts, act] },
    },
    mail: mailAfterAct(lead.mail, act.at),
  };
}

/** Bringing back what the owner has closed meanwhile asks for an answer, too. */
const isWriting = ({ kind }: VisitorAct, { triage: { status } }: Lead) =>
  kind === 'note' || kind === 'photos' || (kind === 'restore' && status === 'lost');

function wroteAgainAfter(lead: Lead, act: VisitorAct): Date | undefined {
  const { status, wroteAgainAt } = lead.triage;
  return wroteAgainAt ?? (isWriting(act, lead) && has(answeredStatuses, status) ? act.at : undefined);
}

function withMove(lead: Lead, { kind, at }: VisitorAct): Lead {
  const { status, history } = lead.triage;
  const mark = { at, by: visitorName };
  if (kind === 'cancel') {
    const { wroteAgainAt: _, ...triage } = lead.triage;
    const calm = { ...lead, triage };
    return has(openStatuses, status) ? withChange(calm, { status: 'lost' }, mark) : calm;
  }
  const last = history.at(-1);
  if (kind !== 'restore' || status !== 'lost' || last?.by !== visitorName) return lead;
  return withChange(lead, { status: last.from, ...stepDetails(history.at(-2)) }, mark);
}

/** Due mail mentions the act, or becomes due again if it is being sent now. */
function mailAfterAct(mail: ScheduledMail, at: Date): ScheduledMail {
  if (mail.status === 'held' || mail.status === 'due') return mail;
  return { ...mail, status: 'due', attempts: 0, nextTryAt: at, scheduledAt: at };
}

/** Every change of a lead, as a pure step that the engine makes atomic. Unknown leads resolve with undefined or false. */
export function leadChangesOn({ updateLead, countLeadsBy, outboxState }: Engine) {
  /** `next`: the lead itself if nothing changes, undefined if the change is stale. */
  const editUnlessStale = (id: string, next: (lead: LeasedLead) => Lead | undefined, isLight = false) =>
    updateLead(
      id,
      (known) => {
        const lead = next(known);
        const changed = lead ? withLeases(known, lead) : known;
        return { next: changed, result: { lead: withoutLeases(changed), isStale: !lead } satisfies ChangedLead };
      },
      { isLight },
    );

  const edit = async (id: string, next: (lead: LeasedLead) => Lead): Promise<Lead | undefined> =>
    (await editUnlessStale(id, next))?.lead;

  /** False if `next` returns undefined. */
  const tryEdit = async (...given: Parameters<typeof editUnlessStale>): Promise<boolean> =>
    (await editUnlessStale(...given))?.isStale === false;

  /** A power loss may send the last mails twice, but loses none. */
  const mark = (slot: MailSlot, id: string, lease: string, next: (mail: AnyMail, lead: Lead) => AnyMail) =>
    tryEdit(
      id,
      (lead) => {
        const mail = lead[slot];
        if (mail?.status !== 'due' || lead.leases[slot]?.id !== lease) return undefined;
        return { ...lead, [slot]: next(mail, lead), leases: { ...lead.leases, [slot]: undefined } };
      },
      true,
    );

  const isWaitingOrDead = ({ mail }: Lead) => mail.status === 'due' || mail.status === 'dead';

  return {
    async countRepeat(id: string) {
      await edit(id, (lead) => ({ ...lead, repeats: Math.min((lead.repeats ?? 0) + 1, maxRepeats) }));
    },
    countLeads: async (kind: LeadKind) => (await countLeadsBy())[kind],
    countLeadsByStatus: (): Promise<Readonly<Record<LeadStatus, number>>> => countLeadsBy(),

    markLeadSeen: (id: string, at: Date) =>
      edit(id, (lead) => (lead.triage.seenAt ? lead : { ...lead, triage: { ...lead.triage, seenAt: at } })),
    /** Idempotent. A suspected lead that leaves `spam` is mailed; due mail of one that becomes spam is held. */
    changeLead: (id: string, change: LeadChange, given: ChangeMark) =>
      editUnlessStale(id, (lead) => {
        const isStale = given.revision !== undefined && given.revision !== lead.triage.revision;
        return isStale ? undefined : withChange(lead, change, given);
      }),
    /** Stale with an older `revision` or too late. Mail that was sent stays sent. */
    undoLeadChange: (id: string, { at, revision }: { at: Date; revision: number }) =>
      editUnlessStale(id, (lead) => (lead.triage.revision === revision ? withoutLastChange(lead, at) : undefined)),
    correctLead: (id: string, fields: Readonly<Record<string, string>>, { at, by, revision }: ChangeMark) =>
      editUnlessStale(id, (lead) =>
        revision !== undefined && revision !== lead.triage.revision
          ? undefined
          : withCorrection(lead, fields, { at, by }),
      ),
    async partLeads(id: string, other: string): Promise<Lead | undefined> {
      const part = (from: string) => (lead: Lead) => ({
        ...lead,
        triage: { ...lead.triage, apart: [...new Set([...(lead.triage.apart ?? []), from])] },
      });
      await edit(other, part(id));
      return edit(id, part(other));
    },
    /** Idempotent. */
    addLeadNote: (id: string, note: Note) =>
      edit(id, (lead) => {
        const { notes } = lead.triage;
        if (notes.some((one) => one.id === note.id)) return lead;
        return { ...lead, triage: { ...lead.triage, notes: [...notes, note] } };
      }),
    /** Stale if the note is unknown or too old. */
    removeLeadNote: (id: string, noteId: string, at: Date) =>
      editUnlessStale(id, (lead) => withoutNote(lead, noteId, at)),
    /** Makes the owner's mail due again, unless held. A known id, or an act beyond `max`, has no effect. */
    addVisitorAct: (id: string, act: VisitorAct, max?: MaxOfRequest) => edit(id, (lead) => withAct(lead, act, max)),

    /** Starts a new set of attempts; false if it is neither waiting nor dead. */
    retryMail: (id: string, now: Date) =>
      tryEdit(id, (lead) =>
        isWaitingOrDead(lead)
          ? { ...lead, mail: { ...lead.mail, status: 'due', nextTryAt: now, attempts: 0 } }
          : undefined,
      ),
    /** False if it is neither waiting nor dead. */
    giveUpMail: (id: string) =>
      tryEdit(id, (lead) =>
        isWaitingOrDead(lead) ? { ...lead, mail: { ...lead.mail, status: 'dropped' } } : undefined,
      ),
    /** False if the lease is void. The owner's is due again if the visitor has acted more often than `notifiedCount`. */
    markSent: (slot: MailSlot, id: string, lease: string, sentAt: Date, notifiedCount = 0) =>
      mark(slot, id, lease, ({ lastError: _, ...mail }, { triage: { acts = [] } }) => ({
        ...mail,
        sentAt,
        ...(notifiedCount > 0 && { notifiedCount }),
        ...(slot === 'mail' && acts.length > notifiedCount
          ? { status: 'due', attempts: 0, nextTryAt: sentAt, scheduledAt: sentAt }
          : { status: 'sent', attempts: mail.attempts + 1 }),
      })),
    /** False if the lease is void. Gives the mail up without `nextTryAt`. `countsAsAttempt`: the mail was the cause. */
    markFailed: (
      slot: MailSlot,
      id: string,
      lease: string,
      { error: lastError, nextTryAt, countsAsAttempt }: { error: string; nextTryAt?: Date; countsAsAttempt: boolean },
    ) =>
      mark(slot, id, lease, (mail) => {
        const attempts = mail.attempts + Number(countsAsAttempt);
        return { ...mail, lastError, attempts, ...(nextTryAt ? { nextTryAt } : { status: 'dead' }) };
      }),

    /** No effect on a lead with a receipt or held as spam. */
    scheduleReceipt: (id: string, at: Date) =>
      edit(id, (lead) =>
        lead.receipt || lead.triage.status === 'spam'
          ? lead
          : { ...lead, receipt: { status: 'due', attempts: 0, nextTryAt: at, scheduledAt: at } },
      ),
    /** Accepted by the mail service but not delivered; false if there is none to give up. */
    markReceiptUndelivered: (id: string, lastError: string) =>
      tryEdit(
        id,
        (lead) => {
          if (!lead.receipt || lead.receipt.status === 'dead') return undefined;
          const { sentAt: _, ...receipt } = lead.receipt;
          return { ...lead, receipt: { ...receipt, status: 'dead', lastError } };
        },
        true,
      ),
    async outboxState() {
      const { deadReceipts: _, ...state } = await outboxState();
      return state;
    },
    countDeadReceipts: async () => (await outboxState()).deadReceipts,
  };
}

/** Mail that is no longer due, or due for another reason, is nobody's: a lease may still be running. */
function withLeases(known: LeasedLead, lead: Lead): LeasedLead {
  if (lead === known) return known;
  const { leases } = { leases: known.leases, ...lead };
  return {
    ...lead,
    leases: {
      ...(lead.mail.status === known.mail.status && leases.mail && { mail: leases.mail }),
      ...(lead.receipt?.status === known.receipt?.status && leases.receipt && { receipt: leases.receipt }),
    },
  };
}

export function withoutLeases({ leases: _, ...lead }: LeasedLead): Lead {
  return lead;
}
