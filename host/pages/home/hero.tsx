import { business } from '../../../catalogue/business.ts';
import house from '../../../catalogue/drawings/house.svg';
import { heroSchemes } from '../../../catalogue/paint/hero-schemes.ts';
import { button, hidden, lineButton, tape } from '../../../widgets/core/ui/parts.css.ts';
import { Drawing } from '../../components/drawing.tsx';
import { figures, lead, quiet, small } from '../../components/layout/base.css.ts';
import * as styles from './hero.css.ts';

/** What the chips and the brushed edge cover. */
const covered = /<g id="skiff">.*?<\/g>|<g id="susans">.*(?=<\/svg>)/gs;

/** The page's sheet colors the zones here, so the colors of the file are removed, as is everything covered. */
const shown = house
  .replace(covered, '')
  .replace(/ class="(sky|water)"/g, '')
  .replace(/( class="\w+") fill="#\w+"/g, '$1');

/** The house that repaints: five radio buttons and `:has()`, no script. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.copy}>
        <p className={tape}>{`Since ${business.foundedYear}`}</p>
        <h1>Family-run, with the same steady hand for over 50&nbsp;years.</h1>
        <p className={lead}>
          Clean lines, kept promises. We paint and wash houses on Maryland’s Eastern Shore and around Annapolis.
        </p>
        <p className={styles.acts}>
          <a className={button} href="/contact">
            Get Free Estimate
          </a>
          <a className={`${lineButton} ${figures}`} href={`tel:${business.phone.dial}`}>
            {`Call ${business.phone.shown}`}
          </a>
        </p>
        <p className={`${small} ${quiet}`}>{`Licensed and insured, ${business.license}`}</p>
      </div>
      <Drawing className={styles.house} markup={shown} />
      <fieldset className={styles.fan}>
        <legend className={`${tape} ${styles.legend}`}>Repaint the house</legend>
        {heroSchemes.map(({ key, zones: { siding } }, index) => (
          <label key={key} className={styles.chip}>
            <input className={hidden} type="radio" name="scheme" defaultChecked={index === 0} />
            {siding.name}
            <span className={styles.code}>{siding.code}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
