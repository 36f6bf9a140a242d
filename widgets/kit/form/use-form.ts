import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { WidgetHost } from '../define-widget.ts';
import { createToasts, type Toast } from '../toast.tsx';
import { useStore } from '../use-store.ts';
import type { FormModel, FormState, LiveForm, PostedForm } from './form-state.ts';
import { restore } from './restore.ts';

export type LoadModel = (form: LiveForm) => Promise<FormModel>;

export interface FormSetup {
  host: WidgetHost;
  /** Called when a visitor goes into the form. A failure to load it counts as a failure to send. */
  load: LoadModel;
  words: Record<'sent' | 'failed', Toast>;
  posted?: PostedForm | undefined;
}

/** What a form is, from its first rendering on. */
function createForm({ host, posted }: FormSetup) {
  const start: FormState = { status: 'editing', errors: {}, ...posted?.outcome };
  const element: { current: HTMLFormElement | null } = { current: null };
  return {
    host,
    store: createStore(() => start),
    openedAt: performance.now(),
    read: () => Object.fromEntries(new FormData(element.current as HTMLFormElement)) as Record<string, string>,
    element,
    toasts: createToasts(),
    model: undefined as Promise<FormModel> | undefined,
    /** What the fields start with, where the server has rendered what was posted. */
    values: posted?.values,
  };
}

/** All that a form does, for a view that only draws it. */
export function useForm(setup: FormSetup) {
  const { host, load, words, posted } = setup;
  const [form] = useState(() => createForm(setup));
  const { store, element, read, toasts } = form;
  const state = useStore(store);
  const isAnswered = !!posted && state === store.getInitialState();
  if (state.status === 'sent') form.values = undefined;

  const inputs = () => [...(element.current?.elements ?? [])] as HTMLInputElement[];
  const withModel = (use: (model: FormModel) => unknown) => {
    form.model ??= load(form);
    return form.model.then(use, (error) => {
      console.error(error);
      form.model = undefined; // So that the next try loads it anew.
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes to life.
  useEffect(() => {
    if (!posted) restore(inputs(), host.draft.read());
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form that was sent.
  useLayoutEffect(() => {
    if (state.status === 'sent' && !isAnswered) element.current?.reset();
  }, [state]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (store.getState().status === 'sending') return;
    store.setState({ status: 'sending', errors: {} });
    await withModel((model) => model.submit());
    if (store.getState().status === 'sending') store.setState({ status: 'failed' });

    const { status, errors } = store.getState();
    if (status === 'sent') host.draft.write();
    if (status === 'sent' || status === 'failed') toasts.setState({ toast: { ...words[status] } });
    inputs()
      .find(({ name }) => errors[name])
      ?.focus();
  }
  function onInput({ target }: FormEvent) {
    host.draft.write(read());
    withModel((model) => model.revise((target as HTMLInputElement).name));
  }

  return {
    state,
    /** The server has answered, and nothing was sent since. */
    isAnswered,
    toasts,
    values: form.values,
    read,
    /** For the form element. Some autofill fires `change` alone. */
    props: {
      ref: element,
      noValidate: true,
      onSubmit,
      onInput,
      onChange: onInput,
      onFocusCapture: () => void withModel(() => {}),
    },
  };
}
