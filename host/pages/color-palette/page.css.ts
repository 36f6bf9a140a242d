import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import {
  colorGrid,
  count,
  empty,
  group,
  note,
  pressed,
  swatch,
} from '../../../widgets/palette-picker/grid/color-grid.css.ts';
import { tray } from '../../../widgets/palette-picker/tray/tray.css.ts';
import { place } from '../../../widgets/palette-picker/view.css.ts';
import { gutter, narrow, pageWidth, print } from '../../components/layout/base.css.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 30rem)',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '0 3rem',
  paddingBlock: 'clamp(2rem, 1rem + 3vw, 3.5rem) 1.5rem',
  borderBottom: `3px solid ${theme.color.brass}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${head} p:last-child`, { margin: '.5rem 0 0' });

export const page = style({
  vars: {
    [place.width]: `min(100% - 2 * ${gutter}, ${pageWidth})`,
    [place.bleed]: gutter,
  },
});
/** Stays below the bar while the colors scroll, and covers the edges of the selection. */
globalStyle(`${page} .${group} h2`, {
  position: 'sticky',
  top: '4.5rem',
  zIndex: 2,
  marginInline: -5,
  paddingInline: 5,
  background: theme.color.paper,
  '@media': { [narrow]: { top: '4rem' }, [print]: { position: 'static' } },
});
/** The tray must not cover a focused element (WCAG 2.4.11). */
globalStyle(`html:has(.${tray})`, { scrollPaddingBottom: '8rem' });

/** On paper a list is printed without the rest of the grid: twelve colors per page, in three columns. */
const withList = `${page}:has(${pressed})`;
const chosen = `.${swatch}:has(${pressed})`;
globalStyle(`${withList} .${colorGrid}`, {
  '@media': { [print]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '.15in' } },
});
globalStyle(`${withList} :is(.${group}, .${group} ul)`, { '@media': { [print]: { display: 'contents !important' } } });
globalStyle(`${withList} :is(.${count}, .${note}, .${empty}, .${group} h2, .${swatch}:not(${chosen}))`, {
  '@media': { [print]: { display: 'none' } },
});
globalStyle(`${withList} ${chosen}`, {
  '@media': { [print]: { display: 'flex !important', outlineWidth: 1, breakInside: 'avoid' } },
});
globalStyle(`${withList} ${chosen} svg`, { '@media': { [print]: { height: '1.35in' } } });
globalStyle(`${withList} .${swatch} :is(i, svg + span)`, { '@media': { [print]: { display: 'none' } } });

/** Printed only, and only above a list. */
export const sheetHead = style({ display: 'none' });
globalStyle(`main:has(.${swatch} ${pressed}) ${sheetHead}`, {
  '@media': { [print]: { display: 'block', borderBottom: '2px solid', marginBottom: '.2in' } },
});
globalStyle(`${sheetHead} p`, { maxWidth: 'none', margin: '0 0 .08in', fontSize: '10pt' });
globalStyle(`${sheetHead} p:first-child`, { font: `680 20pt/1.2 ${theme.font.display}` });
globalStyle(`main:has(.${swatch} ${pressed}) .${head}`, { '@media': { [print]: { display: 'none' } } });
/** Everything else on the page is not printed. */
globalStyle(`body:has(.${swatch} ${pressed}) :is(body > header, body > footer)`, {
  '@media': { [print]: { display: 'none' } },
});
