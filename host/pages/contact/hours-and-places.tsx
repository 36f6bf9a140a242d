import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { contactAreaNames } from '../../../catalogue/towns/area-names.ts';
import type { MaybePromise } from '../../components/await.tsx';
import { figures, quiet, small, wrap } from '../../components/layout/base.css.ts';
import { NewTabLink } from '../../components/layout/new-tab-link.tsx';
import { Towns } from '../../components/towns.tsx';
import * as styles from './page.css.ts';

const { address, emergency, hours, social } = business;

export function HoursAndPlaces({ areas }: { areas: MaybePromise<readonly ServiceArea[] | undefined> }) {
  return (
    <div className={`${wrap} ${styles.facts}`}>
      <section aria-labelledby="hours">
        <h2 id="hours">Business hours</h2>
        <table className={`${styles.hours} ${figures}`} aria-labelledby="hours">
          <tbody>
            {hours.map(({ days, time }) => (
              <tr key={days}>
                <th scope="row">{days}</th>
                <td>{time}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={`${small} ${quiet}`}>{emergency}</p>
      </section>
      <div className={styles.pair}>
        <section aria-labelledby="location">
          <h2 id="location">Location</h2>
          <address>
            {address.poBox}
            <br />
            {address.city}, {address.state} {address.zipCode}
          </address>
        </section>
        <section aria-labelledby="social">
          <h2 id="social">Social</h2>
          <NewTabLink className={styles.social} href={social.url}>
            {social.name}
          </NewTabLink>
        </section>
      </div>
      <section aria-labelledby="served">
        <h2 id="served">Areas served</h2>
        <Towns names={contactAreaNames} areas={areas} columns="two" />
      </section>
    </div>
  );
}
