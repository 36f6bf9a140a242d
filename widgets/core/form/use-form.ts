import { type FormEvent, useEffect, useState } from 'react';
import { isEmbedBuild } from '../runtime/build-target.ts';
import type { WidgetHost } from '../runtime/define-widget.ts';
import { settle } from '../runtime/time-limit.ts';
import type { FormBehavior, FormState, PostedForm, ShownForm } from './form-state.ts';

export interface FormSetup {
  host: WidgetHost;
  /**
   * Loads the form's behavior; called when a visitor enters it or has a draft, and on our pages once the browser is
   * idle, so that a form can report a failure if the network is gone by then.
   */
  activate(form: ShownForm): Promise<FormBehavior>;
  posted: PostedForm | undefined;
}

/** What a view needs to render a form. The behavior loads separately, so nobody waits for it to see the form. */
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
    // On our pages the form is visible with its document. Visitors who find the fields filled in may send them at once.
    openedAt: posted || host.draft.read() ? undefined : isOurs ? 0 : performance.now(),
    start: state,
    behavior: undefined as Promise<FormBehavior> | undefined,
    /** The initial values of the fields, if the server rendered posted ones. */
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
        form.behavior = undefined; // So that the next attempt loads it again.
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

  /** Lets the browser send the form, where the server responds with a page. Rejects where it would not. */
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
    if (isOurs && state.status === 'sending') return; // Otherwise the browser would send it twice.
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
    /** The server's response if it is more than messages, while nothing was sent since. */
    answered: isOurs && state === start && state.status !== 'refused' ? posted : undefined,
    /** The initial values of the fields, if the server rendered posted ones. */
    values: isEmbedBuild ? undefined : form.values,
    // The rest is for the form element. Some autofill fires only `change`.
    ref,
    noValidate: true,
    onSubmit,
    onInput,
    onChange: onInput,
    onFocus: () => awake(),
  };
}
