import type { GenericSchema, InferOutput } from 'valibot';
import { parse } from '../../../catalogue/contracts/parse.ts';
import { quietly } from '../runtime/quietly.ts';
import type { FormModel, FormState, LiveForm } from './form-state.ts';
import { deliver } from './send-form.ts';

interface FormRules<Schema extends GenericSchema> {
  contract: Schema;
  /** Resolves to the form's outcome; rejects when it was not taken. */
  send(value: InferOutput<Schema>): Promise<FormState>;
  /** What is left to do once it was taken; errors there are only logged. */
  afterwards?: readonly (() => unknown)[];
  /** Called with every outcome of a submit, once the form's state has it. */
  onOutcome?(outcome: FormState, focused?: Element | null): void;
}

/** Validates on submit and, after the first submit, on change. */
export function createFormModel<Schema extends GenericSchema>(
  { store, host, read }: Pick<LiveForm, 'store' | 'host' | 'read'>,
  { contract, send, afterwards, onOutcome }: FormRules<Schema>,
): FormModel {
  async function attempt(): Promise<FormState> {
    const parsed = parse(contract, read());
    if ('errors' in parsed) return { status: 'refused', errors: parsed.errors };
    store.setState({ status: 'sending', errors: {} });
    return send(parsed.value);
  }

  return {
    async submit(focused) {
      if (store.getState().status === 'sending') return;
      const outcome = await deliver(host, attempt, afterwards);
      store.setState(outcome, true);
      quietly(() => onOutcome?.(outcome, focused));
    },
    revise(name) {
      const { status, errors } = store.getState();
      if (status === 'editing' || status === 'sent') return;
      const parsed = parse(contract, read());
      const { [name]: _, ...others } = errors;
      const message = 'errors' in parsed && parsed.errors[name];
      store.setState({ errors: message ? { ...others, [name]: message } : others });
    },
  };
}
