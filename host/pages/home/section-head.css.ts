import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../layout/base.css.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: '8fr 5fr',
  gap: '1rem 2rem',
  alignItems: 'end',
  marginBottom: 'clamp(2rem, 4vw, 3.5rem)',
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
});
globalStyle(`${head} > div > p:last-child`, { margin: 0 });
