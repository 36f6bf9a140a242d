/**
 * The town that a visitor typed, for places where others may read it: a locked screen, or a mail to an unconfirmed
 * address. Empty unless it looks like a town: at most 40 letters, spaces, periods, hyphens and apostrophes.
 */
export function plainTown(typed: string): string {
  const town = typed.trim();
  return /^\p{L}[\p{L}\p{M} .'’-]{1,39}$/u.test(town) ? town : '';
}
