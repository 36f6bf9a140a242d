import { serviceMenu } from '../../catalogue/services.ts';
import { caps } from './caps.css.ts';
import type { AreaLink } from './group-areas.ts';
import { groupAreas } from './group-areas.ts';

interface NavLinkProps {
  href: string;
  /** Path of the page it stands on. */
  current: string;
  children: string;
}

/** A link that knows whether it leads to the page it stands on. */
export function NavLink({ href, current, children }: NavLinkProps) {
  return (
    <a href={href} aria-current={href === current ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** The four service links, in the menu and in the drawer. */
export function ServiceLinks({ current, labelledBy }: { current: string; labelledBy: string }) {
  return (
    <ul aria-labelledby={labelledBy}>
      {serviceMenu.map(({ name, path }) => (
        <li key={path}>
          <NavLink href={path} current={current}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** The four groups of areas, in the menu and in the drawer. @param id starts the ids of the headings */
export function AreaGroups({
  id,
  areas,
  current,
}: {
  id: string;
  areas: readonly AreaLink[] | undefined;
  current: string;
}) {
  return groupAreas(areas).map(({ heading, areas: members }, index) => (
    <div key={heading}>
      <p className={caps} id={`${id}${index}`}>
        {heading}
      </p>
      <ul aria-labelledby={`${id}${index}`}>
        {members.map(({ name, slug }) => (
          <li key={slug}>
            <NavLink href={`/service-areas/${slug}`} current={current}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}

export const AllAreasLink = ({ current }: { current: string }) => (
  <NavLink href="/service-areas" current={current}>
    View All Areas →
  </NavLink>
);

/** The links that stand for themselves (SPEC.md §2); the bar shows them in capitals. */
export const plainLinks = [
  { name: 'About', path: '/about' },
  { name: 'Blog', path: '/blog' },
  { name: 'Review Us', path: '/review-us' },
  { name: 'Contact', path: '/contact' },
] as const;
