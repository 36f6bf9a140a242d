import { packages, type ServicePackage } from '../../../catalogue/services/packages.ts';
import { lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { constant } from '../../components/constant.tsx';
import { estimateLink } from '../../components/estimate/estimate-link.ts';
import { sectionBlock, wrap } from '../../components/layout/base.css.ts';
import { SectionHead } from '../../components/section-head.tsx';
import * as styles from './packages.css.ts';

const pageLength = 4;

export const Packages = constant(() => {
  return (
    <section className={`${sectionBlock} ${styles.offers}`}>
      <div className={wrap}>
        <SectionHead label="Six ways to start" title="Premium Service Packages">
          <p>Each starts with a free estimate.</p>
        </SectionHead>
        <div className={styles.stage}>
          <ul className={styles.fan}>{packages.slice(0, pageLength).map(strip)}</ul>
          <ul className={styles.spread}>{packages.slice(pageLength).map(strip)}</ul>
          <label className={styles.pause}>
            <input type="checkbox" /> Pause, and show all six packages
          </label>
        </div>
      </div>
    </section>
  );
});

const strip = ({ name, text }: ServicePackage) => (
  <li key={name} className={styles.strip}>
    <div className={styles.tints} />
    <div className={styles.label}>
      <h3>{name}</h3>
      <p>{text}</p>
      <a className={lineButton} href={estimateLink({ package: name })}>
        Get Quote
      </a>
    </div>
  </li>
);
