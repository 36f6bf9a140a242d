import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone, section } from '../../components/layout/base.css.ts';

const { color } = theme;

export const live = style({ scrollMarginTop: '6rem' });
export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '2rem 1.5rem',
  paddingBottom: section,
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' },
  },
});

export const ask = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'start',
  gap: '1rem',
  padding: 'clamp(1.5rem, 3vw, 3rem)',
  background: color.bay,
  color: '#fff',
  borderRadius: theme.radius,
  borderTop: `3px solid ${color.brass}`,
  selectors: { '&:nth-child(3n)': { gridColumn: 'span 2' }, '&:nth-child(3n + 2)': { gridColumn: '1 / -1' } },
  '@media': {
    [narrow]: { selectors: { '&:nth-child(n)': { gridColumn: 'auto' }, '&:nth-child(2n)': { gridColumn: '1 / -1' } } },
    [phone]: { selectors: { '&:nth-child(n)': { gridColumn: 'auto' } } },
  },
});
globalStyle(`${ask} p`, { margin: 0 });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(34rem, 46%))',
  gap: '1.5rem 3rem',
  alignItems: 'end',
  paddingBlock: 'clamp(2.5rem, 1rem + 4vw, 4.5rem) 2rem',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${head} h1`, { fontSize: 'min(13vw, clamp(2.5rem, 1.6rem + 3.6vw, 4.5rem))', lineHeight: 1.02 });
globalStyle(`${head} h1 + p`, { maxWidth: '36ch', margin: '1.35rem 0 0' });

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
