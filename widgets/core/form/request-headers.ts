import { business } from '../../../catalogue/business.ts';
import type { Draft } from '../runtime/draft.ts';
import { percentEncode } from '../runtime/percent-encode.ts';

/** 128 bits; insecure origins have no `crypto.randomUUID`. */
const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hexadecimal digits. */
const keyLength = 32;

/** Of body and key in the draft; no field has this name. */
const keyName = 'key';

/** One key per body, kept with the draft: a form sent after a reload may be a retry. */
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

interface Submission {
  key: string;
  /** Undefined where it does not measure the visitor. */
  openMs?: number | undefined;
  trap?: string | undefined;
  /** Origin and path of the embedding page. */
  page?: string | undefined;
  campaign?: string | null | undefined;
  /** A query string. */
  tags?: string | undefined;
  /** A query string. */
  hidden?: string | undefined;
}

/** Percent-encoded, 500 bytes each at most, except for key and queries. */
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
