import { createStore } from 'zustand/vanilla';
import { adopt } from '../adopt.ts';
import { createToasts } from '../toast.tsx';
import { FormEffects } from './form-effects.tsx';
import type { FormLife, FormModel, FormState, LiveForm, ShownForm } from './form-state.ts';
import { Offer } from './offer.tsx';
import type { Outcomes } from './outcomes.ts';
import { restore } from './restore.ts';

export interface LifeSetup {
  /** Sheet of what comes with the form's life. */
  css: string;
  createModel(form: LiveForm): FormModel;
  outcomes: Outcomes;
}

/** Makes a form that shows do all that forms do here: it remembers, checks and sends what is typed, and answers. */
export function enlivenForm(form: ShownForm, { css, createModel, outcomes }: LifeSetup): FormLife {
  const { host, posted, openedAt, start, draw, element } = form;
  const inputs = () => [...element.elements] as HTMLInputElement[];
  const read = () => Object.fromEntries(new FormData(element)) as Record<string, string>;
  const store = createStore<FormState>(() => start);
  const model = createModel({ store, host, openedAt, read });
  const toasts = createToasts();

  adopt(element, css);
  store.subscribe(draw);
  if (!posted) restore(inputs(), host.draft.read() ?? {});
  else if (posted.outcome.status === 'sent') host.draft.write();

  return {
    async submit() {
      if (store.getState().status === 'sending') return;
      await model.submit();
      const { status, errors } = store.getState();
      if (status === 'sent') host.draft.write();
      if (status === 'sent' || status === 'failed') toasts.setState({ toast: { ...outcomes[status] } });
      inputs()
        .find(({ name }) => errors[name])
        ?.focus();
    },
    revise: model.revise,
    Effects: ({ state }) => <FormEffects {...{ state, start, element, toasts }} />,
    Offer: () => <Offer values={read()} mail={outcomes.mail} />,
  };
}
