import type { ReactNode } from 'react';
import { serviceTypes } from '../../catalogue/contracts/form-names.ts';
import type { ShownForm } from '../core/form/form-state.ts';
import { type FormProps, FormView, type ShowFields } from '../core/form/form-view.tsx';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { type EstimateFormOptions, estimateFormOptions, inputs, strings } from './strings.ts';
import { fields, kinds } from './view.css.ts';

const activate = async (form: ShownForm) => (await import('./behavior.tsx')).activateEstimate(form, strings);

export interface EstimateFormProps extends FormProps<EstimateFormOptions> {
  /** @default it loads with the behavior, as in embeds */
  photos?(show: ShowFields, values: Readonly<Record<string, string>> | undefined): ReactNode;
}

export function EstimateForm({ photos, ...props }: EstimateFormProps) {
  const { service } = props.options;
  const intro = ({ about, promise }: typeof strings) => (service ? `${about(service)} ${promise}` : promise);
  return (
    <FormView {...props} name="estimate" words={strings} intro={intro} activate={activate}>
      {(show, words, values) => (
        <>
          {service ? (
            <input type="hidden" name="serviceType" value={service} />
          ) : (
            <fieldset className={kinds}>
              <legend>{words.kind}</legend>
              {serviceTypes.map((type) => (
                <label key={type}>
                  <input
                    type="radio"
                    name="serviceType"
                    value={type}
                    defaultChecked={type === (values?.serviceType ?? 'exterior')}
                  />
                  <span>
                    <b>{words.services[type][0]}</b> {words.services[type][1]}
                  </span>
                </label>
              ))}
            </fieldset>
          )}
          <div className={fields}>
            {show(inputs)}
            {photos?.(show, values)}
          </div>
        </>
      )}
    </FormView>
  );
}

export const estimateForm = defineWidget({ name: 'estimate-form', options: estimateFormOptions, View: EstimateForm });
