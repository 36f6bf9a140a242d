import type { LeadDetail, LeadSummary } from '../../../catalogue/contracts/admin/lead.ts';
import { type AnswerClock, answerDueAt } from '../../../catalogue/time/response-deadline.ts';
import { actRow, namedColors, readLead } from '../../leads/lead-kinds.ts';
import { spamReasonText } from '../../leads/spam-score.ts';
import type { Lead } from '../../store/lead.ts';
import { canceledAt, isHeld } from '../../store/lead-changes.ts';

export function presentLead(lead: Lead, clock: AnswerClock): LeadSummary {
  const { kind, triage, receivedAt, source, mail } = lead;
  const { name, email, phone, about, of } = readLead(lead);
  return {
    id: lead.id,
    kind,
    status: triage.status,
    name: name || email,
    town: of('city'),
    about,
    receivedAt: receivedAt.toISOString(),
    dueAt: answerDueAt(receivedAt, clock).toISOString(),
    ...dates({ answeredAt: triage.answeredAt, snoozedUntil: triage.snoozedUntil, visitAt: triage.visitAt }),
    revision: triage.revision,
    phone,
    photoCount: lead.photos?.length ?? 0,
    isUnread: !triage.seenAt && (triage.status === 'new' || triage.status === 'spam'),
    ...(lead.repeats && { repeats: lead.repeats }),
    isSuspected: isHeld(lead),
    ...(source.origin && { site: source.origin }),
    ...(canceledAt(triage) && { isCanceled: true as const }),
    mailStatus: mail.status,
  };
}

export function presentLeadDetail(
  lead: Lead,
  related: readonly Lead[],
  { clock, canSend }: { clock: AnswerClock; canSend: boolean },
): LeadDetail {
  const { triage, mail, receipt, source } = lead;
  const { email, place, of } = readLead(lead);
  const { colors, rest } = namedColors(of(lead.kind === 'palette' ? 'colors' : 'message'));
  return {
    ...presentLead(lead, clock),
    email,
    address: place,
    message: rest,
    colors: colors.map(({ name, code, hex }) => ({ name, code, hex })),
    fields: lead.fields,
    photos: lead.photos ?? [],
    ...(source.page && { page: source.page }),
    ...(source.campaign && { campaign: source.campaign }),
    ...(source.hidden && { hidden: source.hidden }),
    ...(source.tags && { tags: source.tags }),
    suspicions: lead.suspicions.map(spamReasonText),
    mail: {
      attempts: mail.attempts,
      nextTryAt: mail.nextTryAt.toISOString(),
      ...(mail.lastError && { lastError: mail.lastError }),
      ...(mail.sentAt && { sentAt: mail.sentAt.toISOString() }),
      ...(!canSend && { isFile: true as const }),
    },
    ...(receipt && {
      receipt: {
        ...{ status: receipt.status, ...dates({ sentAt: receipt.sentAt }) },
        ...(receipt.lastError && { lastError: receipt.lastError }),
      },
    }),
    history: triage.history.map(({ at, by, from, to, ...times }) => {
      return { at: at.toISOString(), by, from, to, ...dates(times) };
    }),
    notes: triage.notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    ...(triage.acts && {
      acts: triage.acts.map((act) => {
        return { id: act.id, at: act.at.toISOString(), kind: act.kind, text: actRow(act).text };
      }),
    }),
    related: related.map((other) => presentLead(other, clock)),
  };
}

const dates = <Name extends string>(given: Partial<Record<Name, Date | undefined>>) =>
  Object.fromEntries(
    Object.entries<Date | undefined>(given).flatMap(([name, at]) => (at ? [[name, at.toISOString()]] : [])),
  ) as Partial<Record<Name, string>>;
