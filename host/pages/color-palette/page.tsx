import lateSheet from 'late-sheet:./page.tsx';
import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { markPaths } from '../../../catalogue/company/brand-mark.ts';
import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { readColorFilter } from '../../../catalogue/paint/color-filter.ts';
import { colorLines, readColorList, unknownColorIds } from '../../../catalogue/paint/color-list.ts';
import { paintColors } from '../../../catalogue/paint/paint-colors.ts';
import { parameters } from '../../../widgets/palette-picker/palette-address.ts';
import {
  sheetAddress,
  sheetCode,
  sheetHead,
  sheetLines,
  sheetMark,
  unprinted,
} from '../../../widgets/palette-picker/printed/printed-list.late.css.ts';
import { palettePicker } from '../../../widgets/palette-picker/ssr.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Island } from '../../components/island.tsx';
import { wrap } from '../../components/layout/base.css.ts';
import { definePage } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/breadcrumbs.ts';
import { head, page } from './page.css.ts';

const mark = `<svg viewBox="0 0 22 36" width="22" height="36" aria-hidden="true">${markPaths}</svg>`;

/** The heading of a printed list. A script adds the date and its URL, as a QR code and as text. */
const SheetHead = () => (
  <div className={sheetHead} hidden>
    <div>
      <div className={sheetMark}>
        <Drawing markup={mark} />
        {business.name}
      </div>
      <p>My paint colors</p>
      <p>
        <span data-today="" />
      </p>
      <p className={sheetLines}>
        <span>Name</span> <span>Room or part of the house</span>
      </p>
      <p>
        {business.legalName} · {business.phone.shown} · Screens and printers only come near to paint: we bring painted
        samples to your free estimate.
      </p>
    </div>
    <div className={sheetCode} data-code="" />
    <p className={sheetAddress}>
      Open this list again: <span data-address="" />
    </p>
  </div>
);

/**
 * Every paint color, filtered and selected by URL; a script makes it faster. The script is not preloaded, because that
 * would delay the first paint by a fifth; the links work until it has loaded.
 */
export const colorPalette = definePage({
  kind: 'palette',
  sheet,
  late: { sheet: lateSheet, isShown: (query) => readColorList(query.get('c') ?? '').length > 0 },
  query: parameters,
  uncachedQuery: ['q', 'c'],
  metadata: (context) => ({
    title: `Paint Colors | ${business.name}`,
    description: `${paintColors.length} paint colors by Benjamin Moore and Sherwin-Williams. Choose your favorites, email us the list, and we’ll bring painted samples to your free estimate.`,
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

function Head() {
  return (
    <div className={`${head} ${unprinted}`}>
      <h1>Find it on the wall.</h1>
    </div>
  );
}

/** A mailto link with the list, for the visitor's mail program (https://www.rfc-editor.org/rfc/rfc6068). */
function colorListMail(colors: readonly PaintColor[]): string {
  const body = ['My colors, for samples at the estimate:', '', ...colorLines(colors)].join('\r\n');
  return `mailto:${business.email}?subject=${encodeURIComponent('My color list')}&body=${encodeURIComponent(body)}`;
}
