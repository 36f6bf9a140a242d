import { useState } from 'react';
import { lineButton } from '../../core/ui/parts.css.ts';
import { fieldErrorsOf, sentenceOf } from '../admin-api.ts';
import { strings } from '../strings.ts';

export interface Action {
  isBusy: boolean;
  said: string;
  hasFailed: boolean;
  errors: Readonly<Record<string, string>>;
  /** One call at a time. `failed` is for failures that the server does not explain. */
  act(call: () => Promise<void>, done?: string, failed?: string): Promise<void>;
  clear(): void;
}

const none: Pick<Action, 'said' | 'hasFailed' | 'errors'> = { said: '', hasFailed: false, errors: {} };

export function useAction(): Action {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(none);
  const clear = () => setOutcome(none);

  async function act(
    call: () => Promise<void>,
    done = '',
    failed: string = 'That did not get through. Please try again.',
  ): Promise<void> {
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

export function ActionOutcome({ action: { said, hasFailed } }: { action: Action }) {
  return (
    <>
      <p role="status">{hasFailed ? '' : said}</p>
      <p role="alert">{hasFailed ? said : ''}</p>
    </>
  );
}

export function RestoredDraft({
  words = strings.draftRestored,
  onDiscard,
}: {
  words?: string | undefined;
  onDiscard: () => void;
}) {
  return (
    <p>
      <span role="status">{words}</span>{' '}
      <button className={lineButton} type="button" onClick={onDiscard}>
        {strings.discardDraft}
      </button>
    </p>
  );
}
