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

/** On other sites it opens a new tab, so that nothing there is lost. */
export function SiteLink({ host, path, children, ...link }: SiteLinkProps) {
  if (host.place === 'site') {
    return (
      <a {...link} href={path}>
        {children}
      </a>
    );
  }
  return (
    <a {...link} href={host.apiOrigin + path} target="_blank" rel="noopener">
      {children}
      <span className={hidden}> (opens in a new tab)</span>
    </a>
  );
}
