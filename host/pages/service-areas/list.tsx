import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import { popularServices, servicesClaimed } from '../../../catalogue/services/services.ts';
import { type AreaQuery, matchingAreas } from '../../../catalogue/towns/area-match.ts';
import { countWords, hintWords } from '../../../catalogue/towns/area-messages.ts';
import { areaHint } from '../../../catalogue/towns/area-search.ts';
import { inTown } from '../../../catalogue/towns/town.ts';
import { areaItem } from '../../../widgets/area-search/on-page.tsx';
import { strings } from '../../../widgets/area-search/strings.ts';
import { hidden } from '../../../widgets/core/ui/parts.css.ts';
import { type Areas, Await, NoIndex } from '../../components/await.tsx';
import { figures } from '../../components/layout/base.css.ts';
import { CallLink, LineLink } from '../../components/links.tsx';
import { Wide } from '../../components/sections.tsx';
import { countyClass, spotOf } from '../../components/town-pages/bay-chart.tsx';
import { actions } from '../../components/town-pages/layout.css.ts';
import * as styles from './page.css.ts';

export const AreaList = ({ areas, query }: { areas: Areas; query: AreaQuery }) => (
  <Wide className={styles.ground} aria-label="Service areas">
    <Await value={areas} fallback={<Skeletons />}>
      {(known) => (known ? <Matches areas={known} query={query} /> : <OutOfReach query={query} />)}
    </Await>
  </Wide>
);

function Matches({ areas, query }: { areas: readonly ServiceArea[]; query: AreaQuery }) {
  const matches = matchingAreas(areas, query);
  const isFiltered = query.text.trim() !== '' || query.county !== '';
  return (
    <div id="found" data-live={isFiltered ? 'part' : 'whole'} className={styles.live}>
      {matches.length > 0 ? <Cards areas={matches} isFiltered={isFiltered} /> : <NoAreas areas={areas} query={query} />}
    </div>
  );
}

const Cards = ({ areas, isFiltered }: { areas: readonly ServiceArea[]; isFiltered: boolean }) => (
  <>
    <p className={`${styles.areaListCount} ${figures}`}>
      <b role="status" data-count="">
        {countWords(areas)}
      </b>{' '}
      <a className={styles.areaListAll} href="/service-areas" data-clear="" hidden={!isFiltered}>
        Show all areas
      </a>
    </p>
    <ul className={styles.areaList}>
      {[...areas].sort(byCounty).map((area) => (
        <li key={area.id} {...areaItem.write(area)}>
          <p className={styles.county}>{area.county}</p>
          <AreaCard area={area} />
        </li>
      ))}
    </ul>
  </>
);

const byCounty = (a: ServiceArea, b: ServiceArea) => a.county.localeCompare(b.county) || a.name.localeCompare(b.name);

function AreaCard({ area: { name, slug, county } }: { area: ServiceArea }) {
  const path = `/service-areas/${slug}`;
  return (
    <article className={`${styles.card} ${countyClass(county)} ${figures}`}>
      <div className={styles.field}>
        <Shore slug={slug} />
        <h2>{name}</h2>
        <p>{servicesClaimed} Services Available</p>
      </div>
      <a className={styles.all} href={path}>
        All {name} Services
      </a>
      <details className={styles.popular}>
        <summary>
          <span className={styles.popularLabel}>
            Popular<span className={hidden}> {inTown(name)}</span>
          </span>
        </summary>
        <ul>
          {popularServices.map((service) => (
            <li key={service.key}>
              <a href={`${path}?service=${service.key}`}>{service.name}</a>
            </li>
          ))}
          <li>
            <a href={`/${slug}-services`}>View all {servicesClaimed} services</a>
          </li>
        </ul>
      </details>
    </article>
  );
}

function Shore({ slug }: { slug: string }) {
  const spot = spotOf(slug);
  if (!spot) return null;
  const { x, y } = spot;
  return (
    <svg viewBox={`${x - 250} ${y - 85} 360 150`} preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <use href="#bayland" className={styles.land} />
      <use href="#bayrivers" className={styles.river} />
    </svg>
  );
}

function NoAreas({ areas, query }: { areas: readonly ServiceArea[]; query: AreaQuery }) {
  const hint = areaHint(areas, query);
  return (
    <div className={`${styles.none} ${figures}`} role="status">
      <h2 className={styles.noneTitle}>{strings.none}</h2>
      {hint && (
        <p className={styles.hint}>
          {hintWords(hint, query.text).map((piece) =>
            typeof piece === 'string' ? (
              piece
            ) : (
              <a key={piece.path} href={piece.path}>
                {piece.text}
              </a>
            ),
          )}
        </p>
      )}
      <p>
        Try fewer letters, the county, or a ZIP code: “mich” finds St. Michaels. Still nothing? Ask us: we also travel
        beyond these towns.
      </p>
      <p className={actions}>
        <LineLink href="/contact">Contact Us</LineLink>
        <a className={styles.noAreasAll} href="/service-areas" data-clear="">
          Show all areas
        </a>
      </p>
    </div>
  );
}

function OutOfReach({ query: { text, county } }: { query: AreaQuery }) {
  const asked = new URLSearchParams({ ...(text && { q: text }), ...(county && { county }) });
  return (
    <div className={`${styles.none} ${figures}`} role="status">
      <NoIndex />
      <h2 className={styles.noneTitle}>The list of our towns is out of reach.</h2>
      <p>Something on our side does not answer. Please try again in a few minutes, or ask us whether we come to you.</p>
      <p className={actions}>
        <LineLink href={asked.size > 0 ? `/service-areas?${asked}` : '/service-areas'}>Try Again</LineLink>
        <CallLink />
        <a className={styles.noAreasAll} href="/contact">
          Contact Us
        </a>
      </p>
    </div>
  );
}

const nine = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const Skeletons = () => (
  <>
    <p className={styles.areaListCount} role="status">
      <span className={hidden}>Loading service areas</span>
      <span className={styles.line} />
    </p>
    <ul className={styles.areaList} aria-hidden="true">
      {nine.map((key) => (
        <li key={key} className={`${styles.card} ${styles.bare}`} data-skeleton="">
          <div className={styles.field}>
            <span className={styles.name} />
          </div>
          <div className={styles.boneRow}>
            <span className={styles.line} />
          </div>
        </li>
      ))}
    </ul>
  </>
);
