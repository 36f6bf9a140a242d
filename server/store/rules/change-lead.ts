import { answeredStatuses, type LeadStatus, openStatuses } from '../../../catalogue/contracts/lead-status.ts';
import type { ChangeMark, LeadChange, LeadTriage, StatusChange } from '../port/inbox-store.ts';
import type { Lead, OwedMail } from '../store.ts';
import { isHeld } from './is-held.ts';

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
