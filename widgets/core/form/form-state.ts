import type { ComponentType } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { FieldErrors } from '../../../catalogue/contracts/parse.ts';
import type { WidgetHost } from '../runtime/define-widget.ts';

/** `refused`: fields have errors, nothing was sent. `failed`: the server could not be reached or did not accept it. */
export interface FormState {
  status: 'editing' | 'refused' | 'sending' | 'failed' | 'sent';
  errors: FieldErrors;
  /** Failed forms: the server's `Retry-After` in seconds. */
  retryAfterSeconds?: number | undefined;
  /** Failed forms: whether it was sent and our server did not answer, so that it may have arrived. */
  isUnanswered?: boolean;
  /** Sent forms: the server's answer. */
  answer?: SentAnswer;
}

/** The server's details about a stored form. */
export interface SentAnswer {
  /** ISO 8601. */
  receivedAt?: string;
  /** The private page of the request. */
  link?: string;
  /** Whether a confirmation mail is on its way. */
  copy?: true;
}

/** A form posted without JavaScript, and the server's response. */
export interface PostedForm {
  values: Readonly<Record<string, string>>;
  outcome:
    | { status: 'refused'; errors: FieldErrors }
    | ({ status: 'failed' } & Pick<FormState, 'retryAfterSeconds'>)
    | ({ status: 'sent' } & SentAnswer);
}

/** A visible form whose behavior is not loaded yet. */
export interface ShownForm {
  host: WidgetHost;
  posted: PostedForm | undefined;
  /** `performance.now()` when it was first shown; undefined where that time does not measure the visitor. */
  openedAt: number | undefined;
  element: HTMLFormElement;
  /** The state in which it was first shown. */
  start: FormState;
  draw(state: FormState): void;
}

/** A form's behavior, loaded once a visitor enters it. */
export interface FormBehavior extends FormActions {
  /** Rendered beside the form. */
  Effects: ComponentType<{ state: FormState }>;
  /** Rendered below the fields. */
  Extra?: ComponentType;
  /** Rendered at the foot of a form that could not be sent: other ways to reach the business. */
  Fallback: ComponentType;
}

/** The state and fields that a form's actions read and write. */
export interface LiveForm {
  store: StoreApi<FormState>;
  host: WidgetHost;
  /** `performance.now()` when it was first shown; undefined where that time does not measure the visitor. */
  openedAt: number | undefined;
  /** The current values of the fields, by name. */
  read(): Record<string, string>;
}

export interface FormActions {
  /**
   * Sends the form if its fields are valid. Never rejects: the form fails if something cannot be attached.
   * @param focused the focused element when the button was pressed, if known; a visitor who has moved to another field
   * since keeps the focus there
   * @param isByAgent whether a browser's agent sends it for the visitor
   */
  submit(focused?: Element | null, isByAgent?: boolean): Promise<void>;
  /** Revalidates a changed field after the first submission. */
  revise(name: string): void;
}
