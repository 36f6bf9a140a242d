import type { ComponentType } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { FieldErrors } from '../../../catalogue/contracts/parse.ts';
import type { WidgetHost } from '../runtime/define-widget.ts';

/** `refused`: fields have errors, nothing was sent. `failed`: the server could not be reached or did not accept it. */
export interface FormState {
  status: 'editing' | 'refused' | 'sending' | 'failed' | 'sent';
  errors: FieldErrors;
}

/** A form posted without JavaScript, and the server's response. */
export interface PostedForm {
  values: Readonly<Record<string, string>>;
  outcome: { status: 'refused'; errors: FieldErrors } | { status: 'failed' } | { status: 'sent' };
}

/** A form that is visible but not live yet. */
export interface ShownForm {
  host: WidgetHost;
  posted: PostedForm | undefined;
  /** `performance.now()` when it was first shown; undefined if that says nothing about the visitor. */
  openedAt: number | undefined;
  element: HTMLFormElement;
  /** The state in which it was first shown. */
  start: FormState;
  draw(state: FormState): void;
}

/** The behavior of a live form. */
export interface FormBehavior {
  /**
   * Sends the form if its fields are valid, and shows the outcome. Never rejects.
   * @param focused the focused element when the button was pressed, if known: a visitor who moved to another field
   * while the behavior loaded keeps that focus
   */
  submit(focused?: Element | null): Promise<void>;
  /** Called when a field was changed. */
  revise(name: string): void;
  /** Rendered next to the form. */
  Effects: ComponentType<{ state: FormState }>;
  /** Rendered below the fields. */
  Extra?: ComponentType;
  /** Rendered at the bottom when sending failed. */
  Offer: ComponentType;
}

/** A form in a browser, as its model uses it. */
export interface LiveForm {
  store: StoreApi<FormState>;
  host: WidgetHost;
  /** `performance.now()` when it was first shown; undefined if that says nothing about the visitor. */
  openedAt: number | undefined;
  /** The current values of the fields, by name. */
  read(): Record<string, string>;
}

export interface FormModel {
  /** Sends the form if its fields are valid. */
  submit(): Promise<void>;
  /** Called when a field was changed. */
  revise(name: string): void;
}
