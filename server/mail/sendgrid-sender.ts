import type sendgrid from '@sendgrid/mail';
import { headerText } from '../leads/lead-kinds.ts';
import { type MailAddress, MailFailure, type MailMessage, type MailSender, mailHeaders } from './sender.ts';

/** @param timeoutMs from the first byte to the last */
export function sendgridSender(settings: SendgridSettings): MailSender {
  async function send(message: MailMessage): Promise<void> {
    const { service, deadline } = await newService(settings);
    const [{ statusCode, headers }] = await service.send(sendgridMail(message)).catch((error: unknown) => {
      if (deadline.aborted) throw new MailFailure('later', 'timeout', 'SendGrid did not answer in time');
      throw failureOf(error);
    });
    // The sandbox answers 200 with an id; a captive portal answers 200 too.
    if (statusCode === 202 || (statusCode === 200 && headers['x-message-id'])) return;
    const sentence = `SendGrid did not take the mail: the answer was ${statusCode}, maybe from a proxy in between`;
    throw new MailFailure('later', `http_${statusCode}`, sentence);
  }
  return { send };
}

/** SendGrid accepts mail to these, undelivered. */
export const suppressionLists = ['bounces', 'blocks', 'spam_reports', 'invalid_emails'] as const;

/** Without lists that could not be read. Never rejects. */
export type AskSuppressions = (
  address: string,
) => Promise<ReadonlyMap<(typeof suppressionLists)[number], { isOn: boolean; since?: Date }>>;

export function sendgridSuppressions(settings: SendgridSettings): AskSuppressions {
  async function ask(list: string, address: string) {
    const { service } = await newService(settings);
    const url = `/v3/suppression/${list}/${encodeURIComponent(address)}`;
    const [, rows] = await service.client.request({ method: 'GET', url });
    // A proxy may answer with a page of its own.
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

type SendgridSettings = { apiKey: string; timeoutMs?: number; baseUrl?: string };

/** The library's types hide these. */
type Service = Pick<typeof sendgrid, 'setApiKey' | 'send'> & {
  client: {
    /** Axios's timeout restarts with every byte, hence the signal. */
    setDefaultRequest(transport: { signal: AbortSignal } & Record<string, unknown>): void;
    request(request: { method: 'GET'; url: string }): Promise<[response: unknown, body: unknown]>;
  };
};

async function newService({ apiKey, timeoutMs = 10_000, baseUrl }: SendgridSettings) {
  const { default: library } = await import('@sendgrid/mail');
  const { MailService } = library as unknown as { MailService: new () => Service };
  const service = new MailService();
  service.setApiKey(apiKey);
  const deadline = AbortSignal.timeout(timeoutMs);
  service.client.setDefaultRequest({
    ...(baseUrl && { baseUrl }),
    signal: deadline,
    maxRedirects: 0,
    maxContentLength: 100_000,
  });
  return { service, deadline };
}

function sendgridMail(message: MailMessage): Parameters<Service['send']>[0] {
  const { from, to, replyTo, subject } = mailHeaders(message);
  return {
    from: sendgridAddress(from),
    to: to.map(sendgridAddress),
    ...(replyTo && { replyTo: sendgridAddress(replyTo) }),
    subject,
    text: message.text,
    html: message.html,
    ...(message.pictures && {
      attachments: message.pictures.map(({ cid, fileName, content }) => ({
        content: content.toString('base64'),
        filename: fileName,
        type: 'image/jpeg',
        disposition: 'inline',
        // SendGrid accepts only this name.
        content_id: cid,
      })),
    }),
    ...(message.headers && { headers: { ...message.headers } }),
    customArgs: { lead: message.id },
    // Links stay unchanged, without a pixel.
    trackingSettings: { clickTracking: { enable: false, enableText: false }, openTracking: { enable: false } },
  };
}

const sendgridAddress = ({ name, address }: MailAddress) => ({ email: address, ...(name && { name }) });

/** `code` is the status, or the system's error code for a failed connection. */
function failureOf(thrown: unknown): MailFailure {
  type Response = { headers?: Record<string, unknown>; body?: unknown };
  const { code, response } = thrown as { code?: unknown; response?: Response };
  if (typeof code !== 'number') {
    const word = typeof code === 'string' ? code : 'unknown';
    return new MailFailure('later', word, `SendGrid could not be reached (${word})`);
  }
  const message = ['SendGrid answered', code, complaintOf(response?.body)].filter(Boolean).join(' ');
  const fault = [401, 403].includes(code) ? 'key' : [400, 413].includes(code) ? 'message' : 'later';
  return new MailFailure(fault, `http_${code}`, message, retryAfterMs(response?.headers?.['retry-after']));
}

function complaintOf(body: unknown): string {
  const errors = (body as { errors?: { message?: unknown }[] } | null | undefined)?.errors;
  const sentence = Array.isArray(errors) ? errors[0]?.message : undefined;
  return typeof sentence === 'string' ? `(${headerText(sentence, 200)})` : '';
}

/** Undefined unless it is a number of seconds. */
const retryAfterMs = (header: unknown): number | undefined =>
  typeof header === 'string' && /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1000 : undefined;
