import { business } from '../../catalogue/business.ts';
import type { AnswerClock } from '../../catalogue/time/response-deadline.ts';
import { answerableAddress } from '../leads/contact-links.ts';
import { headerText } from '../leads/header-text.ts';
import { leadKinds } from '../leads/lead-kinds.ts';
import { cleanFields, type LeadViewModel, type LeadViewRow, leadViewModel } from '../leads/lead-view-model.ts';
import { actsToTell } from '../leads/visitor-act-words.ts';
import type { Lead } from '../store/store.ts';
import { counted } from './digests/words.ts';
import { leadHtml } from './lead-html.ts';
import type { MailAddress, MailMessage, MailPicture } from './sender.ts';

/** The text part. Multi-line input is indented, so that nothing in it can look like one of our lines. */
function leadText(sheet: LeadViewModel): string {
  const parts = [
    [...(sheet.due ? [sheet.due] : []), sheet.title].join('\n'),
    sheet.rows.map(line).join('\n'),
    ...sheet.blocks.map(({ label, text }) => `${label}:\n${text.replace(/^(?=.)/gm, '    ')}`),
    ...(sheet.photos > 0 ? [`Photos: ${counted(sheet.photos, 'photo')}, in the office with this request`] : []),
    [line({ label: 'Received', text: sheet.received }), ...sheet.origin.map(line)].join('\n'),
    sheet.answer,
    `Open it in the office: ${sheet.officeUrl}`,
    `-- \n${business.name} website, reference ${sheet.reference}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const line = ({ label, text }: LeadViewRow) => `${label}: ${text}`;

/**
 * Creates the function that turns a lead into the owner's mail. The mail begins with the deadline, shows every field
 * and the pictures, and links to the lead in the office; a reply goes to the visitor. If the lead was mailed already,
 * it begins with the visitor's additions since then. Input reaches headers and markup only as text.
 * @param from and `to`: our plain addresses, checked with the configuration; `office`: URL of the back office
 */
export function createLeadMail({ from, to, office }: { from: string; to: readonly MailAddress[]; office: string }) {
  return (lead: Lead, pictures: readonly MailPicture[] = [], clock: AnswerClock = 'plain'): MailMessage => {
    const sheet = leadViewModel(lead, { office, clock });
    const replyTo = replyAddress(lead);
    const told = actsToTell(lead);
    return {
      id: lead.id,
      ...(told && { part: `update-${lead.care.acts?.length}` }),
      from: { name: `${business.name} website`, address: from },
      to,
      ...(replyTo && { replyTo }),
      subject: subjectOf(lead),
      text: leadText(sheet),
      html: leadHtml(sheet, pictures),
      ...(pictures.length > 0 && { pictures }),
      date: lead.mail.owedAt ?? lead.receivedAt,
    };
  };
}

function subjectOf(lead: Lead): string {
  const { subject, rows } = leadKinds[lead.kind];
  const told = actsToTell(lead);
  return headerText([...(told ? [told.news] : []), subject(cleanFields(lead, rows))].join(': '));
}

function replyAddress(lead: Lead): MailAddress | undefined {
  const { visitor, rows } = leadKinds[lead.kind];
  const { name, email } = visitor(cleanFields(lead, rows));
  const address = answerableAddress(email);
  return address ? { name: headerText(name, 70), address } : undefined;
}
