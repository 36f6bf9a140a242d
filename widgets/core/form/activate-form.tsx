import { createStore } from 'zustand/vanilla';
import { adoptStylesheet } from '../runtime/adopt-stylesheet.ts';
import { quietly } from '../runtime/quietly.ts';
import { createToasts } from '../ui/toast.tsx';
import { FormEffects } from './form-effects.tsx';
import type { FormBehavior, FormModel, FormState, LiveForm, ShownForm } from './form-state.ts';
import { holdFields } from './hold-fields.ts';
import { Offer } from './offer.tsx';
import type { Outcomes } from './outcomes.ts';
import { restore } from './restore.ts';
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
