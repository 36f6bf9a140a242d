import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone, section } from '../layout/base.css.ts';

const { color, text } = theme;

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
  gap: '2rem clamp(2rem, 6vw, 6rem)',
  alignItems: 'start',
  paddingBlock: section,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${split} h2 + p`, { marginTop: '1rem' });

export const sticks = style({ position: 'sticky', top: '6.5rem', '@media': { [narrow]: { position: 'static' } } });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', maxWidth: 'none', margin: 0 });
globalStyle(`${actions} > a`, { '@media': { [phone]: { flex: '1 1 100%' } } });

export const crumb = style({ margin: 0 });
globalStyle(`${crumb} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5em',
  minHeight: 44,
  fontSize: text.small,
  fontWeight: 600,
  color: color.ink,
  textDecoration: 'none',
});
globalStyle(`${crumb} a::before`, {
  content: '',
  width: '.5em',
  height: '.5em',
  border: 'solid currentColor',
  borderWidth: '0 0 2px 2px',
  rotate: '45deg',
});
globalStyle(`${crumb} a:hover`, {
  textDecoration: 'underline',
  textDecorationColor: color.brass,
  textDecorationThickness: 2,
});

export const code = style({
  margin: 0,
  fontSize: text.tiny,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
});

export const go = style({
  paddingBlock: '.4rem .3rem',
  fontWeight: 600,
  background: `linear-gradient(${color.brass}, ${color.brass}) 0 100% / 100% 2px no-repeat`,
  transition: 'background-size .2s',
  selectors: { 'a:hover > &, a:hover > span > &': { backgroundSize: '40% 2px' } },
});
