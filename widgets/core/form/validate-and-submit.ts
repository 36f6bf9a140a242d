import type { GenericSchema, InferOutput } from 'valibot';
import { type FieldErrors, parseTexts } from '../../../catalogue/contracts/parse.ts';
import type { Messages } from '../../../catalogue/messages/text.en.ts';
import { quietly } from '../runtime/quietly.ts';
import type { FormActions, FormState, LiveForm } from './form-state.ts';
import { deliver, type Unsent } from './send-form.ts';

/** Empty until the code that attaches something sets them. */
export interface Attachments {
  /** Once all uploads have ended; a rejection fails the form. */
  settle?(): Promise<void>;
  errors?(): FieldErrors | undefined;
  value?(): object;
}

interface FormRules<Schema extends GenericSchema> {
  contract: Schema;
  messages: Messages;
  /** Rejects if it was not accepted. */
  send(value: InferOutput<Schema>): Promise<FormState>;
  attachments?: Attachments | undefined;
  afterwards?: readonly (() => unknown)[];
  /** After the form's state was updated; awaited. */
  onOutcome?(outcome: FormState, focused?: Element | null): unknown;
}

const failing = (reason: object) => () => Promise.reject(Object.assign(reason, { isUnsent: true } satisfies Unsent));

export function createFormActions<Schema extends GenericSchema>(
  { store, host, read }: Pick<LiveForm, 'store' | 'host' | 'read'>,
  { contract, messages, send, attachments = {}, afterwards, onOutcome }: FormRules<Schema>,
): FormActions {
  async function attempt(): Promise<FormState> {
    const parsed = parseTexts(contract, read(), messages);
    if ('errors' in parsed) return { status: 'refused', errors: parsed.errors };
    const errors = attachments.errors?.();
    if (errors) return { status: 'refused', errors };
    // Its type does not say that it is an object.
    return send({ ...(parsed.value as object), ...attachments.value?.() } as InferOutput<Schema>);
  }

  return {
    async submit(focused) {
      // Outside of the time limit: photos take longer.
      const go = attachments.settle ? await attachments.settle().then(() => attempt, failing) : attempt;
      if (store.getState().status === 'sending') return;
      store.setState({ status: 'sending', errors: {} });
      const outcome = await deliver(host, go, afterwards);
      store.setState(outcome, true);
      // A photo that is sent again is no failure.
      await quietly(() => onOutcome?.(store.getState(), focused));
    },
    revise(name) {
      const { status, errors } = store.getState();
      if (status === 'editing' || status === 'sent') return;
      const parsed = parseTexts(contract, read(), messages);
      const { [name]: _, ...others } = errors;
      const message = 'errors' in parsed && parsed.errors[name];
      store.setState({ errors: message ? { ...others, [name]: message } : others });
    },
  };
}
