import sheet from 'sheet:./page.tsx';
import listSheet from 'sheet:../../../widgets/palette-picker/printed-list.css.ts';
import { business } from '../../../catalogue/business.ts';
import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { readColorFilter } from '../../../catalogue/paint/color-filter.ts';
import { colorLines, readColorList, unknownColorIds } from '../../../catalogue/paint/color-list.ts';
import { paintColors } from '../../../catalogue/paint/paint-colors.ts';
import { parameters } from '../../../widgets/palette-picker/palette.ts';
import { palettePicker } from '../../../widgets/palette-picker/ssr.tsx';
import { unprinted } from '../../../widgets/palette-picker/stage.css.ts';
import { Island } from '../../components/island.tsx';
import { wrap } from '../../components/layout/base.css.ts';
import { definePage } from '../../page.ts';
import { head, page } from './page.css.ts';

const withList = sheet + listSheet;

/** Not in `islands`: preloading delays the first paint by a fifth. */
export const colorPalette = definePage({
  kind: 'palette',
  sheet,
  // Without JavaScript, it prints the list.
  sheetFor: (query) => (query.get('c') ? withList : sheet),
  query: parameters,
  uncachedQuery: ['q', 'c'],
  metadata: {
    title: 'Paint Colors',
    description: `${paintColors.length} paint colors by Benjamin Moore and Sherwin-Williams. Choose your favorites, email us the list, and we’ll bring painted samples to your free estimate.`,
    crumb: 'Paint Colors',
  },
  View: ({ path, query }) => {
    const list = query.get('c') ?? '';
    const chosen = readColorList(list);
    return (
      <div className={page}>
        <div className={wrap}>
          <div className={`${head} ${unprinted}`}>
            <h1>Pick your paint colors.</h1>
          </div>
        </div>
        <Island
          widget={palettePicker}
          id="p"
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

/** https://www.rfc-editor.org/rfc/rfc6068 */
function colorListMail(colors: readonly PaintColor[]): string {
  const body = ['My colors, for samples at the estimate:', '', ...colorLines(colors)].join('\r\n');
  return `mailto:${business.email}?subject=${encodeURIComponent('My color list')}&body=${encodeURIComponent(body)}`;
}
