import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../components/layout/base.css.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 34rem)',
  gap: '1.5rem 3rem',
  alignItems: 'end',
  paddingBlock: 'clamp(2.5rem, 1rem + 4vw, 4.5rem) 2rem',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${head} h1`, { fontSize: 'clamp(2.5rem, 1.6rem + 3.6vw, 4.5rem)', lineHeight: 1.02 });
globalStyle(`${head} h1 + p`, { maxWidth: '36ch', margin: '1.35rem 0 0' });
