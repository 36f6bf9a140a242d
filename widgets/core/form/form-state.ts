import type { ComponentType } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { FieldErrors } from '../../../catalogue/contracts/parse.ts';
import type { WidgetHost } from '../runtime/define-widget.ts';

/** `refused`: fields are in error, nothing was sent. `failed`: the server could not be reached or did not take it. */
export interface FormState {
  status: 'editing' | 'refused' | 'sending' | 'failed' | 'sent';
  errors: FieldErrors;
}

/** A form that was posted without JavaScript, and what the server made of it. */
export interface PostedForm {
  values: Readonly<Record<string, string>>;
  outcome: { status: 'refused'; errors: FieldErrors } | { status: 'failed' } | { status: 'sent' };
}

/** A form that shows and does nothing yet. */
export interface ShownForm {
  host: WidgetHost;
  posted: PostedForm | undefined;
  /** `performance.now()` when it was first shown; undefined where that says nothing of who fills it in. */
  openedAt: number | undefined;
  element: HTMLFormElement;
  /** The state in which it showed first. */
  start: FormState;
  draw(state: FormState): void;
}

/** What a form can do once a visitor has gone into it. */
export interface FormBehavior {
  /**
   * Sends the form if its fields are valid, and says what became of it. Never rejects.
   * @param focused where the focus was at the press on the button, if that is known: who has gone on to another field
   * since, while a slow network brought this life, is left there
   */
  submit(focused?: Element | null): Promise<void>;
  /** Takes note that a field was changed. */
  revise(name: string): void;
  /** To be drawn beside the form. */
  Effects: ComponentType<{ state: FormState }>;
  /** To be drawn below the fields. */
  Extra?: ComponentType;
  /** To be drawn at its foot when it could not be sent. */
  Offer: ComponentType;
}

/** A form in a browser: what its model reads and writes. */
export interface LiveForm {
  store: StoreApi<FormState>;
  host: WidgetHost;
  /** `performance.now()` when it was first shown; undefined where that says nothing of who fills it in. */
  openedAt: number | undefined;
  /** What stands in the fields now, by name. */
  read(): Record<string, string>;
}

export interface FormModel {
  /** Sends the form if its fields are valid. */
  submit(): Promise<void>;
  /** Takes note that a field was changed. */
  revise(name: string): void;
}
