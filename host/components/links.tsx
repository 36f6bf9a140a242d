import type { ReactNode } from 'react';
import { business } from '../../catalogue/business.ts';
import { hidden } from '../../widgets/core/ui/parts.css.ts';

interface NewTabLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <NewTabSign />
    </a>
  );
}

export const NewTabSign = () => (
  <>
    <span aria-hidden="true"> ↗</span>
    <span className={hidden}> (opens in a new tab)</span>
  </>
);

const [name, domain] = business.email.split('@');

export const EmailText = () => (
  <>
    {`${name}@`}
    <wbr />
    {domain}
  </>
);
