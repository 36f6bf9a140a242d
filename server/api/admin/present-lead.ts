import type { LeadDetail, LeadSummary } from '../../../catalogue/contracts/admin/lead.ts';
import { type AnswerClock, answerDueAt } from '../../../catalogue/time/response-deadline.ts';
import type { Unwritten } from '../../http/body.ts';
import { actRow, namedColors, readLead } from '../../leads/lead-kinds.ts';
import { spamReasonText } from '../../leads/spam-score.ts';
import type { Lead } from '../../store/lead.ts';
import { canceledAt, isHeld } from '../../store/lead-changes.ts';

export function presentLead(lead: Lead, clock: AnswerClock): Unwritten<LeadSummary> {
  const { id, kind, triage, receivedAt, source, mail, photos = [], repeats } = lead;
  const { status, answeredAt, snoozedUntil, visitAt, revision } = triage;
  const { name, email, phone, about, of } = readLead(lead);
  return {
    ...{ id, kind, status, name: name || email, town: of('city'), about },
    ...{ receivedAt, dueAt: answerDueAt(receivedAt, clock), answeredAt, snoozedUntil, visitAt, revision, phone },
    photoCount: photos.length,
    isUnread: !triage.seenAt && (status === 'new' || status === 'spam'),
    repeats,
    isSuspected: isHeld(lead),
    site: source.origin,
    isCanceled: canceledAt(triage) && true,
    mailStatus: mail.status,
  };
}

export function presentLeadDetail(
  lead: Lead,
  related: readonly Lead[],
  { clock, canSend }: { clock: AnswerClock; canSend: boolean },
): Unwritten<LeadDetail> {
  const { fields, photos = [], suspicions, triage, mail, receipt, source } = lead;
  const { email, place, of } = readLead(lead);
  const { colors, rest } = namedColors(of(lead.kind === 'palette' ? 'colors' : 'message'));
  const { page, campaign, hidden, tags } = source;
  const { attempts, nextTryAt, lastError, sentAt } = mail;
  return {
    ...presentLead(lead, clock),
    ...{ email, address: place, message: rest, fields, photos, page, campaign, hidden, tags },
    colors: colors.map(({ name, code, hex }) => ({ name, code, hex })),
    suspicions: suspicions.map(spamReasonText),
    mail: { attempts, nextTryAt, lastError, sentAt, isFile: canSend ? undefined : true },
    receipt: receipt && { status: receipt.status, sentAt: receipt.sentAt, lastError: receipt.lastError },
    history: triage.history.map(({ at, by, from, to, snoozedUntil, visitAt }) => {
      return { at, by, from, to, snoozedUntil, visitAt };
    }),
    notes: triage.notes,
    acts: triage.acts?.map((act) => ({ id: act.id, at: act.at, kind: act.kind, text: actRow(act).text })),
    related: related.map((other) => presentLead(other, clock)),
  };
}
