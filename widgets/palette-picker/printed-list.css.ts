import { globalStyle, style } from '@vanilla-extract/css';
import { inRow, inside, screenOnly, tracks } from '../core/ui/shapes.ts';
import { font, sized } from '../core/ui/theme.css.ts';
import { colorGrid, count, empty, group, note, pressed, swatch } from './grid/color-grid.css.ts';
import { colors, picture, sheetHead, sheetLines, sheetMark, stage, start, unprinted, words } from './stage.css.ts';
import { place, root } from './view.css.ts';

/** Only on our own pages, because `main` is outside of an embed's shadow root. */
const withList = `main .${root}:has(${pressed})`;
const chosen = `.${swatch}:has(${pressed})`;
inside(withList, {
  [`.${colorGrid}`]: { '@media': { print: { ...tracks('repeat(4, minmax(0, 1fr))', '.15in') } } },
  [`:is(.${group}, .${group} ul)`]: { '@media': { print: { display: 'contents !important' } } },
  [`:is(.${count}, .${note}, .${empty}, .${group} h2, .${swatch}:not(${chosen}))`]: screenOnly,
  [`${chosen}`]: { '@media': { print: { display: 'flex !important', outlineWidth: 1, breakInside: 'avoid' } } },
  [`${chosen} svg`]: { '@media': { print: { height: '.8in' } } },
});
globalStyle(`${withList} .${swatch} :is(i, svg + span, button::after)`, screenOnly);

globalStyle(`${withList} ${chosen}::after`, {
  '@media': { print: { content: '', margin: '.2in .07in .09in', borderBottom: '1px solid' } },
});

globalStyle(`main:has(.${swatch} ${pressed}) .${sheetHead}`, {
  '@media': {
    print: {
      ...tracks('1fr 1.15in', '.25in'),
      width: `var(${place.width})`,
      margin: '0 auto .15in',
      paddingBottom: '.12in',
      borderBottom: '2px solid',
    },
  },
});
export const sheetCode = style({ width: '1.15in' });
export const sheetAddress = style({ gridColumn: '1 / -1', overflowWrap: 'anywhere' });
inside(sheetHead, {
  p: { maxWidth: 'none', margin: '0 0 .05in', ...sized('9.5pt', 1.35) },
  'p:nth-child(2)': { font: `680 19pt/1.2 ${font.display}` },
  [`.${sheetMark}`]: { ...inRow('.1in'), font: `680 13pt/1 ${font.display}` },
  [`.${sheetMark} svg`]: { height: '.3in' },
  [`.${sheetLines}`]: { display: 'flex', gap: '.3in' },
  [`.${sheetLines} > span`]: { flex: 1, paddingTop: '.18in', borderBottom: '1px solid' },
  [`.${sheetAddress}`]: { margin: '-.18in 0 0' },
  // The browser's own print command gives it no address.
  [`.${sheetAddress}:has(:empty)`]: { display: 'none' },
});
inside(withList, {
  [`.${stage}`]: { '@media': { print: { display: 'block', position: 'static', margin: '0 0 .15in', border: 0 } } },
  [`.${stage} > *`]: { '@media': { print: { ...tracks('2.9in 1fr', '.25in'), alignItems: 'center' } } },
  [`:is(.${start}, .${words})`]: { '@media': { print: { display: 'none !important' } } },
  [`.${picture}`]: { '@media': { print: { aspectRatio: 'auto', height: '1.75in' } } },
  [`.${colors} li`]: { '@media': { print: { minHeight: '.6in' } } },
});
globalStyle(`main:has(.${swatch} ${pressed}) .${unprinted}`, screenOnly);
globalStyle(`body:has(.${swatch} ${pressed}) > header`, screenOnly);
