import type { ComponentType, ReactNode } from 'react';
import type { FieldErrors } from '../../../catalogue/contracts/parse.ts';
import { isEmbedBuild } from '../runtime/build-target.ts';
import type { WidgetProps } from '../runtime/define-widget.ts';
import { button, tape } from '../ui/parts.css.ts';
import { CallLink } from './call-link.tsx';
import { Field, type FieldProps, Honeypot } from './field.tsx';
import type { FormBehavior, PostedForm, ShownForm } from './form-state.ts';
import { foot, frame, head, sheet, tiny } from './form-view.css.ts';
import { useLazyForm } from './use-lazy-form.ts';

/** Keeps what the server has rendered in its place, so that browsers need no code to render it. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; hydration leaves an element with this alone.
const ServerHtml = () => <div dangerouslySetInnerHTML={{ __html: '' }} />;

/** The data with which one of our pages renders a form. */
export interface FormOnPage {
  /** Where the form posts to without JavaScript: the page's own path, without a fragment. */
  action: string;
  /** A form that was posted that way, and its outcome. */
  posted?: PostedForm | undefined;
  /** What is filled in from the start, by field. */
  values?: Readonly<Record<string, string>> | undefined;
}

/** What every form's view is rendered with. */
export interface FormProps<Options> extends WidgetProps<Options & { heading: 'shown' | 'none' }, FormOnPage> {
  /** The server's answer to a posted form. @default in browsers, the answer that the server has rendered stays */
  Answer?: ComponentType<PostedForm & { id: string; action: string | undefined }> | undefined;
}

interface FormViewProps<Name extends string> extends Omit<FormProps<unknown>, 'load'> {
  /** Tells the server which form was posted. */
  name: string;
  /** Every text that it shows from the start. */
  words: Readonly<Record<'tape' | 'title' | 'send' | 'smallPrint' | 'failed', string>> & {
    labels: Readonly<Record<Name, string>>;
  };
  /** The line below the title. */
  intro: string;
  /** Loads the form's behavior; called when a visitor enters it, or has a draft. */
  activate(form: ShownForm): Promise<FormBehavior>;
  /** How browsers without JavaScript send it, if not as plain fields. */
  encType?: string;
  /** @default the red one */
  buttonClass?: string;
  /**
   * Renders the fields. `values`, on our pages, are what is filled in from the start and go before a field's default.
   */
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
  const data = isEmbedBuild ? undefined : props.data;
  const posted = data?.posted;
  const Answer = isEmbedBuild ? ServerHtml : (props.Answer ?? ServerHtml);
  // The fragment of the form's action: the page's answer, or the first field in error. Browsers focus the target of a
  // fragment, and ignore `autofocus` where the address has one.
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
              <p>{intro}</p>
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
