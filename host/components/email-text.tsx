import { business } from '../../catalogue/business.ts';

const [name, domain] = business.email.split('@');

/** Breaks only after the @. */
export const EmailText = () => (
  <>
    {`${name}@`}
    <wbr />
    {domain}
  </>
);
