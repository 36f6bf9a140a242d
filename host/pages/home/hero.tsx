import '../../components/house-zones.css.ts';
import { business } from '../../../catalogue/business.ts';
import house from '../../../catalogue/drawings/house.svg';
import { heroSchemes } from '../../../catalogue/paint/hero-schemes.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import { hidden, lineButton, tape } from '../../../widgets/core/ui/parts.css.ts';
import { Drawing } from '../../components/drawing.tsx';
import { estimateLink } from '../../components/estimate/estimate-link.tsx';
import { figures, lead, quiet, small } from '../../components/layout/base.css.ts';
import { ButtonLink } from '../../components/links.tsx';
import { constant } from '../../rendering/constant-text.tsx';
import * as styles from './hero.css.ts';

const leftOut =
  /<path fill="#6b5a48".*?(?=<\/g><g><path fill="#8d9b66")|<g id="skiff">.*?<\/g>|<g id="susans">.*(?=<\/svg>)/gs;

const shown = house
  .replace(leftOut, '')
  .replace(/ class="(sky|water)"/g, '')
  .replace(/( class="\w+") fill="#\w+"/g, '$1')
  .replace('0 0 960 600"', '96 30 700 570" preserveAspectRatio="xMinYMax"');

export const Hero = constant(() => (
  <section className={styles.hero}>
    <div className={styles.title}>
      <p className={tape}>{`Since ${business.foundedYear}`}</p>
      <h1 className={styles.headline}>Family-run, with the same steady hand for over 50&nbsp;years.</h1>
    </div>
    <Drawing className={styles.house} markup={shown} />
    <fieldset className={styles.fan}>
      <legend className={hidden}>Repaint the house</legend>
      {heroSchemes.map(({ key, zones: { siding } }, index) => (
        <label key={key} className={styles.chip}>
          <input className={hidden} type="radio" name="scheme" defaultChecked={index === 0} />
          <span className={styles.name}>
            {siding.name} <span>{siding.code}</span>
          </span>
        </label>
      ))}
    </fieldset>
    <div className={styles.copy}>
      <p className={lead}>We paint and wash houses on Maryland’s Eastern Shore and around Annapolis.</p>
      <p className={styles.acts}>
        <ButtonLink href={estimateLink()}>Get Free Estimate</ButtonLink>
        <a className={`${lineButton} ${figures}`} href={ourPhone.href}>
          Call <span>{business.phone.shown}</span>
        </a>
      </p>
      <p className={`${small} ${quiet}`}>{`Licensed and insured, ${business.license}`}</p>
    </div>
  </section>
));
