import type { ComponentType } from 'react';
import type { FieldErrors } from '../../../catalogue/contracts/parse.ts';
import type { WidgetHost } from '../runtime/define-widget.ts';

/** More than slow networks need to send a form. */
const limitMs = 30_000;

export const withinTimeLimit = <Result>(step: Promise<Result>): Promise<Result> =>
  Promise.race([step, new Promise<never>((_, reject) => setTimeout(reject, limitMs))]);

/** `refused`: field errors, nothing sent. `failed`: server not reached, or it did not accept. */
export interface FormState {
  status: 'editing' | 'refused' | 'sending' | 'failed' | 'sent';
  errors: FieldErrors;
  /** The server's `Retry-After`. */
  retryAfterSeconds?: number | undefined;
  /** Sent without an answer, so that it may have arrived. */
  isUnanswered?: boolean;
  answer?: SentAnswer;
}

export interface SentAnswer {
  /** ISO 8601. */
  receivedAt?: string | undefined;
  /** URL of the request's private page. */
  link?: string | undefined;
  /** A confirmation mail is on its way. */
  copy?: true | undefined;
}

/** Posted without JavaScript. */
export interface PostedForm {
  values: Readonly<Record<string, string>>;
  outcome:
    | { status: 'refused'; errors: FieldErrors }
    | ({ status: 'failed' } & Pick<FormState, 'retryAfterSeconds'>)
    | ({ status: 'sent'; photos?: number } & SentAnswer);
}

export interface ShownForm {
  host: WidgetHost;
  posted: PostedForm | undefined;
  /** `performance.now()`; undefined where that does not measure the visitor. */
  openedAt: number | undefined;
  element: HTMLFormElement;
  start: FormState;
  draw(state: FormState): void;
}

export interface FormBehavior {
  /** Never rejects. A visitor who has moved on from `focused` keeps the focus. */
  submit(focused?: Element | null, isByAgent?: boolean): Promise<void>;
  /** Revalidates a field after the first submission. */
  revise(name: string): void;
  Effects: ComponentType<{ state: FormState }>;
  Extra?: ComponentType;
  Fallback: ComponentType;
}
