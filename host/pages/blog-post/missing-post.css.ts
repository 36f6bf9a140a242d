import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, section } from '../../components/layout/base.css.ts';

export const missing = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '2rem',
  alignItems: 'center',
  paddingBlock: section,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${missing} h1`, { marginBottom: '1rem' });
export const drawing = style({ width: '100%', maxHeight: '24rem' });
