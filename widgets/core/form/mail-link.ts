import { business } from '../../../catalogue/business.ts';
import type { FormMail } from './outcomes.ts';
import { percentEncode } from './percent-encode.ts';

/** Longer addresses are cut or refused by some mail programs and launchers (about 2,000 characters on Windows). */
const maxLength = 1800;

/** A `mailto:` address that carries over what was typed, as much of it as fits. */
export function mailLink(values: Readonly<Record<string, string>>, { subject, lines }: FormMail): string {
  const start = `mailto:${business.email}?subject=${encodeURIComponent(subject)}&body=`;
  return start + percentEncode(lines(values).join('\r\n'), maxLength - start.length);
}
