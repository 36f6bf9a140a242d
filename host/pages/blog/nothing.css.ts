import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, section } from '../../components/layout/base.css.ts';

export const nothing = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '2rem',
  alignItems: 'center',
  paddingBottom: section,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${nothing} h2`, { marginBottom: '1rem' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', margin: '1.5rem 0 0' });
export const drawing = style({ width: '100%', maxHeight: '24rem' });
