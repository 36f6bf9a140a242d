import type { ComponentType } from 'react';
import type { WidgetProps } from '../kit/define-widget.ts';
import { Field, type FieldProps } from '../kit/form/field.tsx';
import { frame, sheet } from '../kit/form/form.css.ts';
import type { PostedForm, ShownForm } from '../kit/form/form-state.ts';
import { Kept } from '../kit/form/kept.tsx';
import { Trap } from '../kit/form/trap.tsx';
import { useForm } from '../kit/form/use-form.ts';
import { button, tape } from '../kit/parts.css.ts';
import type { EstimateFormData, EstimateFormOptions } from './data.ts';
import { Kinds } from './kinds.tsx';
import { forService, strings } from './strings.ts';
import { foot, groups, head, place, tiny, you } from './view.css.ts';

const load = async (form: ShownForm) => (await import('./life.ts')).enlivenEstimate(form, strings);

interface EstimateFormProps extends WidgetProps<EstimateFormOptions, EstimateFormData> {
  /** What the server says to a posted form. @default in browsers, what it has said stays */
  Answer?: ComponentType<PostedForm>;
}

export function EstimateForm({ id, options, data, host, Answer = Kept }: EstimateFormProps) {
  const { service, heading } = options;
  const { action, posted } = data ?? {};
  const { state, life, answered, props, values = { state: 'MD' } } = useForm({ host, load, posted });
  const { errors, status } = state;
  const isSending = status === 'sending';
  const field = (name: keyof typeof strings.labels, input: Partial<FieldProps>) => (
    <Field
      id={id}
      name={name}
      label={strings.labels[name]}
      error={errors[name]}
      defaultValue={values[name]}
      {...input}
    />
  );

  return (
    <>
      <div className={frame}>
        <form className={sheet} method="post" action={action} aria-label={data && strings.tape} {...props}>
          {heading === 'shown' && (
            <div className={head}>
              <p className={tape}>{strings.tape}</p>
              <h2>{strings.title}</h2>
              <p>{service ? `${forService(service)} ${strings.promise}` : strings.promise}</p>
            </div>
          )}
          {answered && <Answer {...answered} />}
          {data && <input type="hidden" name="form" value="estimate" />}
          {service ? <input type="hidden" name="serviceType" value={service} /> : <Kinds chosen={values.serviceType} />}
          <div className={groups}>
            <fieldset className={you}>
              <legend>{strings.you}</legend>
              {field('name', { autoComplete: 'name' })}
              {field('email', { type: 'email', autoComplete: 'email', spellCheck: 'false' })}
              {field('phone', { type: 'tel', autoComplete: 'tel' })}
            </fieldset>
            <fieldset className={place}>
              <legend>{strings.place}</legend>
              {field('address', { autoComplete: 'street-address' })}
              {field('city', { autoComplete: 'address-level2' })}
              {field('state', { autoComplete: 'address-level1' })}
              {field('zipCode', { autoComplete: 'postal-code', inputMode: 'numeric' })}
            </fieldset>
            {field('message', { rows: 3 })}
          </div>
          <Trap />
          <div className={foot}>
            <button className={button} type="submit" aria-disabled={isSending || undefined}>
              {isSending ? strings.sending : strings.send}
            </button>
            <p className={tiny}>{strings.smallPrint}</p>
            {status === 'failed' &&
              !answered &&
              (life ? <life.Offer values={life.read()} words={strings} /> : <p role="alert">{strings.failed}</p>)}
          </div>
        </form>
      </div>
      {life && <life.Effects life={life} state={state} />}
    </>
  );
}
