import sheet from 'sheet:./services.tsx';
import { business } from '../../catalogue/business.ts';
import { numberWord } from '../../catalogue/number-words.ts';
import { definePage } from '../page.ts';
import { trailFromHome } from '../rendering/breadcrumbs.ts';
import { Closing } from './services/closing.tsx';
import { Commercial } from './services/commercial.tsx';
import { overviewGroup } from './services/group.ts';
import { Hero } from './services/hero.tsx';
import { Main } from './services/main.tsx';
import { Premium } from './services/premium.tsx';
import { Specialty } from './services/specialty.tsx';

/** The overview: 23 services in four groups (SPEC.md §2, §9). */
export const services = definePage({
  sheet,
  metadata: (context) => ({
    title: `Our Services | ${business.name}`,
    description: `Interior and exterior painting, pressure washing, ${numberWord(overviewGroup('specialty').entries.length)} specialties, packages and commercial work on Maryland’s Eastern Shore. Free estimates.`,
    structuredData: [trailFromHome(context, 'Our Services')],
  }),
  View: () => (
    <>
      <Hero />
      <Main />
      <Specialty />
      <Premium />
      <Commercial />
      <Closing />
    </>
  ),
});
