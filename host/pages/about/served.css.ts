import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, section } from '../../components/layout/base.css.ts';

export const served = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
  gap: '2rem clamp(2rem, 6vw, 6rem)',
  alignItems: 'start',
  paddingBlock: section,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const words = style({ position: 'sticky', top: '7rem', '@media': { [narrow]: { position: 'static' } } });
globalStyle(`${words} > :nth-child(3)`, { margin: '1rem 0 1.5rem' });

/** As many columns as the names leave room for: the fixed list reads downward. */
export const places = style({ columns: '2 9rem', columnGap: '2rem', borderTop: '3px solid currentColor' });
globalStyle(`${places} li`, { breakInside: 'avoid' });
