import type { ComponentType, InputHTMLAttributes, ReactNode } from 'react';
import { honeypotName } from '../../../catalogue/contracts/honeypot.ts';
import type { FieldErrors } from '../../../catalogue/contracts/parse.ts';
import { isEmbedBuild } from '../runtime/build-target.ts';
import type { WidgetProps } from '../runtime/define-widget.ts';
import { button, hidden, tape } from '../ui/parts.css.ts';
import { CallLink } from './call-link.tsx';
import { control, foot, frame, head, sheet, tiny } from './form.css.ts';
import type { FormBehavior, PostedForm, ShownForm } from './form-state.ts';
import { useForm } from './use-form.ts';

/** Keeps what the server has rendered in its place, so that browsers need not know how it was made. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; hydration leaves an element with this alone.
const ServerHtml = () => <div dangerouslySetInnerHTML={{ __html: '' }} />;

/** Asks password managers to leave a field alone: 1Password, LastPass, Bitwarden, Dashlane. */
const unfilled = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '', 'data-form-type': 'other' };

/** No visitor sees it, hears of it or comes to it by keyboard. */
const Honeypot = () => (
  <p className={hidden} aria-hidden>
    <input name={honeypotName} tabIndex={-1} autoComplete="off" {...unfilled} />
  </p>
);

/** What a page of ours renders a form with. */
export interface FormOnPage {
  /** Where the form posts to without JavaScript: the page's own path, without a fragment. */
  action: string;
  /** A form that was posted so, and what became of it. */
  posted?: PostedForm | undefined;
}

/** What every form's view is drawn with. */
export interface FormProps<Options> extends WidgetProps<Options & { heading: 'shown' | 'none' }, FormOnPage> {
  /** What the server says to a posted form. @default in browsers, what it has said stays */
  Answer?: ComponentType<PostedForm & { id: string }> | undefined;
}

interface FormSheetProps<Name extends string> extends Omit<FormProps<unknown>, 'load'> {
  /** By which the server knows a posted form. */
  name: string;
  /** Every word that it shows from the start. */
  words: Readonly<Record<'tape' | 'title' | 'send' | 'smallPrint' | 'failed', string>> & {
    labels: Readonly<Record<Name, string>>;
  };
  /** The line under the title. */
  intro: string;
  /** Brings what the form can do; called when a visitor goes into it, or has a draft. */
  activate(form: ShownForm): Promise<FormBehavior>;
  /** What stands in the fields of a new form, by name. */
  defaults?: Readonly<Record<string, string>>;
  /** @default the red one */
  buttonClass?: string;
  /** Draws the fields. */
  children(
    field: (name: Name, input: Partial<FieldProps>) => ReactNode,
    values: Readonly<Record<string, string>>,
  ): ReactNode;
}

/** The first of the fields, in their order on the sheet, that has an error. */
const firstOf = (labels: object, errors: FieldErrors) => Object.keys(labels).find((name) => errors[name]);

/** A form as a work order: its heading, its fields, its button and, once a visitor has gone into it, its answers. */
export function FormSheet<Name extends string>(props: FormSheetProps<Name>) {
  const { id, host, name, words, intro, activate } = props;
  const data = isEmbedBuild ? undefined : props.data;
  const posted = data?.posted;
  const Answer = isEmbedBuild ? ServerHtml : (props.Answer ?? ServerHtml);
  // Where the form's post leads: to what the page says of it, or to the first field that it refuses. Browsers focus what
  // an address leads to, and with such an address they would not heed `autofocus`.
  const answerId = `${id}-answer`;
  const refusedAtFirst =
    posted?.outcome.status === 'refused' ? firstOf(words.labels, posted.outcome.errors) : undefined;
  const onPage = isEmbedBuild
    ? {}
    : { method: 'post', action: `${data?.action}#${answerId}`, 'aria-label': words.tape };
  const { state, behavior, answered, values = props.defaults ?? {}, ...form } = useForm({ host, activate, posted });
  const { status, errors } = state;
  const isSending = status === 'sending';
  const hasFailed = isEmbedBuild ? status === 'failed' : status === 'failed' && !answered;
  const field = (name: Name, input: Partial<FieldProps>) => (
    <Field
      id={id}
      name={name}
      label={words.labels[name]}
      error={errors[name]}
      defaultValue={values[name]}
      {...(isEmbedBuild ? {} : { fieldId: name === refusedAtFirst ? answerId : undefined })}
      {...input}
    />
  );
  return (
    <>
      <div className={frame}>
        <form className={sheet} {...onPage} {...form}>
          {props.options.heading === 'shown' && (
            <div className={head}>
              <p className={tape}>{words.tape}</p>
              <h2>{words.title}</h2>
              <p>{intro}</p>
            </div>
          )}
          {isEmbedBuild ? undefined : answered && <Answer {...answered} id={answerId} />}
          {data && <input type="hidden" name="form" value={name} />}
          {props.children(field, values)}
          {behavior?.Extra && <behavior.Extra />}
          <Honeypot />
          <div className={foot}>
            <button className={props.buttonClass ?? button} type="submit" aria-disabled={isSending || undefined}>
              {isSending ? 'Sending...' : words.send}
            </button>
            <p className={tiny}>{words.smallPrint}</p>
            {hasFailed && behavior && <behavior.Offer />}
            {/* There from the start: host/browser shows it while a form is nothing but its HTML. */}
            {!behavior && (isEmbedBuild ? hasFailed : true) && (
              <p role="alert" {...(isEmbedBuild ? {} : { hidden: !hasFailed })}>
                {words.failed} <CallLink />
              </p>
            )}
          </div>
        </form>
      </div>
      {behavior && <behavior.Effects state={state} />}
    </>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The form's id. */
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  /** The field's own id, where it is what an address leads to. @default the form's id and the name */
  fieldId?: string | undefined;
  /** Makes it a field of several lines. */
  rows?: number;
}

/** A labelled field with its message below. What is typed stays in the browser's own field until the form reads it. */
function Field({ id, label, error, fieldId: ownId, ...input }: FieldProps) {
  const usualId = `${id}-${input.name}`;
  const fieldId = isEmbedBuild ? usualId : (ownId ?? usualId);
  const messageId = `${fieldId}-m`;
  const Tag = (input.rows ? 'textarea' : 'input') as 'input';
  return (
    <div className={control}>
      <label htmlFor={fieldId}>{label}</label>
      <Tag
        aria-required
        {...input}
        id={fieldId}
        aria-invalid={!!error || undefined}
        aria-describedby={error && messageId}
      />
      {error && <p id={messageId}>{error}</p>}
    </div>
  );
}
