import { headerText } from '../leads/lead-text.ts';
import { type MailAddress, MailFailure, type MailMessage, type MailSender, mailHeaders } from './sender.ts';

export interface SendgridSettings {
  apiKey: string;
  /** For an entire request, to the last byte of its answer. @default 10 seconds */
  timeoutMs?: number;
  /** SendGrid's, or a test double's. */
  baseUrl?: string;
}

/** Creates a sender that uses SendGrid: https://www.twilio.com/docs/sendgrid/api-reference/mail-send/mail-send */
export function sendgridSender(settings: SendgridSettings): MailSender {
  return {
    async send(message) {
      const response = await request(settings, 'mail/send', sendgridMail(message)).catch((error: unknown) => {
        const code = reasonOf(error);
        const trouble = code === 'timeout' ? 'did not answer in time' : `could not be reached (${code})`;
        throw new MailFailure('later', code, `SendGrid ${trouble}`);
      });
      const { status, headers } = response;
      // A captive portal or a proxy also answers 200, with a page of its own.
      if (status === 202 || (status === 200 && headers.get('x-message-id'))) return;
      throw await failureOf(response);
    },
  };
}

/** The lists of addresses to which SendGrid does not deliver mail although it accepts it. */
export const suppressionLists = ['bounces', 'blocks', 'spam_reports', 'invalid_emails'] as const;

/** Whether an address is on each of the lists, and since when. A list that could not be read is missing. Never rejects. */
export type AskSuppressions = (
  address: string,
) => Promise<ReadonlyMap<(typeof suppressionLists)[number], { isOn: boolean; since?: Date }>>;

/** Creates the function that asks SendGrid about an address; the key needs the permission to read suppressions. */
export function sendgridSuppressions(settings: SendgridSettings): AskSuppressions {
  async function ask(list: string, address: string) {
    const response = await request(settings, `suppression/${list}/${encodeURIComponent(address)}`);
    const rows: unknown = response.ok ? await response.json() : undefined;
    // A proxy in between may answer with a page of its own.
    if (!Array.isArray(rows)) throw new TypeError('Not a list');
    const seconds: unknown = rows[0]?.created;
    const isTime = typeof seconds === 'number' && seconds > 0 && seconds < 1e11;
    return { isOn: rows.length > 0, ...(isTime && { since: new Date(seconds * 1_000) }) };
  }

  return async (address) => {
    const asked = await Promise.allSettled(
      suppressionLists.map(async (list) => [list, await ask(list, address)] as const),
    );
    return new Map(asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])));
  };
}

/** Posts the body if there is one. Follows no redirect, which might carry the mail to another host. */
function request(settings: SendgridSettings, path: string, body?: object): Promise<Response> {
  const { apiKey, timeoutMs = 10_000, baseUrl = 'https://api.sendgrid.com/' } = settings;
  return fetch(`${baseUrl}v3/${path}`, {
    headers: { authorization: `Bearer ${apiKey}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
}

function sendgridMail(message: MailMessage): object {
  const { from, to, replyTo, subject } = mailHeaders(message);
  return {
    personalizations: [{ to: to.map(sendgridAddress) }],
    from: sendgridAddress(from),
    ...(replyTo && { reply_to: sendgridAddress(replyTo) }),
    subject,
    content: [
      { type: 'text/plain', value: message.text },
      { type: 'text/html', value: message.html },
    ],
    ...(message.pictures && {
      attachments: message.pictures.map(({ cid, fileName, content }) => ({
        content: content.toString('base64'),
        filename: fileName,
        type: 'image/jpeg',
        disposition: 'inline',
        content_id: cid,
      })),
    }),
    ...(message.headers && { headers: message.headers }),
    custom_args: { lead: message.id },
    // Links stay unchanged and no pixel is added.
    tracking_settings: { click_tracking: { enable: false, enable_text: false }, open_tracking: { enable: false } },
  };
}

const sendgridAddress = ({ name, address }: MailAddress) => ({ email: address, ...(name && { name }) });

/** `timeout`, or the system's error code for a failed connection. */
function reasonOf(thrown: unknown): string {
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError') return 'timeout';
  const { code } = ((thrown as Error).cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : 'unknown';
}

async function failureOf(response: Response): Promise<MailFailure> {
  const { status, headers, ok } = response;
  const code = `http_${status}`;
  if (ok) {
    const sentence = `SendGrid did not take the mail: the answer was ${status}, maybe from a proxy in between`;
    return new MailFailure('later', code, sentence);
  }
  const complaint = complaintOf(await response.json().catch(() => undefined));
  const message = ['SendGrid answered', status, complaint].filter(Boolean).join(' ');
  if (status === 401 || status === 403) return new MailFailure('key', code, message);
  if (status === 400 || status === 413) return new MailFailure('message', code, message);
  return new MailFailure('later', code, message, retryAfterMs(headers.get('retry-after'), new Date()));
}

/** The first sentence of SendGrid's explanation, for example that the sender's address is not verified. */
function complaintOf(body: unknown): string {
  const errors = (body as { errors?: { message?: unknown }[] } | null | undefined)?.errors;
  const sentence = Array.isArray(errors) ? errors[0]?.message : undefined;
  return typeof sentence === 'string' ? `(${headerText(sentence, 200)})` : '';
}

/**
 * Reads a `Retry-After` header (RFC 9110 §10.2.3): seconds, or a date.
 * @returns milliseconds from `now`, never negative; undefined if absent or invalid
 */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  // HTTP dates are always GMT, and Date.parse would accept almost anything.
  const at = value.endsWith(' GMT') ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
