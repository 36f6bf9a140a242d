import { business } from '../../catalogue/business.ts';

const [name, domain] = business.email.split('@');

/** Our email address. If it does not fit on a line, it breaks only after the @. */
export const EmailText = () => (
  <>
    {`${name}@`}
    <wbr />
    {domain}
  </>
);
