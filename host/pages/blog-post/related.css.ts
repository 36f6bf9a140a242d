import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { phone, print } from '../../components/layout/base.css.ts';
import { tone } from '../blog/tones.css.ts';

const { color, font } = theme;

export const ground = style({
  paddingBlock: 'clamp(2.5rem, 5vw, 4.5rem)',
  background: color.sand,
  borderTop: `3px solid ${color.brass}`,
  '@media': { [print]: { display: 'none' } },
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '1.5rem',
  marginTop: '1.25rem',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '.75rem' } },
});
export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  height: '100%',
  paddingBottom: '1.1rem',
  background: color.white,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius,
  overflow: 'clip',
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.ink }, '&:active': { translate: '0 1px' } },
  '@media': {
    [phone]: {
      // At large text sizes, only a stripe of color.
      gridTemplate: 'auto 1fr / clamp(0px, (100vw - 15rem) * 999, 7rem) minmax(0, 1fr)',
      columnGap: '.9rem',
      minHeight: '5.5rem',
      padding: '0 .9rem 0 0',
    },
  },
});
globalStyle(`${card} > :not(:first-child)`, { marginInline: '1.1rem', '@media': { [phone]: { marginInline: 0 } } });
globalStyle(`${card} b`, {
  font: `680 1.25rem/1.2 ${font.display}`,
  '@media': { [phone]: { fontSize: 'min(1.1rem, 9vw)' } },
});
globalStyle(`${card}:hover b`, { textDecoration: `underline 2px ${color.brass}` });
export const picture = style({
  display: 'block',
  aspectRatio: '8 / 5',
  background: `color-mix(in srgb, ${tone} 26%, #fff)`,
  borderBottom: `8px solid ${tone}`,
  '@media': { [phone]: { gridRow: '1 / 3', aspectRatio: 'auto', borderBottom: 0, borderRight: `6px solid ${tone}` } },
});
globalStyle(`${picture} img`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const category = style({
  paddingBlock: '.9rem .25rem',
  color: tone,
  '@media': { [phone]: { paddingBlock: '.7rem .15rem' } },
});
