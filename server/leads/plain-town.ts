/**
 * What a visitor typed as a town, where others may read it: on a locked screen, or in a mail to an address that
 * nobody has confirmed. Empty unless it is written like one: at most 40 letters, spaces, periods, hyphens and
 * apostrophes.
 */
export function plainTown(typed: string): string {
  const town = typed.trim();
  return /^\p{L}[\p{L}\p{M} .'’-]{1,39}$/u.test(town) ? town : '';
}
