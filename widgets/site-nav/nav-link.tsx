interface NavLinkProps {
  href: string;
  current: string;
  children: string;
}

export const NavLink = ({ href, current, children }: NavLinkProps) => (
  <a href={href} aria-current={href === current ? 'page' : undefined}>
    {children}
  </a>
);
