import type { GenericSchema, InferOutput } from 'valibot';
import { parse } from '../../../catalogue/contracts/parse.ts';
import type { FormModel, FormState, LiveForm } from './form-state.ts';

/**
 * Validates on submit, and on change once it was submitted (SPEC.md §5).
 * @param send resolves to what became of the form; it never rejects
 */
export function createFormModel<Schema extends GenericSchema>(
  { store, read }: Pick<LiveForm, 'store' | 'read'>,
  contract: Schema,
  send: (value: InferOutput<Schema>) => Promise<FormState>,
): FormModel {
  return {
    async submit() {
      const parsed = parse(contract, read());
      if ('errors' in parsed) return store.setState({ status: 'refused', errors: parsed.errors });
      store.setState({ status: 'sending', errors: {} });
      store.setState(await send(parsed.value));
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
