import type { ComponentType } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { FieldErrors } from '../../../catalogue/contracts/parse.ts';
import type { WidgetHost } from '../runtime/define-widget.ts';

/** `refused`: fields have errors, nothing was sent. `failed`: the server could not be reached or did not accept it. */
export interface FormState {
  status: 'editing' | 'refused' | 'sending' | 'failed' | 'sent';
  errors: FieldErrors;
  /** Of a failed form: how many seconds the server asks to wait before the next try. */
  retryAfterSeconds?: number | undefined;
  /** Of a sent form: what the server answered. */
  answer?: SentAnswer;
}

/** What the server says about a form that it has stored, if it does. */
export interface SentAnswer {
  /** ISO 8601. */
  receivedAt?: string;
  /** The private page of the request. */
  link?: string;
  /** A mail that confirms it is on its way. */
  copy?: true;
}

/** A form posted without JavaScript, and the server's response. */
export interface PostedForm {
  values: Readonly<Record<string, string>>;
  outcome: { status: 'refused'; errors: FieldErrors } | { status: 'failed' } | ({ status: 'sent' } & SentAnswer);
}

/** A visible form whose behavior is not loaded yet. */
export interface ShownForm {
  host: WidgetHost;
  posted: PostedForm | undefined;
  /** `performance.now()` when it was first shown; undefined where that says nothing about the visitor. */
  openedAt: number | undefined;
  element: HTMLFormElement;
  /** The state in which it was first shown. */
  start: FormState;
  draw(state: FormState): void;
}

/** What a form does once a visitor has entered it. */
export interface FormBehavior extends FormActions {
  /** Drawn beside the form. */
  Effects: ComponentType<{ state: FormState }>;
  /** Drawn below the fields. */
  Extra?: ComponentType;
  /** Drawn at the foot of a form that could not be sent: other ways to reach the business. */
  Fallback: ComponentType;
}

/** What a form's actions read and write. */
export interface LiveForm {
  store: StoreApi<FormState>;
  host: WidgetHost;
  /** `performance.now()` when it was first shown; undefined where that says nothing about the visitor. */
  openedAt: number | undefined;
  /** The current values of the fields, by name. */
  read(): Record<string, string>;
}

export interface FormActions {
  /**
   * Sends the form if its fields are valid. Never rejects: the form fails if something cannot be attached.
   * @param focused what had the focus at the press on the button, if that is known: a visitor who has moved on to
   * another field while the behavior was loading keeps the focus there
   */
  submit(focused?: Element | null): Promise<void>;
  /** Checks a changed field again, once the form was submitted. */
  revise(name: string): void;
}
