import { business } from '../../catalogue/business.ts';
import { escapeMarkup } from '../../catalogue/escape-markup.ts';
import { ourPhone } from '../../catalogue/phone.ts';
import { fillSentence, names, type SentencePart } from '../../catalogue/receipt-sentence.ts';
import { mainServices } from '../../catalogue/services/main-services.ts';
import { answerDueAt } from '../../catalogue/time/response-deadline.ts';
import { retention } from '../../catalogue/time/retention.ts';
import { inTown } from '../../catalogue/towns/town.ts';
import { wholeMoment } from '../../host/pages/request/words.ts';
import { plainTown, receiptAddress } from '../leads/lead-kinds.ts';
import type { Lead } from '../store/lead.ts';
import { face, mailButton, mailLayout, paragraph } from './mail-layout.ts';
import { MailFailure, type MailMessage } from './sender.ts';

const titles = /^(?:dr|mr|mrs|ms|miss|mx|prof|professor|doctor|rev|reverend|pastor|fr|sr|sra|srta|dra|capt|sir|the)$/i;

/** For an unconfirmed address. Empty unless at most 40 letters, spaces, hyphens and apostrophes, without a title. */
export function plainFirstName(typed: string): string {
  const [, first = ''] = /^(?=.{1,40}$)(\p{L}[\p{L}\p{M}'’-]*)( [\p{L}\p{M} '’-]*)?$/u.exec(typed.trim()) ?? [];
  return titles.test(first) ? '' : first;
}

const inWords = (moment: Date) => wholeMoment(moment.toISOString()).replace(/\s/g, ' ');

const linkMeans = `See where things stand, add photos or a note, or cancel there. The link is only for you and works for ${retention.linkDays} days.`;
const nextTitle = 'What happens next';
const nextSteps = [
  ['We call', 'A few questions about the job and the dates.'],
  ['We’ll come by', 'We’ll look at the job. The estimate is free.'],
  ['You get it in writing', 'One price, what it covers, and when we could start.'],
] as const;
const orCall = 'Would you rather talk now?';
const { poBox, city, state, zipCode } = business.address;
const imprint = `${business.name}, ${poBox}, ${city}, ${state} ${zipCode}. If you didn’t send this, reply to this email and we’ll delete it.`;

type Content = ReturnType<typeof contentOf>;

function contentOf({ kind, fields, receivedAt }: Lead, link: string, written: string, now: Date) {
  const isEstimate = kind === 'estimate';
  const service = mainServices.find(({ serviceType }) => serviceType === fields.serviceType)?.name.toLowerCase();
  const town = plainTown(fields.city ?? '');
  const about = service ? ` for ${service}${town && ` ${inTown(town)}`}` : '';
  const dueAt = answerDueAt(receivedAt, 'plain');
  const deadline = `${inWords(dueAt)}, Eastern time`;
  const isOnTime = now < dueAt;
  // A deadline would be wrong after it.
  const sentence = isOnTime || !names(written, 'deadline') ? written : '';
  const late = isEstimate ? 'We will call you as soon as we can.' : 'We will answer as soon as we can.';
  const onTime = `${business.replyPromise} Expect our ${isEstimate ? 'call' : 'answer'} by ${deadline}.`;
  const promise = isOnTime ? onTime : late;
  const name = plainFirstName(fields.firstName ?? fields.name ?? '');
  return {
    subject: isEstimate ? 'We have your request' : 'We have your message',
    sentence: fillSentence(sentence, { name, service: service ?? 'your project', deadline }),
    received: `Your ${isEstimate ? 'request' : 'message'}${about} reached us on ${inWords(receivedAt)}.`,
    /** Empty if the sentence makes it. */
    promise: names(sentence, 'deadline') ? '' : promise,
    link,
    steps: isEstimate ? nextSteps : [],
  };
}

/** Anybody can type any address, so it quotes only a town and a first name. @throws MailFailure if none can reach it */
export function createReceiptMail(parts: {
  from: string;
  issueLink: (lead: Lead) => Promise<string>;
  sentence: () => Promise<string>;
  now: () => Date;
}): (lead: Lead) => Promise<MailMessage> {
  return async (lead) => {
    const address = receiptAddress(lead);
    if (!address) throw new MailFailure('message', 'no_address', 'Nobody could get a mail at this address');
    const content = contentOf(lead, await parts.issueLink(lead), await parts.sentence(), parts.now());
    return {
      id: lead.id,
      part: 'receipt',
      from: { name: business.name, address: parts.from },
      to: [{ address }],
      replyTo: { name: business.name, address: business.email },
      subject: content.subject,
      text: textOf(content),
      html: htmlOf(content),
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
    fields: { name: 'Anna Price', email: 'anna.price@example.com', serviceType: 'interior', city },
    fingerprint: '',
    receivedAt: now,
    source: {},
    suspicions: [],
    mail: { status: 'sent', attempts: 1, nextTryAt: now },
    triage: { status: 'new', revision: 0, history: [], notes: [] },
  });
}

function textOf({ sentence, received, promise, link, steps }: Content): string {
  const next = steps.map(([title, text], index) => `${index + 1}. ${title}. ${text}`);
  const parts = [
    sentence.map(({ text }) => text).join(''),
    [received, promise].filter(Boolean).join(' '),
    `Your private page:\n${link}\n${linkMeans}`,
    next.length > 0 ? [nextTitle, ...next].join('\n') : '',
    `${orCall} Call ${business.phone.shown}.`,
    `-- \n${imprint}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function htmlOf({ subject, sentence, received, promise, link, steps }: Content): string {
  const { paper, sand, barn, bay, inkSoft, serif } = face;
  const rows = steps.map(
    ([title, text], index) =>
      `<tr><td width="36" style="width:36px;padding:8px 0;vertical-align:top;${serif};font-size:20px;font-weight:700;color:${bay}">${index + 1}</td>` +
      `<td style="padding:8px 0"><b>${escapeMarkup(title)}</b><br>${escapeMarkup(text)}</td></tr>`,
  );
  const next =
    paragraph(nextTitle, `${serif};font-size:20px;font-weight:700`) +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>`;
  const call = `${orCall} <a href="${ourPhone.href}" style="color:${bay};white-space:nowrap">${escapeMarkup(business.phone.shown)}</a>`;
  const hasSentence = sentence.length > 0;
  return mailLayout(subject, business.name, [
    ['24px 24px 0', hasSentence ? paragraph(sentence.map(marked).join(''), 'font-size:18px') : ''],
    [
      `${hasSentence ? 12 : 24}px 24px 0`,
      paragraph(`${escapeMarkup(received)}${promise && ` <b>${escapeMarkup(promise)}</b>`}`),
    ],
    ['20px 24px 0', mailButton('See your request', link, barn)],
    ['12px 24px 24px', paragraph(escapeMarkup(linkMeans), `font-size:14px;color:${inkSoft}`)],
    ['0 24px 20px', steps.length > 0 ? next : ''],
    ['14px 24px', paragraph(call), sand],
    ['16px 24px', paragraph(escapeMarkup(imprint), `font-size:13px;color:${inkSoft}`), paper],
  ]);
}

const marked = ({ text, isFilled }: SentencePart) => (isFilled ? `<b>${escapeMarkup(text)}</b>` : escapeMarkup(text));
