import { business } from '../../catalogue/business.ts';
import { escapeMarkup } from '../../catalogue/escape-markup.ts';
import { mainServices } from '../../catalogue/services/main-services.ts';
import { answerDueAt } from '../../catalogue/time/response-deadline.ts';
import { wholeMoment } from '../../host/pages/request/words.ts';
import { receiptAddress } from '../leads/owed-receipts.ts';
import { plainTown } from '../leads/plain-town.ts';
import type { Lead } from '../store/store.ts';
import { mailButton } from './mail-button.ts';
import { face, mailLayout } from './mail-layout.ts';
import { MailFailure, type MailMessage } from './sender.ts';

const inWords = (moment: Date) => wholeMoment(moment.toISOString()).replace(/\s/g, ' ');

interface ReceiptText {
  subject: string;
  received: string;
  promise: string;
  link: string;
  linkMeans: string;
  steps: readonly (readonly [title: string, text: string])[];
  sender: string;
}

function textOf({ kind, fields, receivedAt }: Lead, link: string, now: Date): ReceiptText {
  const isEstimate = kind === 'estimate';
  const service = mainServices.find(({ serviceType }) => serviceType === fields.serviceType)?.name;
  const town = plainTown(fields.city ?? '');
  const about = [service && ` for ${service.toLowerCase()}`, service && town && ` in ${town}`].filter(Boolean).join('');
  const dueAt = answerDueAt(receivedAt, 'plain');
  const answer = isEstimate ? 'We will call you' : 'We will answer';
  return {
    subject: isEstimate ? 'We have your request' : 'We have your message',
    received: `Your ${isEstimate ? 'request' : 'message'}${about} reached us on ${inWords(receivedAt)}.`,
    promise: now < dueAt ? `${answer} by ${inWords(dueAt)}, Eastern time.` : `${answer} as soon as we can.`,
    link,
    linkMeans:
      'See how far it is, add photos or a note, or cancel there. The link is only for you and works for 90 days.',
    steps: isEstimate
      ? [
          ['We call', 'A few questions about the job and the dates.'],
          ['We come by', 'We look at the job. The estimate is free.'],
          ['You get it in writing', 'One price, what it covers, and when we could start.'],
        ]
      : [],
    sender: `${business.name}, ${business.address.poBox}, ${business.address.city}, ${business.address.state} ${business.address.zipCode}. You did not send this? Reply to this mail, and we delete it.`,
  };
}

/**
 * Creates the function that writes the mail confirming a lead to its sender. Anybody can type anybody's address into a
 * form, so the mail quotes nothing that was typed except a town that looks like one; the service is one of ours.
 * @param parts.from our plain address
 * @param parts.issueLink creates a link to the lead's private page
 * @throws MailFailure if the lead has no address that mail can reach
 */
export function createReceiptMail(parts: {
  from: string;
  issueLink: (lead: Lead) => Promise<string>;
  now: () => Date;
}): (lead: Lead) => Promise<MailMessage> {
  return async (lead) => {
    const address = receiptAddress(lead);
    if (!address) throw new MailFailure('message', 'no_address', 'Nobody could get a mail at this address');
    const receipt = textOf(lead, await parts.issueLink(lead), parts.now());
    return {
      id: lead.id,
      part: 'receipt',
      from: { name: business.name, address: parts.from },
      to: { address },
      replyTo: { name: business.name, address: business.email },
      subject: receipt.subject,
      text: plainText(receipt),
      html: markup(receipt),
      headers: {
        // Out-of-office replies would reach the owner as mail from a homeowner.
        'X-Auto-Response-Suppress': 'All',
        'List-Unsubscribe': `<mailto:${business.email}?subject=Delete%20my%20request>`,
      },
      date: lead.receipt?.owedAt ?? lead.receivedAt,
    };
  };
}

/** The mail for a sample request that has just been received. */
export function exampleReceipt(publicUrl: string, now: Date): Promise<MailMessage> {
  const write = createReceiptMail({
    from: business.email,
    issueLink: async () => `${publicUrl}/request/your-private-link`,
    now: () => now,
  });
  return write({
    id: 'example',
    kind: 'estimate',
    fields: { email: 'anna.price@example.com', serviceType: 'interior', city: business.address.city },
    fingerprint: '',
    receivedAt: now,
    source: {},
    suspicions: [],
    mail: { status: 'sent', attempts: 1, nextTryAt: now },
    care: { status: 'new', revision: 0, history: [], notes: [] },
  });
}

const nextTitle = 'What happens next';
const orCall = 'Would you rather talk now?';

function plainText({ received, promise, link, linkMeans, steps, sender }: ReceiptText): string {
  const next = steps.map(([title, text], index) => `${index + 1}. ${title}. ${text}`);
  const parts = [
    `${received} ${promise}`,
    `Your private page:\n${link}\n${linkMeans}`,
    ...(next.length > 0 ? [[nextTitle, ...next].join('\n')] : []),
    `${orCall} Call ${business.phone.shown}.`,
    `-- \n${sender}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function markup({ subject, received, promise, link, linkMeans, steps, sender }: ReceiptText): string {
  const { white, sand, barn, bay, quietInk, serif } = face;
  const { phone } = business;
  const paragraph = (text: string, style = '') => `<p style="margin:0;${style}">${text}</p>`;
  const rows = steps.map(
    ([title, text], index) =>
      `<tr><td width="36" style="width:36px;padding:8px 0;vertical-align:top;${serif};font-size:20px;font-weight:700;color:${bay}">${index + 1}</td>` +
      `<td style="padding:8px 0"><b>${escapeMarkup(title)}</b><br>${escapeMarkup(text)}</td></tr>`,
  );
  const next =
    paragraph(nextTitle, `${serif};font-size:20px;font-weight:700`) +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>`;
  const call = `${orCall} <a href="tel:${phone.dial}" style="color:${bay};white-space:nowrap">${escapeMarkup(phone.shown)}</a>`;
  const cells: readonly (readonly [padding: string, background: string, content: string])[] = [
    ['24px 24px 0', white, paragraph(`${escapeMarkup(received)} <b>${escapeMarkup(promise)}</b>`)],
    ['20px 24px 0', white, mailButton('See your request', link, barn)],
    ['12px 24px 24px', white, paragraph(escapeMarkup(linkMeans), `font-size:14px;color:${quietInk}`)],
    ...(steps.length > 0 ? [['0 24px 20px', white, next] as const] : []),
    ['14px 24px', sand, paragraph(call)],
  ];
  const shown = cells.map(
    ([padding, background, content]) =>
      `<tr><td bgcolor="${background}" style="padding:${padding};background:${background}">${content}</td></tr>`,
  );
  const foot = `<tr><td style="padding:16px 24px;font-size:13px;color:${quietInk}">${escapeMarkup(sender)}</td></tr>`;
  return mailLayout(subject, [...shown, foot].join('\n'), business.name);
}
