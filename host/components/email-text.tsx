import { business } from '../../catalogue/business.ts';

const [name, domain] = business.email.split('@');

export const EmailText = () => (
  <>
    {`${name}@`}
    <wbr />
    {domain}
  </>
);
