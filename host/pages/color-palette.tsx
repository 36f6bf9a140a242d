import sheet from 'sheet:./color-palette.tsx';
import { business } from '../../catalogue/business.ts';
import { filterColors, readColorFilter } from '../../catalogue/color-filter.ts';
import { readColorList } from '../../catalogue/color-list.ts';
import { paintColors } from '../../catalogue/paint-colors.ts';
import { contrast } from '../../catalogue/paint-contrast.ts';
import { wrap } from '../layout/base.css.ts';
import { definePage } from '../page.ts';
import { trailFromHome } from '../trail.ts';
import { parameters } from './color-palette/address.ts';
import { ChosenBar } from './color-palette/chosen-bar.tsx';
import { Filters } from './color-palette/filters.tsx';
import { Head } from './color-palette/head.tsx';
import { page } from './color-palette/wall.css.ts';
import { Wall } from './color-palette/wall.tsx';

/** As they hang: the two makers' side by side, from light to dark. */
const hung = [...paintColors].sort((a, b) => contrast(b.hex, '#000000') - contrast(a.hex, '#000000'));

/** Every paint color, filtered and chosen by its address alone (SPEC.md §2). */
export const colorPalette = definePage({
  sheet,
  query: parameters,
  uncachedQuery: ['q', 'c'],
  metadata: (context) => ({
    title: `Paint Colors | ${business.name}`,
    description: `${paintColors.length} paint colors by Benjamin Moore and Sherwin-Williams. Choose your favorites, email us the list, and we bring painted samples to your free estimate.`,
    structuredData: [trailFromHome(context, 'Paint Colors')],
  }),
  View: ({ query }) => {
    const state = { filter: readColorFilter(query), chosen: readColorList(query.get('c') ?? '') };
    return (
      <div className={page}>
        <div className={wrap}>
          <Head />
          <Filters {...state} />
          <Wall colors={filterColors(hung, state.filter)} {...state} />
        </div>
        <ChosenBar chosen={state.chosen} />
      </div>
    );
  },
});
