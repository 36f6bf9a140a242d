import type { FieldErrors } from '../../catalogue/contracts/parse.ts';

/** A form that came without JavaScript, and what became of it: the page that answers, or that it leads to, shows both. */
export interface PostedForm {
  form: 'estimate' | 'contact';
  values: Readonly<Record<string, string>>;
  outcome: { status: 'refused'; errors: FieldErrors } | { status: 'failed' } | { status: 'sent' };
}

const statuses = { refused: 422, failed: 503, sent: 200 } as const;

/** The HTTP status of the page that answers a posted form. */
export const statusOf = (posted: PostedForm): number => statuses[posted.outcome.status];

/** What a page shows of one of its forms: what became of its post. */
export function answeredForm(
  form: PostedForm['form'],
  { posted }: { posted: PostedForm | undefined },
): Pick<PostedForm, 'values' | 'outcome'> | undefined {
  return posted?.form === form ? { values: posted.values, outcome: posted.outcome } : undefined;
}
