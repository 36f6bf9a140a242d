import type { GenericSchema, InferOutput } from 'valibot';
import { parse } from '../../../catalogue/contracts/parse.ts';
import { deliver } from './deliver.ts';
import type { FormModel, FormState, LiveForm } from './form-state.ts';

/**
 * Validates on submit and, after the first submit, on change.
 * @param send resolves to the outcome, rejects if the form was not accepted
 * @param afterwards steps after success; their failures change nothing
 */
export function createFormModel<Schema extends GenericSchema>(
  { store, host, read }: Pick<LiveForm, 'store' | 'host' | 'read'>,
  contract: Schema,
  send: (value: InferOutput<Schema>) => Promise<FormState>,
  afterwards: readonly (() => unknown)[] = [],
): FormModel {
  async function attempt(): Promise<FormState> {
    const parsed = parse(contract, read());
    if ('errors' in parsed) return { status: 'refused', errors: parsed.errors };
    store.setState({ status: 'sending', errors: {} });
    return send(parsed.value);
  }

  return {
    async submit() {
      store.setState(await deliver(host, attempt, afterwards));
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
