import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone, size } from '../../components/layout/base.css.ts';

const { color } = theme;

export const family = style({
  borderTop: `3px solid ${color.brass}`,
  background: `#e5e0d0 repeating-linear-gradient(rgb(255 255 255 / .5) 0 1px, transparent 0 30px, ${brand.colors.ink}12 0 32px, ${brand.colors.ink}29 0 33px)`,
});

export const signs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 2rem',
  alignItems: 'start',
  borderTop: `8px solid ${color.ink}`,
});
globalStyle(`${signs} > li`, {
  flex: '1 1 13rem',
  paddingTop: '2.5rem',
  background: `linear-gradient(90deg, ${color.ink} 4px, #0000 0 calc(100% - 4px), ${color.ink} 0) 50% 0/58% 5rem no-repeat`,
  '@media': { [phone]: { paddingTop: '1.6rem' } },
});
globalStyle(`${signs} > :first-child`, { flex: '1.25 1 16rem', '@media': { [narrow]: { flexBasis: '100%' } } });

const sign = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '.5rem',
  minHeight: '17rem',
  padding: '2rem 1.5rem',
  outline: '2px solid',
  outlineOffset: -14,
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'rotate .2s',
  transformOrigin: '50% -2.6rem',
  selectors: { 'a&:hover': { rotate: '-1deg' }, 'a&:focus-visible': { outline: '6px double' } },
  '@media': { [phone]: { minHeight: '11rem', padding: '1rem' } },
});
globalStyle(`${sign} h3`, { fontSize: size.h1, lineHeight: 1 });

export const here = style([
  sign,
  { background: color.ink, color: '#f1dfae', minHeight: '21rem', '@media': { [narrow]: { minHeight: '13rem' } } },
]);
globalStyle(`${here} h3`, { fontSize: 'min(13vw, clamp(2.4rem, 1.5rem + 3.4vw, 4rem))' });

const rounded = style([sign, { background: '#3d5541', color: '#f6f1e2', borderRadius: '5rem' }]);
const gable = 'polygon(50% 0, 100% 16%, 100% 100%, 0 100%, 0 16%)';
const gabled = style([
  sign,
  {
    position: 'relative',
    zIndex: 0,
    paddingTop: '3.2rem',
    outline: 0,
    background: '#2a2418',
    color: '#2a2418',
    clipPath: gable,
    '::before': { content: '', position: 'absolute', zIndex: -1, inset: 5, background: '#e8c877', clipPath: gable },
  },
]);
/** In the order of the sister companies. */
export const sisters = [rounded, gabled] as const;

globalStyle(`${signs} > li > *`, {
  '@media': {
    // The ground of forced colors would cover the line above.
    '(forced-colors: active)': { gap: '1.5rem', clipPath: 'none', outline: '2px solid' },
  },
});

export const note = style({ fontSize: theme.text.small, textDecoration: 'underline' });
