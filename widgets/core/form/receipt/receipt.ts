/** What a form's receipt shows. */
export interface Receipt {
  /** ISO 8601, as the server wrote it; undefined counts as now. */
  receivedAt?: string | undefined;
  /** What was sent, by field; empty where the page does not know it any more. */
  values: Readonly<Record<string, string>>;
  /** URL of the private page of the request. */
  link?: string | undefined;
  /** A mail that confirms it is on its way to the visitor. */
  copy?: true | undefined;
  /** How many were sent along. */
  photos?: number;
}

/** A form's own text for its receipt. */
export interface ReceiptWords {
  /** @param name how to address the visitor; '' for nobody */
  title(name: string): string;
  /** What happens next. @param due by when it is answered, as text */
  steps(receipt: Receipt, due: string): readonly (readonly [title: string, text: string])[];
  /** What was sent, by label. Rows without a value are left out. */
  rows(receipt: Receipt): readonly (readonly [label: string, value: string | undefined])[];
  another: string;
}

/** A first name that can be said aloud: letters, apostrophes and hyphens. Anything else counts as no name. */
export const firstName = (name = ''): string => /^[\p{L}\p{M}'’-]{2,30}(?=\s|$)/u.exec(name.trim())?.[0] ?? '';
