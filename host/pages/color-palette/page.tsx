import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { readColorFilter } from '../../../catalogue/paint/color-filter.ts';
import { readColorList, unknownColorIds } from '../../../catalogue/paint/color-list.ts';
import { paintColors } from '../../../catalogue/paint/paint-colors.ts';
import { parameters } from '../../../widgets/palette-picker/palette-query.ts';
import { palettePicker } from '../../../widgets/palette-picker/ssr.tsx';
import { Island } from '../../components/island.tsx';
import { wrap } from '../../components/layout/base.css.ts';
import { definePage } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/breadcrumbs.ts';
import { Head } from './head.tsx';
import { colorListMail } from './mail-address.ts';
import { page } from './page.css.ts';
import { SheetHead } from './sheet-head.tsx';

/**
 * Every paint color, filtered and chosen by its address; a script makes it quicker (SPEC.md §2). Nothing of that script
 * is fetched along with the document: it would bring the first picture a fifth later, and the links work until then.
 */
export const colorPalette = definePage({
  sheet,
  query: parameters,
  uncachedQuery: ['q', 'c'],
  metadata: (context) => ({
    title: `Paint Colors | ${business.name}`,
    description: `${paintColors.length} paint colors by Benjamin Moore and Sherwin-Williams. Choose your favorites, email us the list, and we bring painted samples to your free estimate.`,
    structuredData: [breadcrumbsFromHome(context, 'Paint Colors')],
  }),
  View: ({ path, query }) => {
    const list = query.get('c') ?? '';
    const chosen = readColorList(list);
    return (
      <div className={page}>
        <div className={wrap}>
          <Head />
          <SheetHead />
        </div>
        <Island
          widget={palettePicker}
          id="p"
          options={{}}
          data={{
            action: path,
            filter: readColorFilter(query),
            chosen,
            unknown: unknownColorIds(list),
            mail: colorListMail(chosen),
          }}
          dataInBrowser="kept"
        />
      </div>
    );
  },
});
