/** What a form's receipt shows. */
export interface Receipt {
  /** ISO 8601, from the server; undefined means now. */
  receivedAt?: string | undefined;
  /** The sent values by field; empty after they are lost. */
  values: Readonly<Record<string, string>>;
  /** URL of the private page of the request. */
  link?: string | undefined;
  /** Whether a confirmation mail is on its way. */
  copy?: true | undefined;
  /** The number of attached photos. */
  photos?: number;
  /** Their previews, until a reload; fewer if the browser cannot show some. */
  pictures?: readonly HTMLCanvasElement[] | undefined;
}

/** The ids of sent photos, with their previews as a property, which JSON leaves out. */
export type SentPhotos = readonly string[] & { previews?: readonly HTMLCanvasElement[] };

/** A form's own text for its receipt. */
export interface ReceiptWords {
  /** @param name the visitor's first name; '' if unknown */
  title(name: string): string;
  /** What happens next. @param due the response deadline, as text */
  steps(receipt: Receipt, due: string): readonly (readonly [title: string, text: string])[];
  /** What was sent, by label. Rows without a value are left out. */
  rows(
    receipt: Receipt,
  ): readonly (readonly [label: string, value: string | undefined, pictures?: Receipt['pictures']])[];
  another: string;
}

/** A first name of letters, apostrophes and hyphens; '' for anything else. */
export const firstName = (name = ''): string => /^[\p{L}\p{M}'’-]{2,30}(?=\s|$)/u.exec(name.trim())?.[0] ?? '';
