import type { GenericSchema, InferOutput } from 'valibot';
import { type FieldErrors, parseTexts } from '../../../catalogue/contracts/parse.ts';
import { quietly } from '../runtime/quietly.ts';
import type { FormActions, FormState, LiveForm } from './form-state.ts';
import { deliver, type Unsent } from './send-form.ts';

/** Hooks for what is sent besides a form's fields. Empty until the code that attaches something sets them. */
export interface Attachments {
  /** Resolves when all uploads have ended; rejects, and so fails the form, if that cannot be determined. */
  settle?(): Promise<void>;
  /** Errors by field that keep the form from being sent. */
  errors?(): FieldErrors | undefined;
  /** Properties added to the form's fields. */
  value?(): object;
}

interface FormRules<Schema extends GenericSchema> {
  contract: Schema;
  /** Resolves to the form's outcome; rejects if it was not accepted. */
  send(value: InferOutput<Schema>): Promise<FormState>;
  /** @default none */
  attachments?: Attachments | undefined;
  /** Called after the form was accepted; errors are only logged. */
  afterwards?: readonly (() => unknown)[];
  /** Called with every outcome, after the form's state was updated; a promise is awaited. */
  onOutcome?(outcome: FormState, focused?: Element | null): unknown;
}

/** An attempt that fails for a known reason, before anything is sent. */
const failing = (reason: object) => () => Promise.reject(Object.assign(reason, { isUnsent: true } satisfies Unsent));

/** Validates on submit and, after the first submit, on change. */
export function createFormActions<Schema extends GenericSchema>(
  { store, host, read }: Pick<LiveForm, 'store' | 'host' | 'read'>,
  { contract, send, attachments = {}, afterwards, onOutcome }: FormRules<Schema>,
): FormActions {
  async function attempt(): Promise<FormState> {
    const parsed = parseTexts(contract, read());
    if ('errors' in parsed) return { status: 'refused', errors: parsed.errors };
    const errors = attachments.errors?.();
    if (errors) return { status: 'refused', errors };
    // A contract's output is an object, but its type does not express that.
    return send({ ...(parsed.value as object), ...attachments.value?.() } as InferOutput<Schema>);
  }

  return {
    async submit(focused) {
      // Outside of the time limit for sending, because photos may take longer.
      const go = attachments.settle ? await attachments.settle().then(() => attempt, failing) : attempt;
      if (store.getState().status === 'sending') return;
      store.setState({ status: 'sending', errors: {} });
      const outcome = await deliver(host, go, afterwards);
      store.setState(outcome, true);
      // Whoever attached something may have changed it: a photo that is sent again is no failure.
      await quietly(() => onOutcome?.(store.getState(), focused));
    },
    revise(name) {
      const { status, errors } = store.getState();
      if (status === 'editing' || status === 'sent') return;
      const parsed = parseTexts(contract, read());
      const { [name]: _, ...others } = errors;
      const message = 'errors' in parsed && parsed.errors[name];
      store.setState({ errors: message ? { ...others, [name]: message } : others });
    },
  };
}
