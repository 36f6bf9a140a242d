import { useLayoutEffect } from 'react';
import { quietly } from '../runtime/quietly.ts';
import { hidden } from '../ui/parts.css.ts';
import { strings } from '../ui/strings.ts';
import { ToastRegion, type ToastStore } from '../ui/toast.tsx';
import type { FormState } from './form-state.ts';

interface FormEffectsProps {
  state: FormState;
  /** The state in which the form showed first. */
  start: FormState;
  element: HTMLFormElement;
  toasts: ToastStore;
}

/**
 * What a form's state brings with it beside the fields: the toasts, an empty form after success, and while
 * it is on its way a word to those who do not see that.
 */
export function FormEffects({ state, start, element, toasts }: FormEffectsProps) {
  // Only once it is drawn do the fields have their own defaults again in place of what was posted.
  useLayoutEffect(() => {
    if (state.status === 'sent' && state !== start) quietly(() => element.reset());
  }, [state, start, element]);
  return (
    <>
      <p className={hidden} role="status">
        {state.status === 'sending' && strings.sending}
      </p>
      <ToastRegion toasts={toasts} />
    </>
  );
}
