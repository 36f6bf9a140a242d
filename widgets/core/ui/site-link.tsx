import type { ReactNode } from 'react';
import type { WidgetHost } from '../runtime/define-widget.ts';
import { hidden } from './parts.css.ts';

interface SiteLinkProps {
  host: WidgetHost;
  /** Path of one of our pages, with a leading slash. */
  path: string;
  className?: string;
  onClick?(): void;
  children: ReactNode;
}

/** A link to one of our pages. On other sites it opens a new tab and says so, so that nothing there is lost. */
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
