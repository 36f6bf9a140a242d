import { isServedTown } from './served-place.ts';

/**
 * The town that a visitor typed, for sentences of ours that others read: a locked screen, a subject, a mail to an
 * unconfirmed address. Empty unless it is a town of ours or looks like one: at most 30 letters, spaces, hyphens and
 * apostrophes, because a period may make a link of it.
 */
export function plainTown(typed: string): string {
  const town = typed.trim();
  return isServedTown(town) || /^\p{L}[\p{L}\p{M} '’-]{1,29}$/u.test(town) ? town : '';
}
