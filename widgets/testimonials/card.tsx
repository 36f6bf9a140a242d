import { initialsOf, maxStars, starsOf, toneOf, workOf } from '../../catalogue/company/testimonials.ts';
import type { Testimonial } from '../../catalogue/contracts/testimonial.ts';
import * as styles from './card.css.ts';
import { strings } from './strings.ts';

export function Card({ rating, review, customerName, location, serviceType, isSample }: Testimonial) {
  const stars = starsOf(rating);
  return (
    <li className={styles.card}>
      <figure>
        <blockquote className={styles.review}>{`“${review}”`}</blockquote>
        <figcaption className={styles.caption}>
          <span className={styles.tones[toneOf(serviceType)]} aria-hidden="true">
            {initialsOf(customerName)}
          </span>
          <span className={styles.who}>
            <b>{customerName}</b>
            <span>{[location, workOf(serviceType)].filter(Boolean).join(', ')}</span>
            <span className={styles.stars} role="img" aria-label={strings.stars(stars, maxStars)}>
              {'★'.repeat(stars)}
              {stars < maxStars && <i>{'★'.repeat(maxStars - stars)}</i>}
            </span>
            {isSample && <small>{strings.sample}</small>}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

export const Placeholder = () => (
  <li className={styles.placeholder}>
    <span role="img" aria-label={strings.loading} />
  </li>
);
