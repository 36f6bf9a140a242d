import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone, section } from '../../components/layout/base.css.ts';
import { pageColor } from './colors.ts';

const { color } = theme;

export const wall = style({
  paddingBlock: `clamp(2.5rem, 1rem + 5vw, 5rem) ${section}`,
  background: `linear-gradient(#0000 calc(100% - 9rem), ${brand.colors.paper} 0 calc(100% - 8rem), ${brand.colors.ink}40 0 calc(100% - 7.8rem), #0000 0), repeating-linear-gradient(90deg, #efe9da 0 5.9rem, #cfc6b0 0 6rem) 0 100% / 100% 8rem no-repeat ${pageColor.hex}`,
  borderBottom: `3px solid ${color.brass}`,
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) min(22rem, 35%)',
  gap: '1rem 4rem',
  alignItems: 'end',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${head} h1`, {
  maxWidth: '15ch',
  fontSize: 'min(13vw, clamp(2.4rem, 1.5rem + 3.4vw, 4.25rem))',
  lineHeight: 1.02,
});
globalStyle(`${head} > :last-child > :first-child`, { color: color.ink });

export const signature = style({ margin: '3rem 0 2.5rem' });
globalStyle(`${signature} h2`, { margin: 0, fontSize: 'clamp(1.4rem, 1.25rem + .7vw, 1.8rem)' });

export const frames = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: '2rem',
  '@media': { [narrow]: { gap: '1rem' }, [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' } },
});
export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: 12,
  background: color.white,
  outline: `6px solid ${color.ink}`,
  outlineOffset: -6,
  color: color.ink,
  textDecoration: 'none',
  transformOrigin: '50% -1.4rem',
  transition: 'rotate .25s',
  selectors: {
    '&:hover': { rotate: '-.6deg' },
    '&:focus-visible': { outline: `6px solid ${color.focus}` },
    '&::before': {
      content: '',
      position: 'absolute',
      bottom: '100%',
      left: '50%',
      width: 44,
      height: 44,
      border: 'solid #5c5a48',
      borderWidth: '2px 0 0 2px',
      rotate: '45deg',
      translate: '-50% 22px',
      zIndex: -1,
    },
  },
});
globalStyle(`${frames} > li`, { isolation: 'isolate' });
export const picture = style({ borderBottom: `3px solid ${color.brass}` });
globalStyle(`${picture} svg`, { width: '100%' });
export const plate = style({
  padding: '1.1rem 1rem 1.2rem',
  '@media': { [narrow]: { padding: '.9rem .6rem' }, [phone]: { padding: '1rem' } },
});
globalStyle(`${plate} p`, { margin: '.35rem 0 0', lineHeight: 1.5, color: color.inkSoft });
