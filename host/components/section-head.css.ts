import { globalStyle, style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '1rem 2rem',
  marginBottom: 'clamp(2rem, 4vw, 3.5rem)',
});
globalStyle(`${head} h2`, { maxWidth: '15em' });
globalStyle(`${head} > :last-child`, { maxWidth: '28rem' });
globalStyle(`${head} p:last-child`, { marginBottom: 0 });
