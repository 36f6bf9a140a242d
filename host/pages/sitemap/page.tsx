import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { numberWord } from '../../../catalogue/number-words.ts';
import { sitemapCityNames } from '../../../catalogue/towns/area-names.ts';
import { definePage } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/metadata.ts';
import { Cities } from './cities.tsx';
import { FixedPages } from './fixed-pages.tsx';

/** For people; sitemap.xml is for search engines. */
export const sitemap = definePage<{ areas: readonly ServiceArea[] }>({
  kind: 'other',
  sheet,
  metadata: (context) => ({
    title: `Sitemap | ${business.name}`,
    description: `All main pages of this site, and interior painting, exterior painting and pressure washing in ${numberWord(sitemapCityNames.length)} places around the Bay.`,
    structuredData: [breadcrumbsFromHome(context, 'Sitemap')],
  }),
  View: ({ data }) => (
    <>
      <FixedPages />
      <Cities areas={data.areas} />
    </>
  ),
});
