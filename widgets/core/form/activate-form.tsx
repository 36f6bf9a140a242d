import { useLayoutEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import { adoptStylesheet } from '../runtime/adopt-stylesheet.ts';
import { quietly } from '../runtime/quietly.ts';
import { hidden } from '../ui/parts.css.ts';
import { strings } from '../ui/strings.ts';
import { createToasts, ToastRegion, type ToastStore } from '../ui/toast.tsx';
import type { FormBehavior, FormModel, FormState, LiveForm, ShownForm } from './form-state.ts';
import { holdFields } from './hold-fields.ts';
import { Offer } from './offer.tsx';
import type { Outcomes } from './outcomes.ts';
import { SparePart } from './spare-part.tsx';

export interface BehaviorSetup {
  /** Sheet of what comes with the form's life. */
  css: string;
  createModel(form: LiveForm): FormModel;
  outcomes: Outcomes;
}

/** Makes a form that shows do all that forms do here: it remembers, checks and sends what is typed, and answers. */
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
  // What is changed after it was read would be neither sent nor, once the form is emptied, kept.
  store.subscribe(({ status }) =>
    quietly(() => {
      letGo?.();
      letGo = status === 'sending' ? holdFields(element) : undefined;
    }),
  );
  if (!posted) restore(inputs(), host.draft.read() ?? {});
  else if (posted.outcome.status === 'sent') host.draft.write();

  /** What was typed, as far as it can be read: a form that failed says so all the same. */
  function typed(): Record<string, string> {
    let values = {};
    quietly(() => {
      values = read();
    });
    return values;
  }

  /** Focuses the first field in error, but takes the focus from no field that the visitor has gone to since. */
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
  /** The state in which the form showed first. */
  start: FormState;
  element: HTMLFormElement;
  toasts: ToastStore;
}

/**
 * What a form's state brings with it beside the fields: the toasts, an empty form after success, and while
 * it is on its way a word to those who do not see that.
 */
function FormEffects({ state, start, element, toasts }: FormEffectsProps) {
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

/** Fills in what was typed before, where nothing is typed or chosen now. */
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
