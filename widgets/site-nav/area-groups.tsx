import type { ReactNode } from 'react';
import type { AreaGroup } from '../../catalogue/towns/area-names.ts';
import { caps } from './caps.css.ts';
import { NavLink } from './nav-link.tsx';

interface AreaGroupsProps {
  /** Undefined in browsers, which keep the server's HTML. */
  groups: readonly AreaGroup[] | undefined;
  current: string;
  className?: string;
}

export const AreaGroups = ({ groups, current, className }: AreaGroupsProps) => (
  <ServerOnly className={className}>
    {() =>
      groups?.map((group) => (
        <div key={group.heading}>
          <p className={caps}>{group.heading}</p>
          <ul aria-label={group.heading}>
            {group.areas.map(({ name, slug }) => (
              <li key={slug}>
                <NavLink href={`/service-areas/${slug}`} current={current}>
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))
    }
  </ServerOnly>
);

/** Hydration skips the content of an element whose HTML is set, so the areas are not sent twice. */
function ServerOnly({ className, children }: { className: string | undefined; children: () => ReactNode }) {
  if (typeof document === 'undefined') return <div className={className}>{children()}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the server's HTML; see above.
  return <div className={className} dangerouslySetInnerHTML={{ __html: '' }} />;
}
