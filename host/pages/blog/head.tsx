import type { ReactNode } from 'react';
import { business } from '../../../catalogue/business.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { lead, wrap } from '../../components/layout/base.css.ts';
import * as styles from './page.css.ts';

/** The blog's name. @param children the search, once there is something to search */
export function Head({ children }: { children: ReactNode }) {
  return (
    <section className={`${wrap} ${styles.head}`} aria-labelledby="title">
      <div>
        <p className={tape}>Notes from the ladder</p>
        <h1 id="title">{`The ${business.name} Blog`}</h1>
        <p className={lead}>What we know about paint, wood and weather on the Bay, written down for your house.</p>
      </div>
      {children}
    </section>
  );
}
