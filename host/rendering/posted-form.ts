import type { FieldErrors } from '../../catalogue/contracts/parse.ts';

/** A form posted without JavaScript and its outcome, shown by the page that responds or that it redirects to. */
export interface PostedForm {
  form: 'estimate' | 'contact';
  values: Readonly<Record<string, string>>;
  /**
   * `receivedAt` is ISO 8601, `link` is the URL of the request's private page, `copy` says that a confirmation mail is
   * on its way. `retryAfterSeconds` is how long to wait.
   */
  outcome:
    | { status: 'refused'; errors: FieldErrors }
    | { status: 'failed'; retryAfterSeconds?: number }
    | { status: 'sent'; receivedAt: string; link?: string; copy?: true };
}

const statuses = { refused: 422, failed: 503, sent: 200 } as const;

/** The HTTP status of the response to a posted form. */
export const statusOf = (posted: PostedForm): number => statuses[posted.outcome.status];

/** The outcome of a post, for one of a page's forms. */
export function answeredForm(
  form: PostedForm['form'],
  { posted }: { posted: PostedForm | undefined },
): Pick<PostedForm, 'values' | 'outcome'> | undefined {
  return posted?.form === form ? { values: posted.values, outcome: posted.outcome } : undefined;
}
