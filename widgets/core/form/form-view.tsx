import type { ComponentType, ReactNode } from 'react';
import type { FieldErrors } from '../../../catalogue/contracts/parse.ts';
import { isEmbedBuild } from '../runtime/build-target.ts';
import type { WidgetProps } from '../runtime/define-widget.ts';
import { button, tape } from '../ui/parts.css.ts';
import { CallLink } from './call-link.tsx';
import { Field, type FieldProps, Honeypot } from './field.tsx';
import type { FormBehavior, PostedForm, ShownForm } from './form-state.ts';
import { foot, frame, head, sheet, tiny } from './form-view.css.ts';
import { useRegistration } from './registration.ts';
import { useLazyForm } from './use-lazy-form.ts';

/** Keeps the server's HTML during hydration, so that browsers need no code to render it. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: hydration does not touch an element with this property.
const ServerHtml = () => <div dangerouslySetInnerHTML={{ __html: '' }} />;

/** The data with which one of our pages renders a form. */
export interface FormOnPage {
  /** The path to post to without JavaScript: the page's path, without a fragment. */
  action: string;
  /** A form posted without JavaScript, and its outcome. */
  posted?: PostedForm | undefined;
  /** Initial values by field. */
  values?: Readonly<Record<string, string>> | undefined;
}

/** Props of every form's view. */
export interface FormProps<Options> extends WidgetProps<Options & { heading: 'shown' | 'none' }, FormOnPage> {
  /** The server's answer to a posted form. @default in browsers, the server's HTML stays */
  Answer?: ComponentType<PostedForm & { id: string; action: string | undefined }> | undefined;
}

interface FormViewProps<Name extends string> extends Omit<FormProps<unknown>, 'load'> {
  /** Tells the server which form was posted. */
  name: string;
  /** All its initial text. */
  words: Readonly<Record<'tape' | 'title' | 'send' | 'smallPrint' | 'failed', string>> & {
    labels: Readonly<Record<Name, string>>;
  };
  /** The line below the title. */
  intro: string | undefined;
  /** Loads the form's behavior; called when a visitor enters it or has a draft. */
  activate(form: ShownForm): Promise<FormBehavior>;
  /** Encoding without JavaScript. @default URL-encoded */
  encType?: string;
  /** @default the red one */
  buttonClass?: string;
  /** Renders the fields. On our pages, `values` are initial values; they override a field's default. */
  children(
    field: (name: Name, input: Partial<FieldProps>) => ReactNode,
    values?: Readonly<Record<string, string>>,
  ): ReactNode;
}

/** The first field with an error, in display order. */
const firstOf = (labels: object, errors: FieldErrors) => Object.keys(labels).find((name) => errors[name]);

/** A form as a work order: its heading, its fields, its button and its outcome. */
export function FormView<Name extends string>(props: FormViewProps<Name>) {
  const { id, host, name, words, intro, activate } = props;
  // biome-ignore lint/correctness/useHookAtTopLevel: the build decides.
  if (isEmbedBuild) useRegistration(host);
  const data = isEmbedBuild ? undefined : props.data;
  const posted = data?.posted;
  const Answer = isEmbedBuild ? ServerHtml : (props.Answer ?? ServerHtml);
  // The fragment of the form's action: the server's answer, or the first invalid field. Browsers focus a fragment's
  // target, and ignore `autofocus` if the URL has a fragment.
  const answerId = `${id}-answer`;
  const refusedAtFirst =
    posted?.outcome.status === 'refused' ? firstOf(words.labels, posted.outcome.errors) : undefined;
  const onPage = isEmbedBuild
    ? {}
    : { method: 'post', action: `${data?.action}#${answerId}`, encType: props.encType, 'aria-label': words.tape };
  const { state, behavior, form, answered, values = data?.values } = useLazyForm({ host, activate, posted });
  const { status, errors } = state;
  const isSending = status === 'sending';
  const hasFailed = isEmbedBuild ? status === 'failed' : status === 'failed' && !answered;
  const field = (name: Name, input: Partial<FieldProps>) => (
    <Field
      id={id}
      name={name}
      label={words.labels[name]}
      error={errors[name]}
      {...input}
      {...(isEmbedBuild
        ? {}
        : {
            fieldId: name === refusedAtFirst ? answerId : undefined,
            defaultValue: values?.[name] ?? input.defaultValue,
          })}
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
              {intro && <p>{intro}</p>}
            </div>
          )}
          {!isEmbedBuild && (
            <>
              {answered && <Answer {...answered} id={answerId} action={data?.action} />}
              {data && <input type="hidden" name="form" value={name} />}
            </>
          )}
          {isEmbedBuild ? props.children(field) : props.children(field, values)}
          {behavior?.Extra && <behavior.Extra />}
          <Honeypot />
          <div className={foot}>
            <button className={props.buttonClass ?? button} type="submit" aria-disabled={isSending || undefined}>
              {isSending ? 'Sending...' : words.send}
            </button>
            <p className={tiny}>{words.smallPrint}</p>
            {hasFailed && behavior && <behavior.Fallback />}
            {/* In the HTML from the start: host/browser shows it until the form is hydrated. */}
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
