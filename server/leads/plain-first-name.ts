/** What may stand before a name, in English and Spanish. */
const titles = /^(?:dr|mr|mrs|ms|miss|mx|prof|professor|doctor|rev|reverend|pastor|fr|sr|sra|srta|dra|capt|sir|the)$/i;

/**
 * The first name that a visitor typed, for a mail to an unconfirmed address. Empty unless the whole name is at most 40
 * letters, spaces, hyphens and apostrophes, and begins with no title: nobody is greeted as ‘Hello Dr’.
 */
export function plainFirstName(typed: string): string {
  const [, first = ''] = /^(?=.{1,40}$)(\p{L}[\p{L}\p{M}'’-]*)( [\p{L}\p{M} '’-]*)?$/u.exec(typed.trim()) ?? [];
  return titles.test(first) ? '' : first;
}
