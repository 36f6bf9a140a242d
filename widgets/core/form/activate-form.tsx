import { type ComponentType, useLayoutEffect } from 'react';
import type { GenericSchema } from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { honeypotName } from '../../../catalogue/contracts/form-names.ts';
import { type FieldErrors, parseTexts } from '../../../catalogue/contracts/parse.ts';
import type { Messages } from '../../../catalogue/messages/text.en.ts';
import { quietly } from '../runtime/quietly.ts';
import { useStore } from '../runtime/use-store.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { hidden } from '../ui/parts.css.ts';
import { createToasts, ToastRegion } from '../ui/toast.tsx';
import { FallbackContact, type FormMail, type FormWords, strings } from './fallback-contact.tsx';
import type { FormBehavior, FormState, SentAnswer, ShownForm } from './form-state.ts';
import { noAutofill } from './no-autofill.ts';
import { keepPrefilled, redirect } from './page-attributes.ts';
import { createSender, deliver, lockFields, type Unsent } from './send-form.ts';

/** Empty until the code that attaches something sets them. */
export interface Attachments {
  /** Once all uploads have ended; a rejection fails the form. */
  settle?(): Promise<void>;
  errors?(): FieldErrors | undefined;
  value?(): object;
}

interface BehaviorSetup {
  contract: GenericSchema;
  messages: Messages;
  /** Below the API's origin. */
  path: string;
  /** Once it was sent; errors are only logged. */
  afterwards(): void;
  attachments?: Attachments;
  receipt(): Promise<ShowReceipt>;
  css: string;
  words: FormWords;
  sent: { title: string; text: string };
  mail: FormMail;
}

/** Without `sent`, shows the receipt from before a reload. */
export type ShowReceipt = (form: ShownForm, receipts: ReceiptStore, sent?: SentForm) => void;

type SentForm = { value: unknown; answer: SentAnswer | undefined };

type ReceiptStore = StoreApi<{ Panel?: ComponentType | undefined }>;

export function activateForm(form: ShownForm, setup: BehaviorSetup): FormBehavior & { store: StoreApi<FormState> } {
  const { host, posted, openedAt, start, draw, element } = form;
  const { css, contract, messages, attachments, receipt } = setup;
  const words = { ...setup.words, ...host.words(strings, 'fallback') };
  const inputs = () => [...element.elements] as HTMLInputElement[];
  const read = () => Object.fromEntries(new FormData(element)) as Record<string, string>;
  const store = createStore<FormState>(() => start);
  const toasts = createToasts();
  const receipts: ReceiptStore = createStore(() => ({}));
  let isAgent: unknown;
  // Within `:is`, a browser ignores an unknown name.
  const isAided = () => isAgent || quietly(() => element.querySelector(':is(:autofill,:-webkit-autofill)'));
  const post = createSender({ host, openedAt, read }, setup.path, isAided);
  let sent: unknown;
  let unlock: (() => void) | undefined;

  host.adopt(css);
  store.subscribe((state) => {
    draw(state);
    quietly(() => {
      unlock?.();
      // Later changes would not be sent, and would be lost.
      unlock = state.status === 'sending' ? lockFields(element) : undefined;
    });
  });
  if (host.element) {
    keepPrefilled(element, host.element);
    const trap = element.elements.namedItem(honeypotName) as Element;
    for (const [name, value] of Object.entries(noAutofill)) trap.setAttribute(name, value);
  }
  const draft = host.draft.read() ?? {};
  if (!posted || posted.outcome.status === 'sent') restore(inputs(), draft);
  if (draft.sent) void showReceipt();

  async function send(failure: object | undefined): Promise<FormState> {
    if (failure) throw Object.assign(failure, { isUnsent: true } satisfies Unsent);
    const parsed = parseTexts(contract, read(), messages);
    const errors = 'errors' in parsed ? parsed.errors : attachments?.errors?.();
    if (errors) return { status: 'refused', errors };
    sent = { ...Object('value' in parsed && parsed.value), ...attachments?.value?.() };
    receipt().catch(console.error); // Loads in parallel with the request.
    return post(sent);
  }

  async function submit(focused?: Element | null, isByAgent?: boolean): Promise<void> {
    isAgent = isByAgent;
    // Outside of the time limit: photos take longer.
    const failure = await attachments?.settle?.().then(() => undefined, Object);
    if (store.getState().status === 'sending') return;
    store.setState({ status: 'sending', errors: {} });
    store.setState(await deliver(host, () => send(failure), setup.afterwards, leave), true);
    await quietly(() => onOutcome(focused));
  }

  const leave = () => host.element && redirect(host.element, host.apiOrigin).catch(console.error);

  async function showReceipt(given?: SentForm): Promise<void> {
    try {
      (await receipt())(form, receipts, given);
    } catch (error) {
      console.error(error);
    }
  }

  function onOutcome(focused?: Element | null): Promise<void> | undefined {
    // Not the outcome's own: a photo that is sent again is no failure.
    const { status, errors, retryAfterSeconds: wait, answer } = store.getState();
    if (status === 'sent') quietly(() => host.draft.write());
    const receiptShown = status === 'sent' ? showReceipt({ value: sent, answer }) : undefined;
    const text = wait === undefined ? words.failed : words.failedFor(words.failed, wait);
    const failed = { title: 'Error', text, variant: 'destructive' } as const;
    if (status === 'sent' || status === 'failed')
      quietly(() => toasts.setState({ toast: status === 'sent' ? setup.sent : failed }));
    const { activeElement } = document;
    const hasGoneOn = focused && activeElement !== focused && inputs().includes(activeElement as HTMLInputElement);
    const refused = inputs().find(({ name }) => errors[name]);
    if (!hasGoneOn) refused?.focus();
    return receiptShown;
  }

  function FormEffects({ state }: { state: FormState }) {
    const { Panel } = useStore(receipts);
    // After rendering, fields have their own defaults again instead of posted values.
    useLayoutEffect(() => {
      if (state.status === 'sent' && state !== start) quietly(() => element.reset());
    }, [state]);
    return (
      <>
        <p className={hidden} role="status">
          {state.status === 'sending' && words.sending}
        </p>
        {Panel && <Panel />}
        <ToastRegion toasts={toasts} host={host} />
      </>
    );
  }

  return {
    submit,
    revise(name) {
      const { status, errors } = store.getState();
      if (status === 'editing' || status === 'sent') return;
      const parsed = parseTexts(contract, read(), messages);
      const { [name]: _, ...others } = errors;
      const message = 'errors' in parsed && parsed.errors[name];
      store.setState({ errors: message ? { ...others, [name]: message } : others });
    },
    store,
    Effects: ({ state }) => (
      <ErrorBoundary of={state}>
        <FormEffects state={state} />
      </ErrorBoundary>
    ),
    Fallback: () => (
      <FallbackContact
        words={words}
        // Quietly: the failure must be shown in any case.
        values={quietly(read) ?? {}}
        mail={setup.mail}
        waitSeconds={store.getState().retryAfterSeconds}
        isUnanswered={store.getState().isUnanswered}
        onAgain={() => element.querySelector<HTMLElement>('[type=submit]')?.click()}
      />
    ),
  };
}

function restore(inputs: readonly HTMLInputElement[], draft: Readonly<Record<string, string>>): void {
  const changed = inputs
    .filter((input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked)
    .map(({ name }) => name);
  for (const input of inputs) {
    const kept = draft[input.name];
    // `hidden` and `file` inputs cannot be filled in.
    if (kept === undefined || /^[hf]i/.test(input.type) || changed.includes(input.name)) continue;
    if (input.type === 'radio') input.checked = input.value === kept;
    else input.value = kept;
  }
}
