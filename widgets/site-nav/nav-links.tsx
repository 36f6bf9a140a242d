import { serviceMenu } from '../../catalogue/services/service-menu.ts';
import { NavLink } from './nav-link.tsx';
import { strings } from './strings.ts';

interface NavLinksProps {
  /** Path of the current page. */
  current: string;
}

/** The four service links, in the menu and in the drawer. */
export const ServiceLinks = ({ current }: NavLinksProps) => (
  <ul>
    {serviceMenu.map(({ name, path }) => (
      <li key={path}>
        <NavLink href={path} current={current}>
          {name}
        </NavLink>
      </li>
    ))}
  </ul>
);

export const AllAreasLink = ({ current }: NavLinksProps) => (
  <NavLink href="/service-areas" current={current}>
    {strings.allAreas}
  </NavLink>
);

/** The single links; the bar shows them in capitals. */
export const plainLinks = [
  { name: 'About', path: '/about' },
  { name: 'Blog', path: '/blog' },
  { name: 'Review Us', path: '/review-us' },
  { name: 'Contact', path: '/contact' },
] as const;
