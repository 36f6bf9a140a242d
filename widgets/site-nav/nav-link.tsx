interface NavLinkProps {
  href: string;
  /** Path of the page it stands on. */
  current: string;
  children: string;
}

/** A link that knows whether it leads to the page it stands on. */
export const NavLink = ({ href, current, children }: NavLinkProps) => (
  <a href={href} aria-current={href === current ? 'page' : undefined}>
    {children}
  </a>
);
