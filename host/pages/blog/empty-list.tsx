import type { BlogFilter } from '../../../catalogue/blog/filter.ts';
import { button, lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { quiet, wrap } from '../../components/layout/base.css.ts';
import { EmptyPicture } from './empty-picture.tsx';
import * as styles from './page.css.ts';

export function NoneFound({ filter: { search, category } }: { filter: BlogFilter }) {
  const asked = [search && `for “${search}”`, category && `in ${category}`].filter(Boolean).join(' ');
  return (
    <section className={`${wrap} ${styles.nothing}`} aria-labelledby="none">
      <div role="status">
        <h2 id="none">No Articles Found</h2>
        <p>No articles found matching your criteria.</p>
        <p className={quiet}>{`You searched ${asked}.`}</p>
        <p className={styles.acts}>
          <a className={lineButton} href="/blog" data-clear="">
            Clear Filters
          </a>
          <a className={button} href="/contact">
            Contact Us
          </a>
        </p>
      </div>
      <EmptyPicture className={styles.drawing} />
    </section>
  );
}

export function ComingSoon() {
  return (
    <section className={`${wrap} ${styles.nothing}`} aria-labelledby="none">
      <div>
        <h2 id="none">Coming Soon</h2>
        <p>The first note is drying. Until then, ask us anything about the paint on your house.</p>
        <ContactUs />
      </div>
      <EmptyPicture className={styles.drawing} />
    </section>
  );
}

export function OutOfReach() {
  return (
    <section className={`${wrap} ${styles.nothing}`} aria-labelledby="none">
      <div>
        <h2 id="none">The articles are out of reach.</h2>
        <p>
          Something on our side does not answer. Please try again in a few minutes, or ask us what you came to read.
        </p>
        <ContactUs />
      </div>
      <EmptyPicture className={styles.drawing} />
    </section>
  );
}

const ContactUs = () => (
  <p className={styles.acts}>
    <a className={button} href="/contact">
      Contact Us
    </a>
  </p>
);
