import { useLayoutEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import { adoptStylesheet } from '../runtime/adopt-stylesheet.ts';
import { quietly } from '../runtime/quietly.ts';
import { SparePart } from '../ui/error-boundary.tsx';
import { hidden } from '../ui/parts.css.ts';
import { strings } from '../ui/strings.ts';
import { createToasts, ToastRegion, type ToastStore } from '../ui/toast.tsx';
import { Offer } from './fallback-contact.tsx';
import type { FormBehavior, FormModel, FormState, LiveForm, ShownForm } from './form-state.ts';
import { holdFields } from './lock-fields.ts';
import type { Outcomes } from './outcomes.ts';

export interface BehaviorSetup {
  /** The sheet of what loads with the behavior. */
  css: string;
  createModel(form: LiveForm): FormModel;
  outcomes: Outcomes;
}

/** Makes a visible form work: it remembers, checks and sends the input, and shows the outcome. */
export function activateForm(form: ShownForm, { css, createModel, outcomes }: BehaviorSetup): FormBehavior {
  const { host, posted, openedAt, start, draw, element } = form;
  const inputs = () => [...element.elements] as HTMLInputElement[];
  const read = () => Object.fromEntries(new FormData(element)) as Record<string, string>;
  const store = createStore<FormState>(() => start);
  const model = createModel({ store, host, openedAt, read });
  const toasts = createToasts();
  let letGo: (() => void) | undefined;

  adoptStylesheet(element, css);
  store.subscribe(draw);
  // A change made after reading would neither be sent nor survive when the form is cleared.
  store.subscribe(({ status }) =>
    quietly(() => {
      letGo?.();
      letGo = status === 'sending' ? holdFields(element) : undefined;
    }),
  );
  if (!posted) restore(inputs(), host.draft.read() ?? {});
  else if (posted.outcome.status === 'sent') host.draft.write();

  /** The input, as far as it can be read: a form that failed says so in any case. */
  function typed(): Record<string, string> {
    let values = {};
    quietly(() => {
      values = read();
    });
    return values;
  }

  /** Focuses the first field with an error, unless the visitor has moved to another field since. */
  function focusError(focused?: Element | null): void {
    const { errors } = store.getState();
    const { activeElement } = document;
    const hasGoneOn = focused && activeElement !== focused && inputs().some((input) => input === activeElement);
    const first = inputs().find(({ name }) => errors[name]);
    if (!hasGoneOn) first?.focus();
  }

  return {
    async submit(focused) {
      if (store.getState().status === 'sending') return;
      await model.submit();
      const { status } = store.getState();
      if (status === 'sent') quietly(() => host.draft.write());
      if (status === 'sent' || status === 'failed') quietly(() => toasts.setState({ toast: { ...outcomes[status] } }));
      quietly(() => focusError(focused));
    },
    revise: model.revise,
    Effects: ({ state }) => (
      <SparePart of={state}>
        <FormEffects {...{ state, start, element, toasts }} />
      </SparePart>
    ),
    Offer: () => <Offer values={typed()} mail={outcomes.mail} />,
  };
}

interface FormEffectsProps {
  state: FormState;
  /** The state in which the form was first shown. */
  start: FormState;
  element: HTMLFormElement;
  toasts: ToastStore;
}

/**
 * Everything besides the fields that depends on a form's state: the toasts, an empty form after success, and a message
 * for screen readers while sending.
 */
function FormEffects({ state, start, element, toasts }: FormEffectsProps) {
  // Only after rendering do the fields have their own defaults again instead of the posted values.
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

/** Restores the draft into fields that are still empty. */
export function restore(inputs: readonly HTMLInputElement[], draft: Readonly<Record<string, string>>): void {
  const isChanged = (input: HTMLInputElement) =>
    input.value !== input.defaultValue || input.checked !== input.defaultChecked;
  const changed = new Set(inputs.filter(isChanged).map(({ name }) => name));
  for (const input of inputs) {
    const kept = draft[input.name];
    if (kept === undefined || input.type === 'hidden' || changed.has(input.name)) continue;
    if (input.type === 'radio') input.checked = input.value === kept;
    else input.value = kept;
  }
}
