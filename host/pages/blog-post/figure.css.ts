import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { phone } from '../../components/layout/base.css.ts';
import { tone } from '../blog/tones.css.ts';

const { color, text } = theme;

export const figure = style({ margin: '3rem 0 3.25rem' });
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  background: color.white,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius,
  overflow: 'clip',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const step = style({
  fontSize: text.small,
  fontWeight: 600,
  lineHeight: 1.35,
  selectors: { '& + &': { borderLeft: `1px solid ${color.line}` } },
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'min(7.5rem, 35%) minmax(0, 1fr)',
      alignItems: 'center',
      selectors: { '& + &': { borderLeft: 0, borderTop: `1px solid ${color.line}` } },
    },
  },
});
globalStyle(`${step} > span`, { display: 'block', padding: '12px 14px 14px' });
export const field = style({
  padding: '1rem 1rem .75rem',
  background: `color-mix(in srgb, ${tone} 42%, #fff)`,
  overflow: 'clip',
  forcedColorAdjust: 'none',
  '@media': { [phone]: { height: '100%', padding: 12 } },
});
export const caption = style({ marginTop: '.7rem', color: color.inkSoft, fontSize: text.small });
