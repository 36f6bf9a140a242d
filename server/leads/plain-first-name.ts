/**
 * The first name that a visitor typed, for a mail to an unconfirmed address. Empty unless the whole name is at most 40
 * letters, spaces, hyphens and apostrophes.
 */
export function plainFirstName(typed: string): string {
  const [, first = ''] = /^(?=.{1,40}$)(\p{L}[\p{L}\p{M}'’-]*)( [\p{L}\p{M} '’-]*)?$/u.exec(typed.trim()) ?? [];
  return first;
}
