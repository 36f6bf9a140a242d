import type { ComponentType, InputHTMLAttributes, ReactNode } from 'react';
import { honeypotName } from '../../../catalogue/contracts/honeypot.ts';
import type { FieldErrors } from '../../../catalogue/contracts/parse.ts';
import { isEmbedBuild } from '../runtime/build-target.ts';
import type { WidgetProps } from '../runtime/define-widget.ts';
import { button, hidden, tape } from '../ui/parts.css.ts';
import { CallLink } from './call-link.tsx';
import { control, foot, frame, head, sheet, tiny } from './form-sheet.css.ts';
import type { FormBehavior, PostedForm, ShownForm } from './form-state.ts';
import { useForm } from './use-form.ts';

/** Keeps what the server rendered, so that browsers do not need the code that made it. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; hydration skips an element that has this.
const ServerHtml = () => <div dangerouslySetInnerHTML={{ __html: '' }} />;

/** Tells password managers to ignore a field: 1Password, LastPass, Bitwarden, Dashlane. */
const unfilled = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '', 'data-form-type': 'other' };

/** Invisible, not announced by screen readers, and not reachable by keyboard. */
const Honeypot = () => (
  <p className={hidden} aria-hidden>
    <input name={honeypotName} tabIndex={-1} autoComplete="off" {...unfilled} />
  </p>
);

/** The data with which one of our pages renders a form. */
export interface FormOnPage {
  /** Where the form posts to without JavaScript: the page's own path, without a fragment. */
  action: string;
  /** A form that was posted this way, and its outcome. */
  posted?: PostedForm | undefined;
}

/** What every form's view is rendered with. */
export interface FormProps<Options> extends WidgetProps<Options & { heading: 'shown' | 'none' }, FormOnPage> {
  /** Renders the outcome of a posted form on the server. @default in browsers, the server's output stays */
  Answer?: ComponentType<PostedForm & { id: string }> | undefined;
}

interface FormSheetProps<Name extends string> extends Omit<FormProps<unknown>, 'load'> {
  /** The name by which the server knows a posted form. */
  name: string;
  /** All text that it shows from the start. */
  words: Readonly<Record<'tape' | 'title' | 'send' | 'smallPrint' | 'failed', string>> & {
    labels: Readonly<Record<Name, string>>;
  };
  /** The line below the title. */
  intro: string;
  /** Loads the form's behavior; called when a visitor enters the form, or has a draft. */
  activate(form: ShownForm): Promise<FormBehavior>;
  /** The initial values of the fields, by name. */
  defaults?: Readonly<Record<string, string>>;
  /** @default the red one */
  buttonClass?: string;
  /** Renders the fields. */
  children(
    field: (name: Name, input: Partial<FieldProps>) => ReactNode,
    values: Readonly<Record<string, string>>,
  ): ReactNode;
}

/** The first field with an error, in display order. */
const firstOf = (labels: object, errors: FieldErrors) => Object.keys(labels).find((name) => errors[name]);

/** A form styled as a work order: its heading, fields, button and, once it is used, its outcome. */
export function FormSheet<Name extends string>(props: FormSheetProps<Name>) {
  const { id, host, name, words, intro, activate } = props;
  const data = isEmbedBuild ? undefined : props.data;
  const posted = data?.posted;
  const Answer = isEmbedBuild ? ServerHtml : (props.Answer ?? ServerHtml);
  // The target of the form's post: the outcome, or the first field with an error. Browsers focus the target of a
  // fragment, and with a fragment they ignore `autofocus`.
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
            {/* In the HTML from the start: host/browser shows it while the form is not live. */}
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
  /** The field's own id, if it is the target of a URL. @default the form's id and the name */
  fieldId?: string | undefined;
  /** Makes it a multi-line field. */
  rows?: number;
}

/** A labeled field with its message below. The value stays in the browser's own field until the form reads it. */
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
