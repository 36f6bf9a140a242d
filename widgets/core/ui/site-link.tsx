import type { ReactNode } from 'react';
import type { WidgetHost } from '../runtime/define-widget.ts';
import { hidden } from './parts.css.ts';

interface SiteLinkProps {
  host: WidgetHost;
  /** With a leading slash. */
  path: string;
  className?: string;
  onClick?(): void;
  children: ReactNode;
}

export function SiteLink({ host: { apiOrigin, linkTarget }, path, children, ...link }: SiteLinkProps) {
  return (
    <a {...link} href={linkTarget ? apiOrigin + path : path} target={linkTarget} rel={linkTarget && 'noopener'}>
      {children}
      {linkTarget && <span className={hidden}> (opens in a new tab)</span>}
    </a>
  );
}
