import { globalStyle, style } from '@vanilla-extract/css';
import { choices } from './choices.css.ts';
import { code } from './code.css.ts';

const narrow = '(max-width: 62rem)';

export const studio = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: '24px 40px',
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' } },
});
/** Cells of the page's grid, so that the preview, a separate island, fits between them. */
export const bench = style({ display: 'contents' });
globalStyle(`${studio} > [data-start]`, { display: 'contents' });
globalStyle(`${studio} > :not([data-start])`, { minWidth: 0 });
globalStyle(`${choices}`, { gridRow: '1 / span 2', '@media': { [narrow]: { gridRow: 'auto' } } });
globalStyle(`${code}`, { order: 1, gridColumn: 2, '@media': { [narrow]: { gridColumn: 1 } } });
