import { business } from '../../../catalogue/business.ts';
import { figures } from '../../components/layout/base.css.ts';
import { reach } from './page.css.ts';

const { address, email, legalName, phone } = business;

/** The postal address, phone and email, as on an envelope. */
export function Reach() {
  return (
    <address className={`${reach} ${figures}`}>
      <p>
        <b>{legalName}</b>
        <br />
        {address.poBox}
        <br />
        {`${address.city}, ${address.state} ${address.zipCode}`}
      </p>
      <p>
        <a href={`tel:${phone.dial}`}>{phone.shown}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </address>
  );
}
