import { business } from '../../catalogue/business.ts';
import { escapeMarkup } from '../../catalogue/escape-markup.ts';
import { ourPhone } from '../../catalogue/phone.ts';
import { fillSentence, names, type SentencePart } from '../../catalogue/receipt-sentence.ts';
import { mainServices } from '../../catalogue/services/main-services.ts';
import { answerDueAt } from '../../catalogue/time/response-deadline.ts';
import { inTown } from '../../catalogue/towns/town.ts';
import { wholeMoment } from '../../host/pages/request/words.ts';
import { receiptAddress } from '../leads/receipt-schedule.ts';
import { plainTown } from '../leads/served-place.ts';
import type { Lead } from '../store/lead.ts';
import { face, mailButton, mailLayout } from './mail-layout.ts';
import { MailFailure, type MailMessage } from './sender.ts';

/** English and Spanish. */
const titles = /^(?:dr|mr|mrs|ms|miss|mx|prof|professor|doctor|rev|reverend|pastor|fr|sr|sra|srta|dra|capt|sir|the)$/i;

/** For an unconfirmed address. Empty unless at most 40 letters, spaces, hyphens and apostrophes, without a title. */
export function plainFirstName(typed: string): string {
  const [, first = ''] = /^(?=.{1,40}$)(\p{L}[\p{L}\p{M}'’-]*)( [\p{L}\p{M} '’-]*)?$/u.exec(typed.trim()) ?? [];
  return titles.test(first) ? '' : first;
}

const inWords = (moment: Date) => wholeMoment(moment.toISOString()).replace(/\s/g, ' ');

interface ReceiptText {
  subject: string;
  sentence: readonly SentencePart[];
  received: string;
  /** Empty if the sentence makes it. */
  promise: string;
  link: string;
  linkMeans: string;
  steps: readonly (readonly [title: string, text: string])[];
  sender: string;
}

interface ReceiptParts {
  link: string;
  sentence: string;
  now: Date;
}

function textOf({ kind, fields, receivedAt }: Lead, { link, sentence: written, now }: ReceiptParts): ReceiptText {
  const isEstimate = kind === 'estimate';
  const service = mainServices.find(({ serviceType }) => serviceType === fields.serviceType)?.name;
  const town = plainTown(fields.city ?? '');
  const about = [service && ` for ${service.toLowerCase()}`, service && town && ` ${inTown(town)}`]
    .filter(Boolean)
    .join('');
  const dueAt = answerDueAt(receivedAt, 'plain');
  const answer = isEstimate ? 'We will call you' : 'We will answer';
  const isOnTime = now < dueAt;
  const promise = isOnTime ? `${answer} by ${inWords(dueAt)}, Eastern time.` : `${answer} as soon as we can.`;
  // A deadline would be wrong after it.
  const sentence = isOnTime || !names(written, 'deadline') ? written : '';
  return {
    subject: isEstimate ? 'We have your request' : 'We have your message',
    received: `Your ${isEstimate ? 'request' : 'message'}${about} reached us on ${inWords(receivedAt)}.`,
    sentence: fillSentence(sentence, {
      name: plainFirstName(fields.firstName ?? fields.name ?? ''),
      service: service?.toLowerCase() ?? 'your project',
      deadline: `${inWords(dueAt)}, Eastern time`,
    }),
    promise: names(sentence, 'deadline') ? '' : promise,
    link,
    linkMeans:
      'See where things stand, add photos or a note, or cancel there. The link is only for you and works for 90 days.',
    steps: isEstimate
      ? [
          ['We call', 'A few questions about the job and the dates.'],
          ['We’ll come by', 'We’ll look at the job. The estimate is free.'],
          ['You get it in writing', 'One price, what it covers, and when we could start.'],
        ]
      : [],
    sender: `${business.name}, ${business.address.poBox}, ${business.address.city}, ${business.address.state} ${business.address.zipCode}. If you didn’t send this, reply to this email and we’ll delete it.`,
  };
}

/**
 * Anybody can type anybody's address, so it quotes only a town and a first name.
 * @throws MailFailure if no mail can reach the address
 */
export function createReceiptMail(parts: {
  from: string;
  issueLink: (lead: Lead) => Promise<string>;
  sentence: () => Promise<string>;
  now: () => Date;
}): (lead: Lead) => Promise<MailMessage> {
  return async (lead) => {
    const address = receiptAddress(lead);
    if (!address) throw new MailFailure('message', 'no_address', 'Nobody could get a mail at this address');
    const [link, sentence] = [await parts.issueLink(lead), await parts.sentence()];
    const receipt = textOf(lead, { link, sentence, now: parts.now() });
    return {
      id: lead.id,
      part: 'receipt',
      from: { name: business.name, address: parts.from },
      to: [{ address }],
      replyTo: { name: business.name, address: business.email },
      subject: receipt.subject,
      text: plainText(receipt),
      html: markup(receipt),
      // Out-of-office replies would reach the owner.
      headers: { 'X-Auto-Response-Suppress': 'All' },
      date: lead.receipt?.scheduledAt ?? lead.receivedAt,
    };
  };
}

export function exampleReceipt(given: { publicUrl: string; sentence: string; now: Date }): Promise<MailMessage> {
  const { publicUrl, sentence, now } = given;
  const write = createReceiptMail({
    from: business.email,
    issueLink: async () => `${publicUrl}/request/your-private-link`,
    sentence: async () => sentence,
    now: () => now,
  });
  return write({
    id: 'example',
    kind: 'estimate',
    fields: {
      name: 'Anna Price',
      email: 'anna.price@example.com',
      serviceType: 'interior',
      city: business.address.city,
    },
    fingerprint: '',
    receivedAt: now,
    source: {},
    suspicions: [],
    mail: { status: 'sent', attempts: 1, nextTryAt: now },
    triage: { status: 'new', revision: 0, history: [], notes: [] },
  });
}

const nextTitle = 'What happens next';
const orCall = 'Would you rather talk now?';

const marked = ({ text, isFilled }: SentencePart) => (isFilled ? `<b>${escapeMarkup(text)}</b>` : escapeMarkup(text));

function plainText({ sentence, received, promise, link, linkMeans, steps, sender }: ReceiptText): string {
  const next = steps.map(([title, text], index) => `${index + 1}. ${title}. ${text}`);
  const parts = [
    ...(sentence.length > 0 ? [sentence.map(({ text }) => text).join('')] : []),
    [received, promise].filter(Boolean).join(' '),
    `Your private page:\n${link}\n${linkMeans}`,
    ...(next.length > 0 ? [[nextTitle, ...next].join('\n')] : []),
    `${orCall} Call ${business.phone.shown}.`,
    `-- \n${sender}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function markup({ subject, sentence, received, promise, link, linkMeans, steps, sender }: ReceiptText): string {
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
  const call = `${orCall} <a href="${ourPhone.href}" style="color:${bay};white-space:nowrap">${escapeMarkup(phone.shown)}</a>`;
  const cells: readonly (readonly [padding: string, background: string, content: string])[] = [
    ...(sentence.length > 0
      ? [['24px 24px 0', white, paragraph(sentence.map(marked).join(''), 'font-size:18px')] as const]
      : []),
    [
      `${sentence.length > 0 ? 12 : 24}px 24px 0`,
      white,
      paragraph(`${escapeMarkup(received)}${promise && ` <b>${escapeMarkup(promise)}</b>`}`),
    ],
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
