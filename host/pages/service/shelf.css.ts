import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { brushLink, phone } from '../../components/layout/base.css.ts';

const { color, text } = theme;

export const colors = style({
  display: 'grid',
  // Six, three on phones, or fewer at large text sizes.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(4.5rem, 15%), 1fr))',
  gap: 3,
  marginBlock: '1.5rem .5rem',
  '@media': { [phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.6rem, 30%), 1fr))' } },
});
export const chip = style({
  display: 'grid',
  alignContent: 'start',
  paddingBottom: '.6rem',
  background: color.white,
  border: `1px solid ${color.line}`,
  color: color.inkSoft,
  fontSize: '.75rem',
  lineHeight: 1.25,
});
globalStyle(`${chip} > :not(svg)`, { paddingInline: '.6rem' });
globalStyle(`${chip} b`, { paddingTop: '.5rem', color: color.ink });
export const paint = style({ width: '100%', height: '5.5rem', borderBottom: `1px solid ${brand.colors.ink}1f` });

export const all = style([
  brushLink,
  {
    display: 'inline-block',
    padding: '.75rem 0 .4rem',
    fontSize: text.body,
    fontWeight: 600,
    backgroundSize: '100% 2px',
    selectors: { '&:hover, &:focus-visible': { backgroundSize: '0 2px' } },
  },
]);

export const surfaces = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 3,
  marginTop: '1.5rem',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const surface = style({
  padding: '1.25rem min(1.5rem, 5vw) 1.4rem',
  background: color.white,
  border: `1px solid ${color.line}`,
  borderTop: `6px solid ${color.bay}`,
});
globalStyle(`${surface} h3`, { marginBottom: '.35rem', fontSize: 'min(1.2rem, 9vw)' });
globalStyle(`${surface} p`, { margin: 0, color: color.inkSoft });
