import { type FormEvent, useEffect, useState } from 'react';
import { isForStrangers } from '../built-for.ts';
import type { WidgetHost } from '../define-widget.ts';
import type { FormLife, FormState, PostedForm, ShownForm } from './form-state.ts';

export interface FormSetup {
  host: WidgetHost;
  /** Brings what the form can do; called when a visitor goes into it, or has a draft. */
  enliven(form: ShownForm): Promise<FormLife>;
  posted: PostedForm | undefined;
}

/** What a view needs to draw a form. All that the form does comes with its life, for which nobody waits to see it. */
export function useForm({ host, enliven, posted }: FormSetup) {
  const isOurs = !isForStrangers && host.place === 'site';
  const [life, setLife] = useState<FormLife>();
  const [state, draw] = useState<FormState>({ status: 'editing', errors: {}, ...posted?.outcome });
  const [form] = useState(() => ({
    ref: { current: null as HTMLFormElement | null },
    // On our pages the form shows with its document. Whoever finds fields filled in may well send them at once.
    openedAt: posted || host.draft.read() ? undefined : isOurs ? 0 : performance.now(),
    start: state,
    life: undefined as Promise<FormLife> | undefined,
    /** What the fields start with, where the server has rendered what was posted. */
    values: posted?.values,
  }));
  const { ref, openedAt, start } = form;
  if (isOurs && state.status === 'sent') form.values = undefined;

  function withLife(use: (life: FormLife) => void, otherwise?: () => void): void {
    form.life ??= enliven({ host, posted, openedAt, start, draw, element: ref.current as HTMLFormElement });
    form.life.then(
      (life) => {
        setLife(life);
        use(life);
      },
      (error) => {
        console.error(error);
        form.life = undefined; // So that the next try loads it anew.
        otherwise?.();
      },
    );
  }
  const awake = () => withLife(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (host.draft.read()) awake();
  }, []);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    draw({ status: 'sending', errors: {} });
    withLife(
      (life) => life.submit(),
      () => {
        draw({ status: isOurs ? 'editing' : 'failed', errors: {} });
        if (isOurs) ref.current?.submit(); // The server answers with a page.
      },
    );
  }
  function onInput({ target }: FormEvent) {
    const { name, value } = target as HTMLInputElement;
    host.draft.write({ ...host.draft.read(), [name]: value });
    withLife((life) => life.revise(name));
  }

  return {
    state,
    life,
    /** What the server has answered with more than messages, while nothing was sent since. */
    answered: isOurs && state === start && state.status !== 'refused' ? posted : undefined,
    /** What the fields start with, if the server has rendered what was posted. */
    values: form.values,
    // The rest is for the form element. Some autofill fires `change` alone.
    ref,
    noValidate: true,
    onSubmit,
    onInput,
    onChange: onInput,
    onFocus: awake,
  };
}
