import { business } from '../../../catalogue/business.ts';
import { button, tape } from '../../../widgets/core/ui/parts.css.ts';
import { estimateLink } from '../../components/estimate/estimate-link.ts';
import { figures, lead, small } from '../../components/layout/base.css.ts';
import * as styles from './page.css.ts';

const { teamPicture: picture } = business;

export function Family() {
  return (
    <section className={styles.family} aria-labelledby="title">
      <div className={styles.familyWords}>
        <p className={tape}>{`Since ${business.foundedYear}`}</p>
        <h1 id="title">A family that paints.</h1>
        <p className={lead}>
          {`${business.name} has painted and washed houses on Maryland’s Eastern Shore and around Annapolis since ${business.foundedYear}. More than 50 years on, it is still run by the family.`}
        </p>
        <p>
          We look at the house together with you and write down a price. Pick your favorite colors, and we’ll bring the
          samples to the estimate. Then we do what takes longest and shows least: scraping, sanding, patching and
          priming, so that the paint has something to hold on&nbsp;to.
        </p>
        <p className={styles.acts}>
          <a className={button} href={estimateLink()}>
            Get Free Estimate
          </a>
        </p>
        <p className={`${small} ${figures}`}>{`Licensed and insured, ${business.license}`}</p>
      </div>
      <div className={styles.picture}>
        <img src={picture.path} width={picture.width} height={picture.height} alt={picture.alt} fetchPriority="high" />
      </div>
    </section>
  );
}
