interface NavLinkProps {
  href: string;
  /** Path of the current page. */
  current: string;
  children: string;
}

/** A link that is marked when it leads to the current page. */
export const NavLink = ({ href, current, children }: NavLinkProps) => (
  <a href={href} aria-current={href === current ? 'page' : undefined}>
    {children}
  </a>
);
