import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { phone } from '../../components/layout/base.css.ts';

const { color, text } = theme;

export const note = style({ paddingTop: '1.25rem', borderTop: `3px solid ${color.brass}`, color: color.ink });
export const heading = style({ margin: '2rem 0 1rem' });

export const benefits = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0 1.5rem',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${benefits} li`, {
  display: 'grid',
  gridTemplateColumns: '2.25rem 1fr',
  padding: '.85rem 0',
  borderTop: `1px solid ${color.line}`,
});
globalStyle(`${benefits} li::before`, {
  content: '',
  width: '1.35rem',
  height: '1.1rem',
  marginTop: '.3em',
  background: '#4c6a3d',
  clipPath: 'polygon(0 56%, 14% 42%, 36% 66%, 84% 4%, 100% 16%, 40% 100%)',
});

export const locator = style({
  display: 'block',
  maxWidth: '26rem',
  marginTop: '2rem',
  background: color.white,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  overflow: 'clip',
  color: color.ink,
  fontSize: text.small,
  fontWeight: 600,
  textDecoration: 'none',
});
export const map = style({ display: 'block', height: '14rem', '@media': { [phone]: { height: '10rem' } } });
export const caption = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  padding: '0 1rem',
  borderTop: `1px solid ${color.line}`,
  selectors: {
    'a:hover > &': {
      textDecoration: 'underline',
      textDecorationColor: color.brass,
      textDecorationThickness: 2,
    },
  },
});
