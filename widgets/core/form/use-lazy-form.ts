import { type FormEvent, useEffect, useState } from 'react';
import type { WidgetHost } from '../runtime/define-widget.ts';
import { withinTimeLimit } from '../runtime/time-limit.ts';
import type { FormBehavior, FormState, PostedForm, ShownForm } from './form-state.ts';
import type { PageForm } from './page-form.tsx';

export interface FormSetup {
  host: WidgetHost;
  page: PageForm | undefined;
  /** On our pages also when idle, so that a failure can be reported offline. */
  activate(form: ShownForm): Promise<FormBehavior>;
  posted: PostedForm | undefined;
}

/** Failures outlive a form's mount in embeds, as drafts do. */
const failures = new WeakMap<WidgetHost, FormState | undefined>();

/** https://github.com/webmachinelearning/webmcp */
type AgentSubmitEvent = FormEvent & { agentInvoked?: boolean };

export function useLazyForm({ host, page, activate, posted }: FormSetup) {
  const [behavior, setBehavior] = useState<FormBehavior>();
  const [state, setState] = useState<FormState>({
    status: 'editing',
    errors: {},
    ...(posted?.outcome ?? failures.get(host)),
  });
  function draw(state: FormState): void {
    failures.set(host, state.status === 'failed' ? state : undefined);
    setState(state);
  }
  const [form] = useState(() => ({
    ref: { current: null as HTMLFormElement | null },
    // On our pages the form shows with its document. A quick post of filled-in fields is no sign of a bot.
    openedAt: posted || host.draft.read() ? undefined : page ? 0 : performance.now(),
    start: state,
    behavior: undefined as Promise<FormBehavior> | undefined,
    values: posted?.values,
  }));
  const { ref, openedAt, start } = form;
  if (state.status === 'sent') form.values = undefined;

  const load = () => {
    form.behavior ??= activate({ host, posted, openedAt, start, draw, element: ref.current as HTMLFormElement }).then(
      (behavior) => {
        setBehavior(behavior);
        return behavior;
      },
      (error) => {
        form.behavior = undefined; // The next attempt loads it again.
        throw error;
      },
    );
    return form.behavior;
  };
  const awake = (then?: (behavior: FormBehavior) => void) => load().then(then).catch(console.error);

  const isPrefilled = /prefill|inherit/.test(`${host.element?.getAttributeNames()}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, and when the page prefills it later.
  useEffect(() => {
    if (posted?.outcome.status === 'sent') page?.dropSentDraft(host.draft);
    if (host.draft.read() || isPrefilled) awake();
    else host.whenIdle?.(() => awake());
  }, [isPrefilled]);

  function onSubmit(event: AgentSubmitEvent): void {
    event.preventDefault();
    host.sending = Promise.all([host.sending, submit(event)]);
  }
  async function submit({ agentInvoked }: AgentSubmitEvent): Promise<void> {
    if (state.status === 'sending') return;
    const focused = document.activeElement;
    draw({ status: 'sending', errors: {} });
    try {
      const behavior = await withinTimeLimit(() => load().catch(page?.answers));
      if (behavior) return behavior.submit(focused, agentInvoked);
      draw({ status: 'editing', errors: {} });
      ref.current?.submit();
    } catch (error) {
      draw({ status: 'failed', errors: {} });
      console.error(error);
    }
  }
  /** Until it is sent again. Excludes field errors. */
  const answered = state === start && state.status !== 'refused' ? posted : undefined;
  function onInput({ target }: FormEvent) {
    const { name, value } = target as HTMLInputElement;
    host.draft.write({ ...host.draft.read(), [name]: value });
    awake((behavior) => behavior.revise(name));
  }

  return {
    state,
    behavior,
    answered,
    values: form.values,
    /** Some autofill fires only `change`. */
    form: {
      ...{ ref, noValidate: true, onSubmit, onInput, onChange: onInput },
      ...{ onFocusIn: () => awake(), onDragEnter: () => awake() },
    },
  };
}
