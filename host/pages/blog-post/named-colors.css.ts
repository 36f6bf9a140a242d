import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { tone } from '../blog/tones.css.ts';

const { color, text } = theme;

export const named = style({ marginTop: '2rem' });
globalStyle(`${named} p`, { margin: '0 0 .6rem', paddingBottom: '.4rem', borderBottom: `3px solid ${tone}` });
globalStyle(`${named} p`, { fontWeight: 600, lineHeight: 1.3 });
globalStyle(`${named} ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: '.5rem',
});
export const chip = style({
  display: 'block',
  height: '100%',
  background: color.white,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  overflow: 'clip',
  color: color.inkSoft,
  fontSize: text.tiny,
  lineHeight: 1.35,
  textDecoration: 'none',
  transition: 'translate .2s',
  selectors: { '&:hover': { translate: '0 -3px' }, '&:active': { translate: '0 1px' } },
});
export const paint = style({ width: '100%', height: '3rem', forcedColorAdjust: 'none' });
globalStyle(`${chip} span`, { display: 'block', padding: '.4rem .6rem .5rem' });
globalStyle(`${chip} b`, { display: 'block', color: color.ink });
