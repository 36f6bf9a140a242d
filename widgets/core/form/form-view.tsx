import {
  type ComponentType,
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { honeypotName } from '../../../catalogue/contracts/form-names.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import type { SpanishOf, WidgetHost, WidgetProps } from '../runtime/define-widget.ts';
import { button, hidden, lineButton } from '../ui/parts.css.ts';
import { tape } from '../ui/tape.css.ts';
import { type FormBehavior, type FormState, type PostedForm, type ShownForm, withinTimeLimit } from './form-state.ts';
import { control, foot, frame, head, sheet, tiny } from './form-view.css.ts';
import type { PageForm } from './page-form.tsx';

export interface FieldInput extends InputHTMLAttributes<HTMLInputElement> {
  /** @default the form’s, for this name */
  label?: string;
  rows?: number;
}

/** In their order. `values` of the form override a field's default. Uncontrolled: the form reads them from the DOM. */
export type ShowFields = (inputs: Readonly<Record<string, FieldInput>>) => ReactNode;

/** https://github.com/webmachinelearning/webmcp */
type AgentSubmitEvent = FormEvent & { agentInvoked?: boolean };

interface LazyForm extends Pick<ShownForm, 'openedAt' | 'start'> {
  ref: { current: HTMLFormElement | null };
  behavior?: Promise<FormBehavior>;
  /** Posted, until the form was sent. */
  values: PostedForm['values'] | undefined;
}

type LazyFormProps = Pick<FormViewProps<ViewWords>, 'host' | 'page' | 'activate' | 'data'>;

function useLazyForm({ host, page, activate, data }: LazyFormProps) {
  const posted = data?.posted;
  const [behavior, setBehavior] = useState<FormBehavior>();
  const [state, setState] = useState<FormState>({
    status: 'editing',
    errors: {},
    ...(posted?.outcome ?? host.failure),
  });
  function draw(state: FormState): void {
    host.failure = state.status === 'failed' ? state : undefined;
    setState(state);
  }
  const become = (status: FormState['status']) => draw({ status, errors: {} });
  const [form] = useState<LazyForm>(() => ({
    ref: { current: null },
    // On our pages the form shows with its document. A quick post of filled-in fields is no sign of a bot.
    openedAt: posted || host.draft.read() ? undefined : page ? 0 : performance.now(),
    start: state,
    values: posted?.values,
  }));
  const { ref, openedAt, start } = form;
  if (state.status === 'sent') form.values = undefined;

  async function load(): Promise<FormBehavior> {
    form.behavior ??= activate({ host, posted, openedAt, start, draw, element: ref.current as HTMLFormElement });
    try {
      const behavior = await form.behavior;
      setBehavior(behavior);
      return behavior;
    } catch (error) {
      delete form.behavior; // The next attempt loads it again.
      throw error;
    }
  }
  const awake = () => load().catch(console.error);

  const isPrefilled = /prefill|inherit/.test(`${host.element?.getAttributeNames()}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, and when the page prefills it later.
  useEffect(() => {
    if (posted?.outcome.status === 'sent') page?.dropSentDraft(host.draft);
    if (host.draft.read() || isPrefilled) awake();
    else host.whenIdle?.(awake);
  }, [isPrefilled]);

  function onSubmit(event: AgentSubmitEvent): void {
    event.preventDefault();
    host.sending = Promise.all([host.sending, submit(event)]);
  }
  async function submit({ agentInvoked }: AgentSubmitEvent): Promise<void> {
    if (state.status === 'sending') return;
    const focused = document.activeElement;
    become('sending');
    try {
      const behavior = await withinTimeLimit(load().catch(page?.answers));
      if (behavior) return behavior.submit(focused, agentInvoked);
      become('editing');
      ref.current?.submit();
    } catch (error) {
      become('failed');
      console.error(error);
    }
  }
  async function onInput({ target }: FormEvent): Promise<void> {
    const { name, value } = target as HTMLInputElement;
    host.draft.write({ ...host.draft.read(), [name]: value });
    (await awake())?.revise(name);
  }

  return {
    state,
    behavior,
    /** Until it is sent again. Excludes field errors. */
    answered: state === start && state.status !== 'refused' ? posted : undefined,
    values: form.values,
    /** Some autofill fires only `change`. */
    form: { ref, noValidate: true, onSubmit, onInput, onChange: onInput, onFocusIn: awake, onDragEnter: awake },
  };
}

interface FormOnPage {
  /** The page's path, without a fragment. */
  action: string;
  posted?: PostedForm | undefined;
  values?: Readonly<Record<string, string>> | undefined;
}

export interface FormProps<Options> extends WidgetProps<Options & { heading: 'shown' | 'none' }, FormOnPage> {
  /** Undefined in embeds. */
  page?: PageForm;
  /** Without JavaScript. @default URL-encoded */
  encType?: string;
  /** `id` is the URL's fragment. @default in browsers, the server's HTML stays */
  Answer?: ComponentType<PostedForm & { id: string; action: string | undefined }> | undefined;
}

/** Undefined if the server does not say. Rejects without an answer. A sandboxed frame has no origin. */
export async function isRegistered(apiOrigin: string, site: string): Promise<unknown> {
  if (site === 'null') return false;
  const answer = await fetch(`${apiOrigin}/api/embed-origins?origin=${encodeURIComponent(site)}`);
  return (await answer.json()).registered;
}

/** Asked once a page. */
let question: Promise<unknown> | undefined;

/** Throws on an unregistered site, which shows the fallback link, as `/embed` and its check say. */
function useRegistration({ apiOrigin, element }: WidgetHost): void {
  const [refusal, refuse] = useState<Error>();
  if (refusal) throw refusal;
  // biome-ignore lint/correctness/useExhaustiveDependencies: neither ever changes.
  useEffect(() => {
    const { origin } = window;
    if (origin === apiOrigin) return;
    question ??= isRegistered(apiOrigin, origin).catch(() => {});
    question.then((answer) => {
      const links = element?.querySelectorAll('a');
      if (answer !== false || !links?.length) return;
      for (const link of links) link.target = '_blank';
      const lookUp = `${apiOrigin}/embed?site=${encodeURIComponent(origin)}#registered`;
      refuse(new Error(`Forms work on registered sites only; ${origin} is none: ${lookUp}`));
    });
  }, []);
}

type ViewWords = Readonly<Record<'tape' | 'title' | 'send' | 'sending' | 'smallPrint' | 'failed' | 'call', string>> & {
  labels: Readonly<Record<string, string>>;
};

interface FormViewProps<Words extends ViewWords> extends FormProps<unknown> {
  name: SpanishOf<Words>;
  /** In English. */
  words: Words;
  intro(words: Words): string | undefined;
  activate(form: ShownForm): Promise<FormBehavior>;
  /** @default the red one */
  buttonClass?: string;
  children(show: ShowFields, words: Words, values?: Readonly<Record<string, string>>): ReactNode;
}

export function FormView<Words extends ViewWords>(props: FormViewProps<Words>) {
  const { id, host, data, page } = props;
  useRegistration(host);
  const words = host.words(props.words, props.name);
  const intro = props.intro(words);
  const { state, behavior, form, answered, values = data?.values } = useLazyForm(props);
  const { status, errors } = state;
  const isSending = status === 'sending';
  const hasFailed = status === 'failed' && !answered;
  const show: ShowFields = (inputs) =>
    Object.entries(inputs).map(([name, { label = words.labels[name], ...input }]) => {
      const fieldId = page?.fieldId(props, name) ?? `${id}-${name}`;
      const messageId = `${fieldId}-m`;
      const error = errors[name];
      const Tag = (input.rows ? 'textarea' : 'input') as 'input';
      return (
        <div className={control} key={name}>
          <label htmlFor={fieldId}>{label}</label>
          <Tag
            aria-required
            name={name}
            {...input}
            defaultValue={values?.[name] ?? input.defaultValue}
            id={fieldId}
            aria-invalid={!!error || undefined}
            aria-describedby={error && messageId}
          />
          {error && <p id={messageId}>{error}</p>}
        </div>
      );
    });
  return (
    <>
      <div className={frame}>
        <form className={sheet} {...page?.attributes(props)} {...form}>
          {props.options.heading === 'shown' && (
            <div className={head}>
              <p className={tape}>{words.tape}</p>
              <h2>{words.title}</h2>
              {intro && <p>{intro}</p>}
            </div>
          )}
          {page?.above(props, answered)}
          {props.children(show, words, values)}
          {behavior?.Extra && <behavior.Extra />}
          <p className={hidden} aria-hidden>
            {/* In embeds, the behavior tells password managers to ignore it. */}
            <input name={honeypotName} tabIndex={-1} autoComplete="off" {...page?.noAutofill} />
          </p>
          <div className={foot}>
            <button className={props.buttonClass ?? button} type="submit" aria-disabled={isSending || undefined}>
              {isSending ? words.sending : words.send}
            </button>
            <p className={tiny}>{words.smallPrint}</p>
            {hasFailed && behavior && <behavior.Fallback />}
            {/* host/browser shows it until the form is hydrated. */}
            {!behavior && (
              <p role="alert" hidden={!hasFailed}>
                {words.failed}{' '}
                <a className={lineButton} href={ourPhone.href}>
                  {words.call}
                </a>
              </p>
            )}
          </div>
        </form>
      </div>
      {behavior && <behavior.Effects state={state} />}
    </>
  );
}
