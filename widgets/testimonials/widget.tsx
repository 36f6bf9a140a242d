import type { ReactNode } from 'react';
import { initialsOf, maxStars, starsOf, toneOf, workOf } from '../../catalogue/company/testimonials.ts';
import type { Testimonial } from '../../catalogue/contracts/content.ts';
import type { Loaded } from '../core/data/api.ts';
import { defineWidget } from '../core/runtime/define-widget.ts';
import * as styles from './card.css.ts';
import { strings, type TestimonialsOptions, testimonialsOptions } from './strings.ts';

function Card({ rating, review, customerName, location, serviceType, isSample }: Testimonial) {
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

const placeholders = [1, 2, 3];

interface TestimonialsProps {
  options: TestimonialsOptions;
  data: Loaded<readonly Testimonial[]>;
  /** Shown if there are none. */
  instead?: ReactNode;
}

export function Testimonials({ options: { limit, service }, data, instead }: TestimonialsProps) {
  const all = typeof data === 'string' ? [] : data;
  const chosen = all
    .filter(({ serviceType }) => !service || serviceType === service)
    .sort((one, other) => Number(one.isSample) - Number(other.isSample))
    .slice(0, limit ? Number(limit) : undefined);
  const areSamples = chosen.length > 0 && chosen.every(({ isSample }) => isSample);
  return (
    <>
      {areSamples && <p className={styles.note}>{strings.samples}</p>}
      <ul aria-label={strings.list}>
        {data === 'loading'
          ? placeholders.map((key) => (
              <li key={key} className={styles.placeholder}>
                <span role="img" aria-label={strings.loading} />
              </li>
            ))
          : chosen.map((one) => <Card key={one.id} {...one} isSample={one.isSample && !areSamples} />)}
      </ul>
      {data !== 'loading' && chosen.length === 0 && instead}
    </>
  );
}

export const testimonials = defineWidget<TestimonialsOptions, readonly Testimonial[]>({
  name: 'testimonials',
  options: testimonialsOptions,
  View: ({ options, data }) => <Testimonials options={options} data={data ?? 'loading'} />,
});
