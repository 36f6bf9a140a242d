import type { ApiError } from '../../core/data/api.ts';
import { sentenceOf } from '../admin-api.ts';
import { strings } from '../strings.ts';
import { clockTime } from '../ui/times.ts';

const minuteMs = 60_000;

/** The sentence for a login that failed; after too many tries it says when the next one is possible. */
export function loginRefusal(error: unknown, now = Date.now()): string {
  const { status, retryAfter } = Object(error) as Partial<ApiError>;
  const waitMs = Number(retryAfter) * 1000;
  if (status !== 429 || !(waitMs > 0)) return sentenceOf(error, strings.unreachable);
  return strings.tooManyTries(clockTime(new Date(Math.ceil((now + waitMs) / minuteMs) * minuteMs)));
}
