import sheet from 'sheet:./page.tsx';
import { housePainterJsonLd } from '../../../catalogue/company/structured-data.ts';
import type { Testimonial } from '../../../catalogue/contracts/testimonial.ts';
import { definePage } from '../../page.ts';
import { defaultImage } from '../../rendering/metadata.ts';
import { Closing } from './closing.tsx';
import { Family } from './family.tsx';
import { Hero } from './hero.tsx';
import { Packages } from './packages.tsx';
import { PalettePromo } from './palette-promo.tsx';
import { Services } from './services.tsx';
import { Testimonials } from './testimonials.tsx';

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
