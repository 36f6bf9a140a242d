import type { FieldErrors } from '../../catalogue/contracts/parse.ts';

export interface PostedForm {
  form: 'estimate' | 'contact';
  values: Readonly<Record<string, string>>;
  /** `receivedAt` is ISO 8601, `link` the private page; `copy`: a confirmation mail is on its way; `photos`: how many. */
  outcome:
    | { status: 'refused'; errors: FieldErrors }
    | { status: 'failed'; retryAfterSeconds?: number }
    | { status: 'sent'; receivedAt: string; link?: string; copy?: true; photos?: number };
}

export const statuses = { refused: 422, failed: 503, sent: 200 } as const;

export function answeredForm(
  form: PostedForm['form'],
  { posted }: { posted: PostedForm | undefined },
): Pick<PostedForm, 'values' | 'outcome'> | undefined {
  return posted?.form === form ? { values: posted.values, outcome: posted.outcome } : undefined;
}
