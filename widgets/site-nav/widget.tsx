import { useEffect, useRef } from 'react';
import { business } from '../../catalogue/business.ts';
import { ourPhone } from '../../catalogue/phone.ts';
import { colorMenu, serviceMenu } from '../../catalogue/services/main-services.ts';
import type { AreaGroup } from '../../catalogue/towns/area-names.ts';
import { defineWidget, type WidgetProps } from '../core/runtime/define-widget.ts';
import { button, hidden, lineButton } from '../core/ui/parts.css.ts';
import { activateDrawer, activateMenu } from './activate-menu.ts';
import { caps } from './caps.css.ts';
import * as styles from './styles.css.ts';

export interface SiteNavData {
  groups: readonly AreaGroup[];
  estimate: string | undefined;
}

const strings = {
  main: 'Main',
  services: 'Services',
  areas: 'Service Areas',
  allAreas: 'View All Areas →',
  menu: 'Menu',
  open: 'Open the menu',
  close: 'Close the menu',
  estimate: 'Free Estimate',
  call: `Call ${business.phone.shown}`,
} as const;

const plainLinks = [
  { name: 'About', path: '/about' },
  { name: 'Blog', path: '/blog' },
  { name: 'Review Us', path: '/review-us' },
  { name: 'Contact', path: '/contact' },
] as const;

const NavLink = ({ href, current, children }: { href: string; current: string; children: string }) => (
  <a href={href} aria-current={href === current ? 'page' : undefined}>
    {children}
  </a>
);

interface LinkListProps {
  links: readonly { name: string; path: string }[];
  current: string;
  label?: string;
  className?: string;
}

const LinkList = ({ links, current, label, className }: LinkListProps) => (
  <ul aria-label={label} className={className}>
    {links.map(({ name, path }) => (
      <li key={path}>
        <NavLink href={path} current={current}>
          {name}
        </NavLink>
      </li>
    ))}
  </ul>
);

const Services = ({ current }: { current: string }) => (
  <>
    <LinkList links={serviceMenu} current={current} />
    <LinkList links={colorMenu} current={current} className={styles.below} />
  </>
);

interface AreasProps {
  /** Undefined in browsers, which keep the server's HTML. */
  groups: SiteNavData['groups'] | undefined;
  current: string;
  className?: string;
}

const Areas = ({ groups, current, className }: AreasProps) => (
  <>
    {typeof document === 'undefined' ? (
      <div className={className}>
        {groups?.map(({ heading, areas }) => (
          <div key={heading}>
            <p className={caps}>{heading}</p>
            <LinkList
              label={heading}
              links={areas.map(({ name, slug }) => ({ name, path: `/service-areas/${slug}` }))}
              current={current}
            />
          </div>
        ))}
      </div>
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration skips such an element, so the areas are not sent twice.
      <div className={className} dangerouslySetInnerHTML={{ __html: '' }} />
    )}
    <NavLink href="/service-areas" current={current}>
      {strings.allAreas}
    </NavLink>
  </>
);

/** A modal dialog where browsers have invokers (https://open-ui.org/components/invokers.explainer/), else a popover. */
function Drawer({ id, groups, estimate, current }: Partial<SiteNavData> & { id: string; current: string }) {
  return (
    <dialog popover="auto" id={id} className={styles.drawer} aria-label={strings.menu} {...{ closedby: 'any' }}>
      <div className={styles.head}>
        {strings.menu}
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          {...{ commandfor: id, command: 'close' }}
        >
          <span className={hidden}>{strings.close}</span>
        </button>
      </div>
      <nav aria-label={strings.menu} className={`${styles.content} ${styles.links}`}>
        <p className={caps}>{strings.services}</p>
        <Services current={current} />
        <details>
          <summary className={styles.opener}>{strings.areas}</summary>
          <Areas groups={groups} current={current} />
        </details>
        <LinkList links={plainLinks} current={current} />
      </nav>
      <div className={styles.foot}>
        <a className={button} href={estimate}>
          {strings.estimate}
        </a>
        <a className={lineButton} href={ourPhone.href}>
          {strings.call}
        </a>
      </div>
    </dialog>
  );
}

/** Works without a script; the island adds hover, arrow keys and type-ahead. */
function SiteNav({ id, options: { current }, data }: WidgetProps<{ current: string }, SiteNavData>) {
  const nav = useRef<HTMLElement>(null);
  const drawerButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const ending = new AbortController();
    for (const button of nav.current?.querySelectorAll('button') ?? []) activateMenu(button, ending.signal);
    if (drawerButton.current) activateDrawer(drawerButton.current, ending.signal);
    return () => ending.abort();
  }, []);
  return (
    <>
      <nav ref={nav} className={styles.menu} aria-label={strings.main}>
        <button type="button" className={styles.opener} popoverTarget={`${id}-services`}>
          {strings.services.toUpperCase()}
        </button>
        <div popover="auto" id={`${id}-services`} className={`${styles.panel} ${styles.links} ${styles.servicesPanel}`}>
          <Services current={current} />
        </div>
        <button type="button" className={styles.opener} popoverTarget={`${id}-areas`}>
          {strings.areas.toUpperCase()}
        </button>
        <div popover="auto" id={`${id}-areas`} className={`${styles.panel} ${styles.links} ${styles.areasPanel}`}>
          <Areas className={styles.columns} groups={data?.groups} current={current} />
        </div>
        {plainLinks.map(({ name, path }) => (
          <NavLink key={path} href={path} current={current}>
            {name.toUpperCase()}
          </NavLink>
        ))}
      </nav>
      <a className={styles.call} href={ourPhone.href}>
        {business.phone.shown}
      </a>
      <button
        ref={drawerButton}
        type="button"
        className={styles.burger}
        popoverTarget={`${id}-drawer`}
        {...{ commandfor: `${id}-drawer`, command: 'show-modal' }}
      >
        <span className={hidden}>{strings.open}</span>
      </button>
      <Drawer id={`${id}-drawer`} {...data} current={current} />
    </>
  );
}

export const siteNav = defineWidget({
  name: 'site-nav',
  /** Path of the page; '' marks none. */
  options: { current: { fallback: '', accepts: () => true } },
  View: SiteNav,
});
