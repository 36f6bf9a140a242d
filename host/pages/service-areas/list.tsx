import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import { popularServices, servicesClaimed } from '../../../catalogue/services/services.ts';
import { type AreaQuery, areaCounties } from '../../../catalogue/towns/area-match.ts';
import { countWords } from '../../../catalogue/towns/area-messages.ts';
import { searchAreas, wholeMiles } from '../../../catalogue/towns/area-search.ts';
import { areaSlug, findPlace, milesBetween } from '../../../catalogue/towns/places.ts';
import { inTown, noBreak } from '../../../catalogue/towns/town.ts';
import { areaItem } from '../../../widgets/area-search/on-page.tsx';
import { strings } from '../../../widgets/area-search/strings.ts';
import { hidden } from '../../../widgets/core/ui/parts.css.ts';
import { type Areas, Await, NoIndex } from '../../components/await.tsx';
import { figures } from '../../components/layout/base.css.ts';
import { CallLink, LineLink } from '../../components/links.tsx';
import { Wide } from '../../components/sections.tsx';
import { countyClass } from '../../components/town-pages/bay-chart.tsx';
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
  const { found } = searchAreas(areas, query);
  const isFiltered = query.text.trim() !== '' || query.county !== '';
  return (
    <div id="found" data-live={isFiltered ? 'part' : 'whole'} className={styles.live}>
      {found.length > 0 ? <Counties areas={found} isFiltered={isFiltered} /> : <NoAreas />}
    </div>
  );
}

const home = business.address.city;

const Counties = ({ areas, isFiltered }: { areas: readonly ServiceArea[]; isFiltered: boolean }) => (
  <>
    <p className={`${styles.count} ${figures}`}>
      <b role="status" data-count="">
        {countWords(areas)}
      </b>
      <span>Miles from {home}, as the crow flies</span>
      <a className={styles.showAll} href="/service-areas" data-clear="" hidden={!isFiltered}>
        Show all areas
      </a>
    </p>
    {areaCounties(areas).map((county) => (
      <section key={county} className={`${styles.county} ${countyClass(county)}`} aria-label={county} data-group="">
        <h2 className={styles.countyName}>{county}</h2>
        <div className={styles.columns}>
          {halves(areas.filter((area) => area.county === county)).map((half) => (
            <ul key={half[0]?.id ?? ''} className={styles.column}>
              {half.map((area) => (
                <li key={area.id} {...areaItem.write(area)}>
                  <Town area={area} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </section>
    ))}
  </>
);

/** Two lists, so that what opens in one moves nothing in the other. */
function halves(areas: readonly ServiceArea[]) {
  const sorted = [...areas].sort((a, b) => a.name.localeCompare(b.name));
  const middle = Math.ceil(sorted.length / 2);
  return [sorted.slice(0, middle), sorted.slice(middle)].filter(({ length }) => length > 0);
}

function Town({ area: { name, slug } }: { area: ServiceArea }) {
  const path = `/service-areas/${slug}`;
  const [here, there] = [findPlace(areaSlug(home)), findPlace(slug)];
  return (
    <article className={`${styles.town} ${figures}`}>
      <h3 className={styles.name}>{noBreak(name)}</h3>
      {here && there && (
        <p className={styles.miles}>{here === there ? 'we are here' : `${wholeMiles(milesBetween(here, there))} mi`}</p>
      )}
      <p className={styles.services}>{servicesClaimed} Services Available</p>
      <a className={styles.all} href={path}>
        All {name} Services
      </a>
      <details className={styles.popular}>
        <summary>
          Popular<span className={hidden}> {inTown(name)}</span>
        </summary>
        <ul className={styles.chips}>
          {popularServices.map((service) => (
            <li key={service.key}>
              <a className={styles.chip} href={`${path}?service=${service.key}`}>
                {service.name}
              </a>
            </li>
          ))}
          <li>
            <a className={styles.chip} href={`/${slug}-services`}>
              View all {servicesClaimed} services
            </a>
          </li>
        </ul>
      </details>
    </article>
  );
}

const NoAreas = () => (
  <div className={`${styles.none} ${figures}`} role="status">
    <h2 className={styles.noneTitle}>{strings.none}</h2>
    <p>
      Try fewer letters, the county, or a ZIP code: “mich” finds St.&nbsp;Michaels. Still nothing? Ask us: we also
      travel beyond these towns.
    </p>
    <p className={actions}>
      <LineLink href="/contact">Contact Us</LineLink>
      <a className={styles.noAreasAll} href="/service-areas" data-clear="">
        Show all areas
      </a>
    </p>
  </div>
);

function OutOfReach({ query: { text, county } }: { query: AreaQuery }) {
  const asked = new URLSearchParams({ ...(text && { q: text }), ...(county && { county }) });
  return (
    <div className={`${styles.none} ${figures}`} role="status">
      <NoIndex />
      <h2 className={styles.noneTitle}>The list of our towns could not be loaded.</h2>
      <p>Please try again in a few minutes, or ask us whether we come to you.</p>
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
    <p className={styles.count} role="status">
      <span className={hidden}>Loading service areas</span>
      <span className={styles.line} />
    </p>
    <ul className={styles.columns} aria-hidden="true">
      {nine.map((key) => (
        <li key={key} className={styles.town} data-skeleton="">
          <span className={styles.bone} />
          <span className={styles.line} />
        </li>
      ))}
    </ul>
  </>
);
