import { honeypotName } from '../../../catalogue/contracts/honeypot.ts';
import { createApi } from '../runtime/api.ts';
import type { Draft } from '../runtime/draft.ts';
import type { FormState, LiveForm } from './form-state.ts';
import { percentEncode } from './percent-encode.ts';

/** 128 random bits; works on insecure origins too, where `crypto.randomUUID` does not exist. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Of a key in hexadecimal digits. */
const keyLength = 32;

/**
 * Gives each body its idempotency key: the same one while the body stays the same, a new one when it changes. Body and
 * key are kept with the draft, if there is one: a form that is sent again after its page was left is the same request,
 * whose answer may only have been lost.
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

/** Where a draft has them; no field is called so. */
const keyName = 'key';

/**
 * Posts a form; rejects when it was not taken. Only our own server's word counts: a proxy in maintenance and the network
 * of a hotel answer 200 as well. A page that cancels `brushline:submit` keeps the form from being sent.
 * @param path below the API's origin
 * @param isTaken whether the JSON of a 201 says that it was taken; @default what has an id was
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

/** What travels beside a form's fields. */
interface Submission {
  key: string;
  /** How long the form stood open; undefined where that says nothing. */
  openMs?: number | undefined;
  /** What stands in the field that no visitor sees. */
  trap?: string | undefined;
  /** Origin and path of the embedding page. */
  page?: string | undefined;
  campaign?: string | null | undefined;
}

export function submissionHeaders({ key, openMs, trap, page, campaign }: Submission): Record<string, string> {
  const headers: Record<string, string> = { 'Idempotency-Key': key };
  const ours = { 'Open-Ms': openMs?.toFixed(), Trap: trap, Page: page, Campaign: campaign };
  for (const [name, value] of Object.entries(ours)) {
    if (value) headers[`Brushline-${name}`] = percentEncode(value, 500);
  }
  return headers;
}
