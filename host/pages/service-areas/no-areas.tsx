import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import type { AreaQuery } from '../../../catalogue/towns/area-match.ts';
import { hintWords } from '../../../catalogue/towns/area-messages.ts';
import { areaHint } from '../../../catalogue/towns/area-search.ts';
import { lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { figures } from '../../components/layout/base.css.ts';
import { actions } from '../../components/town-pages/layout.css.ts';
import * as styles from './page.css.ts';

interface NoAreasProps {
  areas: readonly ServiceArea[];
  query: AreaQuery;
}

export function NoAreas({ areas, query }: NoAreasProps) {
  const hint = areaHint(areas, query);
  return (
    <div className={`${styles.none} ${figures}`} role="status">
      <h2>No service areas found</h2>
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
        <a className={lineButton} href="/contact">
          Contact Us
        </a>
        <a className={styles.noAreasAll} href="/service-areas" data-clear="">
          Show all areas
        </a>
      </p>
    </div>
  );
}

export function OutOfReach({ query: { text, county } }: Pick<NoAreasProps, 'query'>) {
  const asked = new URLSearchParams({ ...(text && { q: text }), ...(county && { county }) });
  return (
    <div className={`${styles.none} ${figures}`} role="status">
      <h2>The list of our towns is out of reach.</h2>
      <p>Something on our side does not answer. Please try again in a few minutes, or ask us whether we come to you.</p>
      <p className={actions}>
        <a className={lineButton} href={asked.size > 0 ? `/service-areas?${asked}` : '/service-areas'}>
          Try Again
        </a>
        <a className={lineButton} href={ourPhone.href}>
          {`Call ${business.phone.shown}`}
        </a>
        <a className={styles.noAreasAll} href="/contact">
          Contact Us
        </a>
      </p>
    </div>
  );
}
