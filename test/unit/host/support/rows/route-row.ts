/** The specified content and links of one URL. */
export interface RouteRow {
  path: string;
  /** @default 200 */
  status?: number;
  title: string;
  /** The h1. */
  h1?: string | RegExp;
  /** @default none: the page is indexed */
  robots?: 'noindex' | 'noindex, follow';
  /** Types of its structured data, in order. */
  types: readonly string[];
  /** Texts in its main part. */
  says?: readonly string[];
  /** Labels and targets of links. */
  leads?: readonly (readonly [label: string, href: string])[];
  /** How often a text appears. */
  counts?: readonly (readonly [text: string, times: number])[];
}
