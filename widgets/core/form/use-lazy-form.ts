import { type FormEvent, useEffect, useState } from 'react';
import { isEmbedBuild } from '../runtime/build-target.ts';
import type { WidgetHost } from '../runtime/define-widget.ts';
import type { Draft } from '../runtime/draft.ts';
import { withinTimeLimit } from '../runtime/time-limit.ts';
import type { FormBehavior, FormState, PostedForm, ShownForm } from './form-state.ts';

export interface FormSetup {
  host: WidgetHost;
  /**
   * Loads the form's behavior; called when a visitor enters it, drags something over it or has a draft, and on our pages once the browser is
   * idle, so that a form can report a failure even if the network is gone by then.
   */
  activate(form: ShownForm): Promise<FormBehavior>;
  posted: PostedForm | undefined;
}

/**
 * Deletes the draft of a form that was posted without JavaScript, once per receipt, so that a new request typed on the
 * receipt's page survives a reload.
 */
function dropSentDraft(draft: Draft): void {
  const receipt = new URLSearchParams(location.search).get('sent');
  if (!receipt || draft.read()?.[receiptName] !== receipt)
    draft.write(receipt ? { [receiptName]: receipt } : undefined);
}

/** The failures of forms on other sites, which outlive their mounts as drafts do. */
const failures = new WeakMap<WidgetHost, FormState | undefined>();

/** The draft's entry for the previous request's receipt; no field has this name. */
const receiptName = 'receipt';

/** https://github.com/webmachinelearning/webmcp: true if an agent of the browser sends the form. */
type AgentSubmitEvent = FormEvent & { agentInvoked?: boolean };

/** Resolves if the page's server responds; then the browser can post the form without JavaScript. */
async function pageAnswers(): Promise<void> {
  const { ok, status } = await fetch('', { method: 'HEAD' });
  if (!ok) throw new Error(`The page answers ${status}`);
}

/**
 * The state and handlers with which a view renders a form. The form's behavior loads later, so that it does not delay
 * the form.
 */
export function useLazyForm({ host, activate, posted }: FormSetup) {
  const isOurs = !isEmbedBuild && host.place === 'site';
  const [behavior, setBehavior] = useState<FormBehavior>();
  const [state, setState] = useState<FormState>({
    status: 'editing',
    errors: {},
    ...(isEmbedBuild ? failures.get(host) : posted?.outcome),
  });
  function draw(state: FormState): void {
    if (isEmbedBuild) failures.set(host, state.status === 'failed' ? state : undefined);
    setState(state);
  }
  const [form] = useState(() => ({
    ref: { current: null as HTMLFormElement | null },
    // On our pages the form shows with its document. If fields are filled in already, a quick post is no sign of a bot.
    openedAt: posted || host.draft.read() ? undefined : isOurs ? 0 : performance.now(),
    start: state,
    behavior: undefined as Promise<FormBehavior> | undefined,
    /** Initial values if the server has rendered a posted form. */
    ...(isEmbedBuild ? {} : { values: posted?.values }),
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

  const isPrefilled = isEmbedBuild && /prefill|inherit/.test(`${(host.element as Element).getAttributeNames()}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, and when the page prefills it later.
  useEffect(() => {
    if (isOurs && posted?.outcome.status === 'sent') dropSentDraft(host.draft);
    if (host.draft.read() || isPrefilled) awake();
    else if (isOurs) host.whenIdle?.(() => awake());
  }, [isPrefilled]);

  function onSubmit(event: AgentSubmitEvent): void {
    event.preventDefault();
    host.sending = Promise.all([host.sending, submit(event)]);
  }
  async function submit({ agentInvoked }: AgentSubmitEvent): Promise<void> {
    if (isOurs && state.status === 'sending') return; // Prevents a duplicate submission.
    const focused = isEmbedBuild ? undefined : document.activeElement;
    draw({ status: 'sending', errors: {} });
    try {
      const behavior = await withinTimeLimit(isOurs ? () => load().catch(pageAnswers) : load);
      if (!isOurs || behavior) return behavior?.submit(focused, agentInvoked);
      draw({ status: 'editing', errors: {} });
      ref.current?.submit();
    } catch (error) {
      draw({ status: 'failed', errors: {} });
      console.error(error);
    }
  }
  /** The server's answer to a posted form, until it is sent again. Excludes field errors. */
  const answered = isOurs && state === start && state.status !== 'refused' ? posted : undefined;
  function onInput({ target }: FormEvent) {
    const { name, value } = target as HTMLInputElement;
    host.draft.write({ ...host.draft.read(), [name]: value });
    awake((behavior) => behavior.revise(name));
  }

  return {
    state,
    behavior,
    ...(isEmbedBuild ? {} : { answered, values: form.values }),
    /** For the form element. Some autofill fires only `change`. */
    form: {
      ...{ ref, noValidate: true, onSubmit, onInput, onChange: onInput },
      ...{ onFocusIn: () => awake(), onDragEnter: () => awake() },
    },
  };
}
