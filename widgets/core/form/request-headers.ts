import { business } from '../../../catalogue/business.ts';
import type { Draft } from '../runtime/draft.ts';
import { percentEncode } from '../runtime/percent-encode.ts';

/** 128 random bits; works on insecure origins too, where `crypto.randomUUID` does not exist. */
const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Length of a key in hexadecimal digits. */
const keyLength = 32;

/** Where a draft keeps body and key; no field has this name. */
const keyName = 'key';

/**
 * Gives each body its idempotency key: the same key while the body stays the same, a new one when it changes. Both are
 * stored with the draft, if there is one, because a form sent again after leaving the page may be a retry after a lost
 * response.
 */
export function createIdempotencyKeys(draft: Draft, mint = randomKey): (body: string) => string {
  let last = '';
  return (body) => {
    const typed = draft.read();
    last = typed?.[keyName] ?? last;
    if (last.slice(keyLength) !== body) last = mint() + body;
    if (typed) draft.write({ ...typed, [keyName]: last });
    return last.slice(0, keyLength);
  };
}

/** The metadata sent with a form's fields. */
interface Submission {
  key: string;
  /** How long the form was open; undefined if that does not measure the visitor. */
  openMs?: number | undefined;
  /** The value of the honeypot. */
  trap?: string | undefined;
  /** Origin and path of the embedding page. */
  page?: string | undefined;
  campaign?: string | null | undefined;
  /** Campaign tags of the page's URL, as a query string. */
  tags?: string | undefined;
  /** The page's hidden fields, as a query string. */
  hidden?: string | undefined;
}

/** Headers of a submission, without empty ones. Values are percent-encoded and truncated to 500 characters. */
export function submissionHeaders({
  key,
  openMs,
  trap,
  page,
  campaign,
  ...queries
}: Submission): Record<string, string> {
  const headers: Record<string, string> = { 'Idempotency-Key': key };
  const ours = { 'open-ms': openMs?.toFixed(), trap, page, campaign };
  for (const [name, value] of Object.entries(ours)) {
    if (value) headers[`${business.namespace}-${name}`] = percentEncode(value, 500);
  }
  for (const [name, query] of Object.entries(queries)) {
    if (query) headers[`${business.namespace}-${name}`] = query;
  }
  return headers;
}
