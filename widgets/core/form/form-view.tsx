import type { ComponentType, ReactNode } from 'react';
import type { WidgetProps } from '../runtime/define-widget.ts';
import { button, tape } from '../ui/parts.css.ts';
import { CallLink } from './call-link.tsx';
import { Field, type FieldProps, Honeypot } from './field.tsx';
import type { FormBehavior, PostedForm, ShownForm } from './form-state.ts';
import { foot, frame, head, sheet, tiny } from './form-view.css.ts';
import type { PageForm } from './page-form.tsx';
import { useRegistration } from './registration.ts';
import { useLazyForm } from './use-lazy-form.ts';

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
  /** What it does on our pages; undefined in embeds. */
  page?: PageForm;
  /** Encoding without JavaScript. @default URL-encoded */
  encType?: string;
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
  /** @default the red one */
  buttonClass?: string;
  /** Renders the fields. On our pages, `values` are initial values; they override a field's default. */
  children(
    field: (name: Name | 'photos', input: Partial<FieldProps>) => ReactNode,
    values?: Readonly<Record<string, string>>,
  ): ReactNode;
}

/** A form as a work order: its heading, its fields, its button and its outcome. */
export function FormView<Name extends string>(props: FormViewProps<Name>) {
  const { id, host, data, page, words, intro, activate } = props;
  useRegistration(host);
  const {
    state,
    behavior,
    form,
    answered,
    values = data?.values,
  } = useLazyForm({
    ...{ host, page, activate },
    posted: data?.posted,
  });
  const { status, errors } = state;
  const isSending = status === 'sending';
  const hasFailed = status === 'failed' && !answered;
  const field = (name: Name | 'photos', input: Partial<FieldProps>) => (
    <Field
      id={id}
      name={name}
      // The field for photos brings its own.
      label={words.labels[name as Name]}
      error={errors[name]}
      {...input}
      fieldId={page?.fieldId(props, name)}
      defaultValue={values?.[name] ?? input.defaultValue}
    />
  );
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
          {props.children(field, values)}
          {behavior?.Extra && <behavior.Extra />}
          <Honeypot {...page?.noAutofill} />
          <div className={foot}>
            <button className={props.buttonClass ?? button} type="submit" aria-disabled={isSending || undefined}>
              {isSending ? 'Sending...' : words.send}
            </button>
            <p className={tiny}>{words.smallPrint}</p>
            {hasFailed && behavior && <behavior.Fallback />}
            {/* In the HTML from the start: host/browser shows it until the form is hydrated. */}
            {!behavior && (
              <p role="alert" hidden={!hasFailed}>
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
