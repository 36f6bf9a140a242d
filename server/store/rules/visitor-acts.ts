import { openStatuses } from '../../../catalogue/contracts/lead-status.ts';
import type { LeadTriage } from '../port/inbox-store.ts';
import type { MostOfRequest, VisitorAct } from '../port/request-store.ts';
import type { Lead, OwedMail } from '../store.ts';
import { visitorName, withChange } from './change-lead.ts';

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
