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

export interface FormOnPage {
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
  /** @default in browsers, the server's HTML stays */
  Answer?: ComponentType<PostedForm & { id: string; action: string | undefined }> | undefined;
}

interface FormViewProps<Name extends string> extends Omit<FormProps<unknown>, 'load'> {
  name: string;
  words: Readonly<Record<'tape' | 'title' | 'send' | 'smallPrint' | 'failed', string>> & {
    labels: Readonly<Record<Name, string>>;
  };
  intro: string | undefined;
  activate(form: ShownForm): Promise<FormBehavior>;
  /** @default the red one */
  buttonClass?: string;
  /** `values` override a field's default. */
  children(
    field: (name: Name | 'photos', input: Partial<FieldProps>) => ReactNode,
    values?: Readonly<Record<string, string>>,
  ): ReactNode;
}

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
            {/* host/browser shows it until the form is hydrated. */}
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
