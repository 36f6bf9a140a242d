import type { ReactNode } from 'react';
import { type AreaHint, type AreaQuery, areaHint } from '../../../catalogue/area-search.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { lineButton } from '../../../widgets/kit/parts.css.ts';
import { figures } from '../../layout/base.css.ts';
import { actions } from '../local/layout.css.ts';
import * as styles from './no-areas.css.ts';

interface NoAreasProps {
  areas: readonly ServiceArea[];
  query: AreaQuery;
}

/** Nothing matches: what may have been meant, and whom to ask. */
export function NoAreas({ areas, query }: NoAreasProps) {
  const hint = areaHint(areas, query);
  return (
    <div className={`${styles.none} ${figures}`} role="status">
      <h2>No service areas found</h2>
      {hint && (
        <p className={styles.hint}>
          <Hint hint={hint} text={query.text.trim()} />
        </p>
      )}
      <p>
        Try fewer letters, the county, or a ZIP code: “mich” finds St. Michaels. Still nothing? Ask us, the road goes
        farther than the list.
      </p>
      <p className={actions}>
        <a className={lineButton} href="/contact">
          Contact Us
        </a>
        <a className={styles.all} href="/service-areas">
          Show all areas
        </a>
      </p>
    </div>
  );
}

function Hint({ hint, text }: { hint: AreaHint; text: string }): ReactNode {
  switch (hint.kind) {
    case 'other-county':
      return (
        <>
          Only in another county:{' '}
          {hint.areas.map((area) => (
            <AreaLink key={area.id} area={area} county />
          ))}
        </>
      );
    case 'zip':
      return (
        <>
          {text} is in our area:{' '}
          {hint.areas.map((area) => (
            <AreaLink key={area.id} area={area} />
          ))}
        </>
      );
    case 'spelling':
      return (
        <>
          Did you mean{' '}
          {hint.areas.map((area) => (
            <AreaLink key={area.id} area={area} />
          ))}
          ?
        </>
      );
    case 'county':
      return (
        <>
          Did you mean <a href={`/service-areas?county=${encodeURIComponent(hint.county)}`}>{hint.county}</a>?
        </>
      );
    case 'nearest':
      return (
        <>
          {hint.place} has no page of its own. The nearest of our towns is <AreaLink area={hint.area} />,{' '}
          {inMiles(hint.miles)} away in a straight line.
        </>
      );
  }
}

const AreaLink = ({ area, county = false }: { area: ServiceArea; county?: boolean }) => (
  <>
    <a href={`/service-areas/${area.slug}`}>{area.name}</a>
    {county && ` (${area.county})`}{' '}
  </>
);

function inMiles(miles: number): string {
  const whole = Math.max(1, Math.round(miles));
  return whole === 1 ? 'about a mile' : `about ${whole} miles`;
}
