import { type FormProps, FormSheet } from '../core/form/form-sheet.tsx';
import type { ShownForm } from '../core/form/form-state.ts';
import { Kinds } from './kinds.tsx';
import type { EstimateFormOptions } from './options.ts';
import { forService, strings } from './strings.ts';
import { groups, place, you } from './view.css.ts';

const activate = async (form: ShownForm) => (await import('./behavior.ts')).activateEstimate(form, strings);

export function EstimateForm(props: FormProps<EstimateFormOptions>) {
  const { service } = props.options;
  const intro = service ? `${forService(service)} ${strings.promise}` : strings.promise;
  return (
    <FormSheet {...props} name="estimate" words={strings} intro={intro} activate={activate} defaults={{ state: 'MD' }}>
      {(field, { serviceType }) => (
        <>
          {service ? <input type="hidden" name="serviceType" value={service} /> : <Kinds chosen={serviceType} />}
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
        </>
      )}
    </FormSheet>
  );
}
