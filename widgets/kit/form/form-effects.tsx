import { useLayoutEffect } from 'react';
import { ToastRegion } from '../toast.tsx';
import type { FormLife, FormState } from './form-state.ts';

interface FormEffectsProps {
  life: FormLife;
  state: FormState;
}

/** What a form's state brings with it beside the fields: the toasts, and an empty form after success. */
export function FormEffects({ life, state }: FormEffectsProps) {
  // Only once it is drawn do the fields have their own defaults again in place of what was posted.
  useLayoutEffect(() => {
    if (state.status === 'sent' && state !== life.start) life.reset();
  }, [life, state]);
  return <ToastRegion toasts={life.toasts} />;
}
