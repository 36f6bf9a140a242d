import { useEffect, useRef } from 'react';
import { business } from '../../catalogue/business.ts';
import { ourPhone } from '../../catalogue/phone.ts';
import type { AreaGroup } from '../../catalogue/towns/area-names.ts';
import type { WidgetProps } from '../core/runtime/define-widget.ts';
import { hidden } from '../core/ui/parts.css.ts';
import { activateDrawer } from './activate-drawer.ts';
import { activateMenu } from './activate-menu.ts';
import { AreaGroups } from './area-groups.tsx';
import { burger, call } from './bar.css.ts';
import { Drawer } from './drawer.tsx';
import { links, opener } from './links.css.ts';
import { areasPanel, columns, menu, panel, servicesPanel } from './menu.css.ts';
import { NavLink } from './nav-link.tsx';
import { AllAreasLink, plainLinks, ServiceLinks } from './nav-links.tsx';
import type { SiteNavOptions } from './options.ts';
import { strings } from './strings.ts';

export interface SiteNavData {
  groups: readonly AreaGroup[];
}

/** Works without a script; the island adds hover, arrow keys and type-ahead. */
export function SiteNav({ id, options: { current }, data }: WidgetProps<SiteNavOptions, SiteNavData>) {
  const nav = useRef<HTMLElement>(null);
  const drawerButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const buttons = nav.current?.querySelectorAll('button') ?? [];
    const ends = [...buttons].map(activateMenu);
    if (drawerButton.current) ends.push(activateDrawer(drawerButton.current));
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return (
    <>
      <nav ref={nav} className={menu} aria-label={strings.main}>
        <button type="button" className={opener} popoverTarget={`${id}-services`}>
          {strings.services.toUpperCase()}
        </button>
        <div popover="auto" id={`${id}-services`} className={`${panel} ${links} ${servicesPanel}`}>
          <ServiceLinks current={current} />
        </div>
        <button type="button" className={opener} popoverTarget={`${id}-areas`}>
          {strings.areas.toUpperCase()}
        </button>
        <div popover="auto" id={`${id}-areas`} className={`${panel} ${links} ${areasPanel}`}>
          <AreaGroups className={columns} groups={data?.groups} current={current} />
          <AllAreasLink current={current} />
        </div>
        {plainLinks.map(({ name, path }) => (
          <NavLink key={path} href={path} current={current}>
            {name.toUpperCase()}
          </NavLink>
        ))}
      </nav>
      <a className={call} href={ourPhone.href}>
        {business.phone.shown}
      </a>
      <button
        ref={drawerButton}
        type="button"
        className={burger}
        popoverTarget={`${id}-drawer`}
        {...{ commandfor: `${id}-drawer`, command: 'show-modal' }}
      >
        <span className={hidden}>{strings.open}</span>
      </button>
      <Drawer id={`${id}-drawer`} groups={data?.groups} current={current} />
    </>
  );
}
