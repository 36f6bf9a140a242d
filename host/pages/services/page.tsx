import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { numberWord } from '../../../catalogue/number-words.ts';
import { definePage } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/breadcrumbs.ts';
import { Closing } from './closing.tsx';
import { Commercial } from './commercial.tsx';
import { overviewGroup } from './group.ts';
import { Hero } from './hero.tsx';
import { Main } from './main.tsx';
import { Premium } from './premium.tsx';
import { Specialty } from './specialty.tsx';

/** The overview: 23 services in four groups (SPEC.md §2, §9). */
export const services = definePage({
  sheet,
  metadata: (context) => ({
    title: `Our Services | ${business.name}`,
    description: `Interior and exterior painting, pressure washing, ${numberWord(overviewGroup('specialty').entries.length)} specialties, packages and commercial work on Maryland’s Eastern Shore. Free estimates.`,
    structuredData: [breadcrumbsFromHome(context, 'Our Services')],
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
