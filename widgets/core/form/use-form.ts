import { type FormEvent, useEffect, useState } from 'react';
import { isEmbedBuild } from '../runtime/build-target.ts';
import type { WidgetHost } from '../runtime/define-widget.ts';
import type { FormBehavior, FormState, PostedForm, ShownForm } from './form-state.ts';
import { settle } from './settle.ts';

export interface FormSetup {
  host: WidgetHost;
  /**
   * Brings what the form can do; called when a visitor goes into it or has a draft, and on pages of ours once the browser
   * is idle, so that a form can say that it failed where by then there is no network.
   */
  activate(form: ShownForm): Promise<FormBehavior>;
  posted: PostedForm | undefined;
}

/** What a view needs to draw a form. All that the form does comes with its life, for which nobody waits to see it. */
export function useForm({ host, activate, posted }: FormSetup) {
  const isOurs = !isEmbedBuild && host.place === 'site';
  const [behavior, setBehavior] = useState<FormBehavior>();
  const [state, draw] = useState<FormState>({
    status: 'editing',
    errors: {},
    ...(isEmbedBuild ? {} : posted?.outcome),
  });
  const [form] = useState(() => ({
    ref: { current: null as HTMLFormElement | null },
    // On our pages the form shows with its document. Whoever finds fields filled in may well send them at once.
    openedAt: posted || host.draft.read() ? undefined : isOurs ? 0 : performance.now(),
    start: state,
    behavior: undefined as Promise<FormBehavior> | undefined,
    /** What the fields start with, where the server has rendered what was posted. */
    values: isEmbedBuild ? undefined : posted?.values,
  }));
  const { ref, openedAt, start } = form;
  if (isOurs && state.status === 'sent') form.values = undefined;

  const load = () => {
    form.behavior ??= activate({ host, posted, openedAt, start, draw, element: ref.current as HTMLFormElement }).then(
      (behavior) => {
        setBehavior(behavior);
        return behavior;
      },
      (error) => {
        form.behavior = undefined; // So that the next try loads it anew.
        throw error;
      },
    );
    return form.behavior;
  };
  const awake = (then?: (behavior: FormBehavior) => void) => load().then(then).catch(console.error);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (host.draft.read()) awake();
    else if (isOurs) host.whenIdle?.(() => awake());
  }, []);

  /** Leaves it to the browser to send the form, where the server answers with a page. Rejects where it would not. */
  async function byBrowser(): Promise<Pick<FormBehavior, 'submit'>> {
    const { ok, status } = await fetch('', { method: 'HEAD' });
    if (!ok) throw new Error(`The page answers ${status}`);
    return {
      async submit() {
        draw({ status: 'editing', errors: {} });
        ref.current?.submit();
      },
    };
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isOurs && state.status === 'sending') return; // The browser would send it twice.
    const focused = isEmbedBuild ? undefined : document.activeElement;
    draw({ status: 'sending', errors: {} });
    settle<Pick<FormBehavior, 'submit'> | undefined>(
      () => (isOurs ? load().catch(byBrowser) : load()),
      (error) => {
        draw({ status: 'failed', errors: {} });
        console.error(error);
        return undefined;
      },
    ).then((behavior) => behavior?.submit(focused));
  }
  function onInput({ target }: FormEvent) {
    const { name, value } = target as HTMLInputElement;
    host.draft.write({ ...host.draft.read(), [name]: value });
    awake((behavior) => behavior.revise(name));
  }

  return {
    state,
    behavior,
    /** What the server has answered with more than messages, while nothing was sent since. */
    answered: isOurs && state === start && state.status !== 'refused' ? posted : undefined,
    /** What the fields start with, if the server has rendered what was posted. */
    values: isEmbedBuild ? undefined : form.values,
    // The rest is for the form element. Some autofill fires `change` alone.
    ref,
    noValidate: true,
    onSubmit,
    onInput,
    onChange: onInput,
    onFocus: () => awake(),
  };
}
