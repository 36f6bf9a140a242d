import { serviceMenu } from '../../catalogue/services/main-services.ts';
import { NavLink } from './nav-link.tsx';
import { strings } from './strings.ts';

interface NavLinksProps {
  current: string;
}

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

export const plainLinks = [
  { name: 'About', path: '/about' },
  { name: 'Blog', path: '/blog' },
  { name: 'Review Us', path: '/review-us' },
  { name: 'Contact', path: '/contact' },
] as const;
