import { business } from '../../../catalogue/business.ts';
import { markPaths } from '../../../catalogue/company/brand-mark.ts';
import type { ServicePage } from '../../../catalogue/services/pages/service-page.ts';
import { hidden } from '../../../widgets/core/ui/parts.css.ts';
import { whole } from '../../components/layout/base.css.ts';
import { Section, Terms } from '../../components/sections.tsx';
import * as styles from './sample-estimate.css.ts';

const { address, license, name } = business;

/** Its address is in `estimate-link.tsx`. */
export const SampleEstimate = ({ page: { name: job, sample } }: { page: ServicePage }) => (
  <Section id="sample-estimate" title="A sample estimate">
    <p>Line by line, so you see what you pay for, and what you could leave out. Yours is free.</p>
    <div className={styles.desk}>
      <div className={styles.paper}>
        <div className={styles.letterhead}>
          <p className={styles.from}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the brand's own paths. */}
            <svg viewBox="0 0 22 36" aria-hidden="true" dangerouslySetInnerHTML={{ __html: markPaths }} />
            {name}
          </p>
          <p>
            {`${address.poBox}, ${address.city}, ${address.state} ${address.zipCode}`}
            <br />
            <span className={whole}>{license}</span>, licensed and insured
          </p>
        </div>
        <Terms
          className={styles.facts}
          of={[
            ['For', 'You'],
            ['Date', 'After we have looked'],
            ['Place', sample.house],
            ['Job', job],
          ]}
        />
        <table className={styles.table}>
          <caption className={hidden}>Sample estimate, prices left blank</caption>
          <thead>
            <tr>
              <th scope="col">Work</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {sample.lines.map(({ title, text }) => (
              <tr key={title}>
                <td>
                  {title}
                  <small>{text}</small>
                </td>
                <Blank />
              </tr>
            ))}
            <tr className={styles.sum}>
              <td>Total</td>
              <Blank />
            </tr>
          </tbody>
        </table>
        <div className={styles.signatures}>
          <span>For {name}</span>
          <span>You, when you are ready</span>
        </div>
        <b className={styles.stamp}>Sample</b>
      </div>
    </div>
  </Section>
);

const Blank = () => (
  <td>
    <span className={hidden}>your price</span>
  </td>
);
