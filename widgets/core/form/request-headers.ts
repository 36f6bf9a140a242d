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

/** One key per body, also after leaving the page: it may be a retry after a lost response. */
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

/** Leaves out empty ones. Percent-encodes all but the key and the queries, up to 500 bytes each. */
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
