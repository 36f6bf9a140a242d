import type { ComponentType } from 'react';
import type { WidgetProps } from '../kit/define-widget.ts';
import { fieldsOf } from '../kit/form/field.tsx';
import { type FormOnPage, FormSheet } from '../kit/form/form-sheet.tsx';
import type { PostedForm, ShownForm } from '../kit/form/form-state.ts';
import { useForm } from '../kit/form/use-form.ts';
import { Kinds } from './kinds.tsx';
import type { EstimateFormOptions } from './options.ts';
import { forService, strings } from './strings.ts';
import { groups, place, you } from './view.css.ts';

const load = async (form: ShownForm) => (await import('./life.ts')).enlivenEstimate(form, strings);
const defaults = { state: 'MD' };

interface EstimateFormProps extends WidgetProps<EstimateFormOptions, FormOnPage> {
  Answer?: ComponentType<PostedForm>;
}

export function EstimateForm({ id, options: { service, heading }, data, host, Answer }: EstimateFormProps) {
  const form = useForm({ host, load, posted: data?.posted, defaults });
  const field = fieldsOf(id, strings.labels, form);
  const intro = service ? `${forService(service)} ${strings.promise}` : strings.promise;
  return (
    <FormSheet name="estimate" words={strings} {...{ form, intro, heading, data, Answer }}>
      {service ? (
        <input type="hidden" name="serviceType" value={service} />
      ) : (
        <Kinds chosen={form.values.serviceType} />
      )}
      <div className={groups}>
        <fieldset className={you}>
          <legend>{strings.you}</legend>
          {field('name', { autoComplete: 'name' })}
          {field('email', { type: 'email', autoComplete: 'email', spellCheck: 'false' })}
          {field('phone', { type: 'tel', autoComplete: 'tel' })}
        </fieldset>
        <fieldset className={place}>
          <legend>{strings.place}</legend>
          {field('address', { autoComplete: 'address-line1' })}
          {field('city', { autoComplete: 'address-level2' })}
          {field('state', { autoComplete: 'address-level1' })}
          {field('zipCode', { autoComplete: 'postal-code', inputMode: 'numeric' })}
        </fieldset>
        {field('message', { rows: 3 })}
      </div>
    </FormSheet>
  );
}
