import { answeredStatuses, type LeadStatus, openStatuses } from '../../../catalogue/contracts/lead-status.ts';
import type { Lead, LeadTriage, NewLead, ScheduledMail, StatusChange, VisitorAct } from '../lead.ts';
import type { ChangeMark, LeadChange } from '../port/inbox-store.ts';
import type { MostOfRequest } from '../port/request-store.ts';

/** The screen offers it for ten seconds; the rest is for slow networks. */
const undoForMs = 60_000;

export const visitorName = 'the homeowner';

const has = (statuses: readonly LeadStatus[], status: LeadStatus) => statuses.includes(status);

/** Returns the lead itself if nothing changes. */
export function withChange(lead: Lead, change: LeadChange, { at, by }: ChangeMark): Lead {
  const { triage } = lead;
  const to = change.status ?? (change.visitAt ? 'scheduled' : triage.status);
  const isMove = change.status !== undefined || change.visitAt !== undefined;
  const wantedSnooze = change.snoozedUntil ?? undefined;
  const snoozedUntil = change.snoozedUntil === undefined && !isMove ? triage.snoozedUntil : wantedSnooze;
  const times = {
    ...(snoozedUntil && has(openStatuses, to) && { snoozedUntil }),
    ...(has(['scheduled', 'won'], to) && dated('visitAt', change.visitAt ?? triage.visitAt)),
  };
  if (to === triage.status && isSame(times, triage)) return lead;
  return after(lead, [...triage.history, { at, by, from: triage.status, to, ...times }], at);
}

/** Undefined if no change can still be undone. */
export function withoutLastChange(lead: Lead, now: Date): Lead | undefined {
  const last = lead.triage.history.at(-1);
  return last && canUndo(last.at, now) ? after(lead, lead.triage.history.slice(0, -1), now, last.from) : undefined;
}

/** Undefined if there is no such note, or it is too old. */
export function withoutNote(lead: Lead, noteId: string, now: Date): Lead | undefined {
  const { notes } = lead.triage;
  const note = notes.find(({ id }) => id === noteId);
  if (!note || !canUndo(note.at, now)) return undefined;
  return { ...lead, triage: { ...lead.triage, notes: notes.filter((one) => one !== note) } };
}

/** True for a change in the future: the clock was set back. */
const canUndo = (at: Date, now: Date) => now.getTime() - at.getTime() <= undoForMs;

/** `status`: of an empty history. */
function after(lead: Lead, history: readonly StatusChange[], now: Date, status = lead.triage.status): Lead {
  const { answeredAt: _answeredAt, snoozedUntil: _snoozed, visitAt: _visit, ...rest } = lead.triage;
  const last = history.at(-1);
  const answer = history.find(({ to, by }) => by !== visitorName && has(answeredStatuses, to));
  const triage: LeadTriage = {
    ...rest,
    status: last?.to ?? status,
    revision: rest.revision + 1,
    ...dated('answeredAt', answer?.at),
    ...dated('snoozedUntil', last?.snoozedUntil),
    ...dated('visitAt', last?.visitAt),
    history,
  };
  return { ...lead, triage, mail: mailAfter(lead.mail, lead.triage.status, triage.status, now) };
}

const dated = <Name extends string>(name: Name, at: Date | undefined) =>
  (at ? { [name]: at } : {}) as Partial<Record<Name, Date>>;

const isSame = (a: Pick<LeadTriage, 'snoozedUntil' | 'visitAt'>, b: typeof a) =>
  a.snoozedUntil?.getTime() === b.snoozedUntil?.getTime() && a.visitAt?.getTime() === b.visitAt?.getTime();

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

/** An attempt is at most 90 min ahead, and clocks may differ by 5. Later mail is due: its clock was wrong. */
export const maxAheadMs = 95 * 60_000;
/** A lease that ends further ahead has ended: its clock was wrong. */
export const maxLeasesAhead = 2;

export function scheduledMail(lead: NewLead): ScheduledMail {
  return { status: isHeld(lead) ? 'held' : 'due', attempts: 0, nextTryAt: lead.receivedAt };
}

/** Undefined unless it is canceled now. */
export function canceledAt({ acts = [] }: Pick<LeadTriage, 'acts'>): Date | undefined {
  const last = acts.findLast(({ kind }) => kind === 'cancel' || kind === 'restore');
  return last?.kind === 'cancel' ? last.at : undefined;
}

const unbounded: MostOfRequest = { acts: Infinity, photos: Infinity };

/** Returns the lead itself if nothing changes. */
export function withAct(lead: Lead, act: VisitorAct, most = unbounded): Lead {
  const { acts = [] } = lead.triage;
  const isCanceled = canceledAt(lead.triage) !== undefined;
  const isDone = (act.kind === 'cancel' && isCanceled) || (act.kind === 'restore' && !isCanceled);
  const photos = [...(lead.photos ?? []), ...(act.kind === 'photos' ? act.photos : [])];
  const isOver = acts.length >= most.acts || (act.kind === 'photos' && photos.length > most.photos);
  if (isDone || isOver || acts.some(({ id }) => id === act.id)) return lead;
  const moved = withMove(lead, act);
  return {
    ...moved,
    ...(act.kind === 'photos' && { photos }),
    triage: { ...moved.triage, revision: lead.triage.revision + 1, acts: [...acts, act] },
    mail: mailAfterAct(lead.mail, act.at),
  };
}

function withMove(lead: Lead, { kind, at }: VisitorAct): Lead {
  const { status, history } = lead.triage;
  const mark = { at, by: visitorName };
  if (kind === 'cancel') {
    const isOpen = openStatuses.some((open) => open === status);
    return isOpen ? withChange(lead, { status: 'lost' }, mark) : lead;
  }
  const last = history.at(-1);
  if (kind !== 'restore' || status !== 'lost' || last?.by !== visitorName) return lead;
  const visitAt = history.at(-2)?.visitAt;
  return withChange(lead, { status: last.from, ...(last.from === 'scheduled' && visitAt && { visitAt }) }, mark);
}

/** Due mail mentions the act, or becomes due again if it is being sent now. */
function mailAfterAct(mail: ScheduledMail, at: Date): ScheduledMail {
  if (mail.status === 'held' || mail.status === 'due') return mail;
  return { ...mail, status: 'due', attempts: 0, nextTryAt: at, scheduledAt: at };
}
