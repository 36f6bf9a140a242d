import { business } from '../../../catalogue/business.ts';
import { markPaths } from '../../../catalogue/company/brand-mark.ts';
import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import { groupAreas } from '../../../catalogue/towns/area-names.ts';
import { lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { type SiteNavData, siteNav } from '../../../widgets/site-nav/widget.tsx';
import { type Areas, Await } from '../await.tsx';
import { Drawing } from '../drawing.tsx';
import { estimateLink } from '../estimate/estimate-link.tsx';
import { Island } from '../island.tsx';
import { ButtonLink } from '../links.tsx';
import { wrap } from './base.css.ts';
import { ask, bar, barRow, island, logo, skip } from './header.css.ts';

const logoDrawing = `<svg viewBox="0 0 22 36" width="22" height="36" aria-hidden="true">${markPaths}</svg>`;

const noAreas: readonly ServiceArea[] = [];
const dataOf = new WeakMap<readonly ServiceArea[], Record<string, SiteNavData>>();

/** The same object for the same areas and estimate, so that the navigation renders once. */
function navData(areas: readonly ServiceArea[] = noAreas, estimate = estimateLink()): SiteNavData {
  const known = dataOf.get(areas) ?? {};
  dataOf.set(areas, known);
  known[estimate] ??= { groups: groupAreas(areas), estimate };
  return known[estimate];
}

interface HeaderProps {
  areas: Areas;
  current: string;
  /** Undefined on the owner's page. */
  estimate: string | undefined;
}

export function Header({ areas, current, estimate }: HeaderProps) {
  const nav = (here: readonly ServiceArea[] | undefined) => (
    <Island
      widget={siteNav}
      id="nav"
      start="intent"
      className={island}
      options={{ current }}
      data={navData(here, estimate)}
      dataInBrowser="kept"
    />
  );
  return (
    <>
      <a className={skip} href="#main">
        Skip to the content
      </a>
      <header className={bar}>
        <div className={`${wrap} ${barRow}`}>
          <a className={logo} href="/">
            <Drawing markup={logoDrawing} />
            {business.name}
          </a>
          <Await value={areas}>{nav}</Await>
          {estimate && (
            <p className={ask} id="ask">
              <ButtonLink href={estimate}>Free Estimate</ButtonLink>
              <a className={lineButton} href={ourPhone.href} aria-label={`Call ${business.phone.shown}`}>
                Call
              </a>
            </p>
          )}
        </div>
      </header>
    </>
  );
}
