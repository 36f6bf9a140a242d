import type { ApiError } from '../../core/data/api.ts';
import { problemCodeOf, sentenceOf } from '../admin-api.ts';
import { strings } from '../strings.ts';
import { clockTime } from '../ui/times.ts';

const minuteMs = 60_000;
/** A time of day says nothing about a later day. */
const mostMs = 12 * 60 * minuteMs;

/** Names a time of day, which stays true while it is shown, unlike the server's minutes. */
export function loginRefusal(error: unknown, now = Date.now()): string {
  const { retryAfter } = Object(error) as Partial<ApiError>;
  const waitMs = Number(retryAfter) * 1000;
  if (problemCodeOf(error) !== 'too_many' || !(waitMs > 0 && waitMs < mostMs))
    return sentenceOf(error, strings.unreachable);
  return strings.tooManyTries(clockTime(new Date(Math.ceil((now + waitMs) / minuteMs) * minuteMs)));
}
