import type { ReactNode } from 'react';
import { hidden } from '../../../widgets/core/ui/parts.css.ts';

interface NewTabLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link to another site that says, visibly and to screen readers, that it opens a new tab. */
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
