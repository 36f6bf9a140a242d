import { answeredStatuses, type LeadStatus, openStatuses } from '../../../catalogue/contracts/lead-status.ts';
import type { Lead, LeadTriage, NewLead, OwedMail, StatusChange, VisitorAct } from '../lead.ts';
import type { ChangeMark, LeadChange } from '../port/inbox-store.ts';
import type { MostOfRequest } from '../port/request-store.ts';

/** How long a change can be undone. The screen offers it for ten seconds; the rest is for slow networks. */
const undoForMs = 60_000;

/** The author of changes that a lead's sender made. */
export const visitorName = 'the homeowner';

const has = (statuses: readonly LeadStatus[], status: LeadStatus) => statuses.includes(status);

/** A lead after a change: the rules of `changeLead`, the same for every engine. The lead itself if nothing changes. */
export function withChange(lead: Lead, change: LeadChange, { at, by }: ChangeMark): Lead {
  const { care } = lead;
  const to = change.status ?? (change.visitAt ? 'scheduled' : care.status);
  const isMove = change.status !== undefined || change.visitAt !== undefined;
  const wantedSnooze = change.snoozedUntil ?? undefined;
  const snoozedUntil = change.snoozedUntil === undefined && !isMove ? care.snoozedUntil : wantedSnooze;
  const times = {
    ...(snoozedUntil && has(openStatuses, to) && { snoozedUntil }),
    ...(has(['scheduled', 'won'], to) && dated('visitAt', change.visitAt ?? care.visitAt)),
  };
  if (to === care.status && isSame(times, care)) return lead;
  return after(lead, [...care.history, { at, by, from: care.status, to, ...times }], at);
}

/** A lead without its latest change; undefined if there is none that can still be undone. */
export function withoutLastChange(lead: Lead, now: Date): Lead | undefined {
  const last = lead.care.history.at(-1);
  return last && canUndo(last.at, now) ? after(lead, lead.care.history.slice(0, -1), now, last.from) : undefined;
}

/** A lead without one of its notes; undefined if it has no such note that can still be removed. */
export function withoutNote(lead: Lead, noteId: string, now: Date): Lead | undefined {
  const { notes } = lead.care;
  const note = notes.find(({ id }) => id === noteId);
  if (!note || !canUndo(note.at, now)) return undefined;
  return { ...lead, care: { ...lead.care, notes: notes.filter((one) => one !== note) } };
}

/** Also true if a clock that was set back shows the change in the future. */
const canUndo = (at: Date, now: Date) => now.getTime() - at.getTime() <= undoForMs;

/** Derives everything except the mail from the history; `status` is the status of an empty history. */
function after(lead: Lead, history: readonly StatusChange[], now: Date, status = lead.care.status): Lead {
  const { answeredAt: _answeredAt, snoozedUntil: _snoozed, visitAt: _visit, ...care } = lead.care;
  const last = history.at(-1);
  const answer = history.find(({ to, by }) => by !== visitorName && has(answeredStatuses, to));
  const triage: LeadTriage = {
    ...care,
    status: last?.to ?? status,
    revision: care.revision + 1,
    ...dated('answeredAt', answer?.at),
    ...dated('snoozedUntil', last?.snoozedUntil),
    ...dated('visitAt', last?.visitAt),
    history,
  };
  return { ...lead, care: triage, mail: mailAfter(lead.mail, lead.care.status, triage.status, now) };
}

const dated = <Name extends string>(name: Name, at: Date | undefined) =>
  (at ? { [name]: at } : {}) as Partial<Record<Name, Date>>;

const isSame = (a: Pick<LeadTriage, 'snoozedUntil' | 'visitAt'>, b: typeof a) =>
  a.snoozedUntil?.getTime() === b.snoozedUntil?.getTime() && a.visitAt?.getTime() === b.visitAt?.getTime();

function mailAfter(mail: OwedMail, from: LeadStatus, to: LeadStatus, at: Date): OwedMail {
  if (from === to) return mail;
  if (to === 'spam' && mail.status === 'due') return { ...mail, status: 'held' };
  if (to !== 'spam' && mail.status === 'held') return { ...mail, status: 'due', nextTryAt: at };
  return mail;
}

/** The triage of a lead that the owner has not seen. */
export const newTriage = (lead: Pick<Lead, 'suspicions'>): LeadTriage => ({
  status: isHeld(lead) ? 'spam' : 'new',
  revision: 0,
  history: [],
  notes: [],
});

/** The only reason that marks a lead without holding it: the invisible field is filled in, at the pace of a person. */
export const trapByHand = 'trap-by-hand';

/** Whether a new lead is stored as suspected spam and not mailed. */
export const isHeld = ({ suspicions }: Pick<Lead, 'suspicions'>): boolean =>
  suspicions.some((reason) => reason !== trapByHand);

/**
 * No attempt is planned further ahead (an hour and a half, and five minutes by which clocks may differ). A mail that is
 * due later was recorded by a clock that has been set back since, and counts as due.
 */
export const maxAheadMs = 95 * 60_000;
/** A lease that ends further ahead than this multiple of its length was set by such a clock, and counts as ended. */
export const maxLeasesAhead = 2;

/** The mail of a new lead: due at once, or held if the lead is suspected of being spam. */
export function owedMail(lead: NewLead): OwedMail {
  return { status: isHeld(lead) ? 'held' : 'due', attempts: 0, nextTryAt: lead.receivedAt };
}

/** When its sender canceled a request; undefined unless it is canceled now. */
export function canceledAt({ acts = [] }: Pick<LeadTriage, 'acts'>): Date | undefined {
  const last = acts.findLast(({ kind }) => kind === 'cancel' || kind === 'restore');
  return last?.kind === 'cancel' ? last.at : undefined;
}

const unbounded: MostOfRequest = { acts: Infinity, photos: Infinity };

/** A lead after an act of its sender: the rules of `addVisitorAct`. The lead itself if nothing changes. */
export function withAct(lead: Lead, act: VisitorAct, most = unbounded): Lead {
  const { acts = [] } = lead.care;
  const isCanceled = canceledAt(lead.care) !== undefined;
  const isDone = (act.kind === 'cancel' && isCanceled) || (act.kind === 'restore' && !isCanceled);
  const photos = [...(lead.photos ?? []), ...(act.kind === 'photos' ? act.photos : [])];
  const isOver = acts.length >= most.acts || (act.kind === 'photos' && photos.length > most.photos);
  if (isDone || isOver || acts.some(({ id }) => id === act.id)) return lead;
  const moved = withMove(lead, act);
  return {
    ...moved,
    ...(act.kind === 'photos' && { photos }),
    care: { ...moved.care, revision: lead.care.revision + 1, acts: [...acts, act] },
    mail: mailAfterAct(lead.mail, act.at),
  };
}

/** Canceling closes an open lead; restoring opens it as it was. */
function withMove(lead: Lead, { kind, at }: VisitorAct): Lead {
  const { status, history } = lead.care;
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

/** The mail after an act. Due mail stays due: it mentions the act, or becomes due again if it is being sent now. */
function mailAfterAct(mail: OwedMail, at: Date): OwedMail {
  if (mail.status === 'held' || mail.status === 'due') return mail;
  return { ...mail, status: 'due', attempts: 0, nextTryAt: at, owedAt: at };
}
