import { ourPhone } from '../../catalogue/phone.ts';
import { button, hidden } from '../core/ui/parts.css.ts';
import { AreaGroups } from './area-groups.tsx';
import { caps } from './caps.css.ts';
import { close, content, drawer, foot, head } from './drawer.css.ts';
import { links, opener } from './links.css.ts';
import { NavLink } from './nav-link.tsx';
import { AllAreasLink, plainLinks, ServiceLinks } from './nav-links.tsx';
import { strings } from './strings.ts';
import type { SiteNavData } from './view.tsx';

interface DrawerProps {
  id: string;
  groups: SiteNavData['groups'] | undefined;
  current: string;
}

/**
 * A modal dialog if the browser supports invokers (https://open-ui.org/components/invokers.explainer/), otherwise a
 * popover.
 */
export function Drawer({ id, groups, current }: DrawerProps) {
  return (
    <dialog popover="auto" id={id} className={drawer} aria-label={strings.menu} {...{ closedby: 'any' }}>
      <div className={head}>
        {strings.menu}
        <button
          type="button"
          className={close}
          popoverTarget={id}
          popoverTargetAction="hide"
          {...{ commandfor: id, command: 'close' }}
        >
          <span className={hidden}>{strings.close}</span>
        </button>
      </div>
      <nav aria-label={strings.menu} className={`${content} ${links}`}>
        <p className={caps}>{strings.services}</p>
        <ServiceLinks current={current} />
        <details>
          <summary className={opener}>{strings.areas}</summary>
          <AreaGroups groups={groups} current={current} />
          <AllAreasLink current={current} />
        </details>
        <ul>
          {plainLinks.map(({ name, path }) => (
            <li key={path}>
              <NavLink href={path} current={current}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={foot}>
        <a className={button} href={ourPhone.href}>
          {strings.call}
        </a>
      </div>
    </dialog>
  );
}
