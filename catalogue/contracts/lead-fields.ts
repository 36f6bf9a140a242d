import type { LeadSummary } from './admin/lead.ts';
import { contactFields } from './contact-fields.ts';
import { estimateFields } from './estimate-fields.ts';

/** In the order shown. By field, or by a part that the reader composes, such as `place`. */
type Labels = Readonly<Record<string, string>>;

export interface FieldTable {
  /** Of several lines; all others have one. */
  texts: readonly string[];
  mail: Labels;
  office: Labels;
  privatePage: Labels;
  /** Columns, besides the visitor's name, email and phone. Those of several forms are named in the last. */
  exported: Labels;
  /** As the privacy policy lists it. */
  collected: readonly string[];
  /** For webmasters: a valid body. */
  example: object;
}

const palette: FieldTable = {
  texts: ['colors'],
  mail: { customerEmail: 'Email', colors: 'Colors' },
  office: { email: 'E-mail' },
  privatePage: { about: 'Subject' },
  exported: { colors: 'Colors' },
  collected: ['your email address', 'the colors that you chose'],
  example: {},
};

export const leadFields: Readonly<Record<LeadSummary['kind'], FieldTable>> = {
  estimate: estimateFields,
  contact: contactFields,
  palette,
};
