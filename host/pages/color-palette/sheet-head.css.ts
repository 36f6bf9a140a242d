import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { pressed, swatch } from '../../../widgets/palette-picker/grid/color-grid.css.ts';
import { print } from '../../components/layout/base.css.ts';
import { head } from './head.css.ts';

/** On paper, and there only above a list. */
export const sheetHead = style({ display: 'none' });
globalStyle(`main:has(.${swatch} ${pressed}) ${sheetHead}`, {
  '@media': { [print]: { display: 'block', borderBottom: '2px solid', marginBottom: '.2in' } },
});
globalStyle(`${sheetHead} p`, { maxWidth: 'none', margin: '0 0 .08in', fontSize: '10pt' });
globalStyle(`${sheetHead} p:first-child`, { font: `680 20pt/1.2 ${theme.font.display}` });
globalStyle(`main:has(.${swatch} ${pressed}) .${head}`, { '@media': { [print]: { display: 'none' } } });
/** What else the page shows stays on the screen. */
globalStyle(`body:has(.${swatch} ${pressed}) :is(body > header, body > footer)`, {
  '@media': { [print]: { display: 'none' } },
});
