import { serviceTypes } from '../../catalogue/contracts/service-types.ts';
import { strings } from './strings.ts';
import { kinds } from './view.css.ts';

/** The choice of the service, one card each. */
export const Kinds = ({ chosen = 'exterior' }: { chosen?: string | undefined }) => (
  <fieldset className={kinds}>
    <legend>{strings.kind}</legend>
    {serviceTypes.map((type) => (
      <label key={type}>
        <input type="radio" name="serviceType" value={type} defaultChecked={type === chosen} />
        <span>
          <b>{strings.services[type][0]}</b> {strings.services[type][1]}
        </span>
      </label>
    ))}
  </fieldset>
);
