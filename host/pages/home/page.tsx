import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { housePainterJsonLd } from '../../../catalogue/company/structured-data.ts';
import type { Testimonial } from '../../../catalogue/contracts/testimonial.ts';
import { button } from '../../../widgets/core/ui/parts.css.ts';
import { constant } from '../../components/constant.tsx';
import { estimateLink } from '../../components/estimate/estimate-link.ts';
import { wrap } from '../../components/layout/base.css.ts';
import { definePage } from '../../page.ts';
import { defaultImage } from '../../rendering/metadata.ts';
import * as styles from './closing.css.ts';
import { Family } from './family.tsx';
import { Hero } from './hero.tsx';
import { Packages } from './packages.tsx';
import { PalettePromo } from './palette-promo.tsx';
import { Services } from './services.tsx';
import { Testimonials } from './testimonials.tsx';

/** In the client's order. */
export const home = definePage<{ testimonials: readonly Testimonial[] }>({
  kind: 'home',
  sheet,
  load: (content) => ({ testimonials: content.testimonials() }),
  metadata: ({ publicUrl }) => ({
    structuredData: [housePainterJsonLd({ url: publicUrl, image: publicUrl + defaultImage })],
  }),
  View: ({ data }) => (
    <>
      <Hero />
      <Services />
      <PalettePromo />
      <Packages />
      <Family />
      <Testimonials testimonials={data.testimonials} />
      <Closing />
    </>
  ),
});

const Closing = constant(() => {
  return (
    <section className={styles.closing}>
      <div className={wrap}>
        <h2>Tell us about the house.</h2>
        <p>{`The estimate is free. ${business.replyPromise}`}</p>
        <a className={button} href={estimateLink()}>
          Get Your Free Estimate
        </a>
      </div>
      <img className={styles.shore} src="/assets/shore-dusk.svg" width="1920" height="240" loading="lazy" alt="" />
    </section>
  );
});
