import type { FieldErrors } from '../catalogue/contracts/parse.ts';

/** A form that came without JavaScript, and what became of it: the page that answers shows both. */
export interface PostedForm {
  form: 'estimate';
  values: Readonly<Record<string, string>>;
  outcome: { status: 'refused'; errors: FieldErrors } | { status: 'failed' } | { status: 'sent' };
}

const statuses = { refused: 422, failed: 503, sent: 200 } as const;

/** The HTTP status of the page that answers a posted form. */
export const statusOf = (posted: PostedForm): number => statuses[posted.outcome.status];
