import sheet from 'sheet:./home.tsx';
import { housePainterJsonLd } from '../../catalogue/company/structured-data.ts';
import type { Testimonial } from '../../catalogue/contracts/testimonial.ts';
import { definePage } from '../page.ts';
import { defaultImage } from '../rendering/metadata.ts';
import { Closing } from './home/closing.tsx';
import { Family } from './home/family.tsx';
import { Hero } from './home/hero.tsx';
import { Packages } from './home/packages.tsx';
import { PalettePromo } from './home/palette-promo.tsx';
import { Services } from './home/services.tsx';
import { Testimonials } from './home/testimonials.tsx';

/** The house that repaints, then the six sections in the order of SPEC.md §2. */
export const home = definePage<{ testimonials: readonly Testimonial[] }>({
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
