import { business } from '../../../catalogue/business.ts';
import { honeypotName } from '../../../catalogue/contracts/honeypot.ts';
import { createApi } from '../runtime/api.ts';
import type { Draft } from '../runtime/draft.ts';
import { percentEncode } from '../runtime/percent-encode.ts';
import type { FormState, LiveForm } from './form-state.ts';

/** 128 random bits; works on insecure origins too, where `crypto.randomUUID` does not exist. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Length of a key in hexadecimal digits. */
const keyLength = 32;

/**
 * Gives each body its idempotency key: the same key while the body stays the same, a new one when it changes. Both are
 * stored with the draft, if there is one: a form that is sent again after leaving the page is the same request, whose
 * response may have been lost.
 */
export function createKeyring(draft: Draft, mint = randomKey): (body: string) => string {
  let last = '';
  return (body) => {
    const typed = draft.read();
    last = typed?.[keyName] ?? last;
    if (last.slice(keyLength) !== body) last = mint() + body;
    if (typed) draft.write({ ...typed, [keyName]: last });
    return last.slice(0, keyLength);
  };
}

/** The draft's field for the key; no form field has this name. */
const keyName = 'key';

/**
 * Posts a form; rejects if it was not accepted. Only our own server's response counts: a maintenance page or a captive
 * portal also answers 200. A page that cancels `brushline:submit` stops the submission.
 * @param path below the API's origin
 * @param isTaken whether the JSON of a 201 confirms it; @default if it has an id
 */
export function createSender(
  { host, openedAt, read }: Omit<LiveForm, 'store'>,
  path: string,
  isTaken: (answer: { id?: unknown; success?: unknown }) => unknown = ({ id }) => id,
) {
  const isSite = host.place === 'site';
  const api = createApi(host.apiOrigin);
  const keyOf = createKeyring(host.draft);

  return async (value: unknown): Promise<FormState> => {
    const context = { campaign: isSite ? new URLSearchParams(location.search).get('utm_campaign') : undefined };
    if (!host.emit('submit', { context })) return { status: 'editing', errors: {} };
    const headers = submissionHeaders({
      key: keyOf(JSON.stringify(value)),
      openMs: openedAt === undefined ? undefined : performance.now() - openedAt,
      trap: read()[honeypotName],
      page: isSite ? undefined : location.origin + location.pathname,
      campaign: context.campaign,
    });
    const answer = await api.post(path, value, headers);
    if (answer.status !== 201 || !isTaken(await answer.json())) throw new Error('It was not taken');
    return { status: 'sent', errors: {} };
  };
}

/** What is sent besides a form's fields. */
interface Submission {
  key: string;
  /** How long the form was open; undefined if that says nothing. */
  openMs?: number | undefined;
  /** The value of the invisible field. */
  trap?: string | undefined;
  /** Origin and path of the embedding page. */
  page?: string | undefined;
  campaign?: string | null | undefined;
}

export function submissionHeaders({ key, openMs, trap, page, campaign }: Submission): Record<string, string> {
  const headers: Record<string, string> = { 'Idempotency-Key': key };
  const ours = { 'open-ms': openMs?.toFixed(), trap, page, campaign };
  for (const [name, value] of Object.entries(ours)) {
    if (value) headers[`${business.namespace}-${name}`] = percentEncode(value, 500);
  }
  return headers;
}
