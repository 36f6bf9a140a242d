import { useLayoutEffect } from 'react';
import { ToastRegion, type ToastStore } from '../toast.tsx';
import type { FormState } from './form-state.ts';

interface FormEffectsProps {
  state: FormState;
  /** The state in which the form showed first. */
  start: FormState;
  element: HTMLFormElement;
  toasts: ToastStore;
}

/** What a form's state brings with it beside the fields: the toasts, and an empty form after success. */
export function FormEffects({ state, start, element, toasts }: FormEffectsProps) {
  // Only once it is drawn do the fields have their own defaults again in place of what was posted.
  useLayoutEffect(() => {
    if (state.status === 'sent' && state !== start) element.reset();
  }, [state, start, element]);
  return <ToastRegion toasts={toasts} />;
}
