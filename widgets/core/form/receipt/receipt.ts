export interface Receipt {
  /** ISO 8601; undefined means now. */
  receivedAt?: string | undefined;
  /** By field; empty after they are lost. */
  values: Readonly<Record<string, string>>;
  link?: string | undefined;
  copy?: true | undefined;
  photos?: number;
  /** Until a reload; fewer if the browser cannot show some. */
  pictures?: readonly HTMLCanvasElement[] | undefined;
}

/** Ids; JSON leaves the property out. */
export type SentPhotos = readonly string[] & { previews?: readonly HTMLCanvasElement[] };

export interface ReceiptWords {
  /** `name`: the first name, '' if unknown. */
  title(name: string): string;
  steps(receipt: Receipt, due: string): readonly (readonly [title: string, text: string])[];
  /** Rows without a value are left out. */
  rows(
    receipt: Receipt,
  ): readonly (readonly [label: string, value: string | undefined, pictures?: Receipt['pictures']])[];
  another: string;
}

/** '' for anything but letters, apostrophes and hyphens. */
export const firstName = (name = ''): string => /^[\p{L}\p{M}'’-]{2,30}(?=\s|$)/u.exec(name.trim())?.[0] ?? '';
