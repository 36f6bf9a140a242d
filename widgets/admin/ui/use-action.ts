import { useState } from 'react';
import { fieldErrorsOf, sentenceOf } from '../admin-api.ts';
import { strings } from '../security/strings.ts';

export interface Action {
  isBusy: boolean;
  /** The success message, or an error that belongs to no field. */
  said: string;
  hasFailed: boolean;
  /** Error messages by field. */
  errors: Readonly<Record<string, string>>;
  /**
   * Runs a call, one at a time.
   * @param done the message on success
   * @param failed the message on a failure that the server does not explain. @default that it did not get through
   */
  act(call: () => Promise<void>, done?: string, failed?: string): Promise<void>;
  /** Clears the outcome of the last call. */
  clear(): void;
}

const none: Pick<Action, 'said' | 'hasFailed' | 'errors'> = { said: '', hasFailed: false, errors: {} };

/** Runs one change at a time and exposes the server's messages about it. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(none);
  const clear = () => setOutcome(none);

  async function act(call: () => Promise<void>, done = '', failed: string = strings.failed): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    clear();
    try {
      await call();
      setOutcome({ said: done, hasFailed: false, errors: {} });
    } catch (error) {
      console.error(error);
      const errors = fieldErrorsOf(error);
      const said = Object.keys(errors).length > 0 ? '' : sentenceOf(error, failed);
      setOutcome({ said, hasFailed: true, errors });
    }
    setBusy(false);
  }

  return { isBusy, ...outcome, act, clear };
}
