import { percentEncode } from './percent-encode.ts';

/** What travels beside a form's fields. */
export interface Submission {
  key: string;
  /** How long the form stood open; undefined where that says nothing. */
  openMs?: number | undefined;
  /** What stands in the field that no visitor sees. */
  trap?: string | undefined;
  /** Origin and path of the embedding page. */
  page?: string | undefined;
  campaign?: string | null | undefined;
}

export function submissionHeaders({ key, openMs, trap, page, campaign }: Submission): Record<string, string> {
  const headers: Record<string, string> = { 'Idempotency-Key': key };
  const ours = { 'Open-Ms': openMs?.toFixed(), Trap: trap, Page: page, Campaign: campaign };
  for (const [name, value] of Object.entries(ours)) {
    if (value) headers[`Brushline-${name}`] = percentEncode(value, 500);
  }
  return headers;
}
