import type { StoreApi } from 'zustand/vanilla';
import type { FieldErrors } from '../../../catalogue/contracts/parse.ts';
import type { WidgetHost } from '../define-widget.ts';

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

/** A form in a browser: what its model reads and writes. */
export interface LiveForm {
  store: StoreApi<FormState>;
  host: WidgetHost;
  /** `performance.now()` when it came to life. */
  openedAt: number;
  /** What stands in the fields now, by name. */
  read(): Record<string, string>;
}

export interface FormModel {
  /** Sends the form if its fields are valid. */
  submit(): Promise<void>;
  /** Takes note that a field was changed. */
  revise(name: string): void;
}
