import { business } from '../../catalogue/business.ts';

const [name, domain] = business.email.split('@');

/** Our email address; where the line is too short for it, it breaks after the @ only. */
export const EmailText = () => (
  <>
    {`${name}@`}
    <wbr />
    {domain}
  </>
);
