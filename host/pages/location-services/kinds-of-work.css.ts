import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { gutter, phone } from '../../components/layout/base.css.ts';

const { color, font } = theme;

/** A laptop, whose first screen ends below the pictures. */
export const low = '(min-width: 62rem) and (max-height: 44rem)';

export const doors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 3,
  borderBottom: `3px solid ${color.brass}`,
  '@media': { [phone]: { gridTemplateColumns: '1fr 1fr' } },
});
export const door = style({
  position: 'relative',
  display: 'block',
  height: 'clamp(7.5rem, 11vw, 13rem)',
  overflow: 'clip',
  '@media': { [low]: { height: '7.5rem' } },
  color: '#fff',
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineOffset: -6, outlineColor: '#fff' } },
});
globalStyle(`${door} img`, {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  forcedColorAdjust: 'none',
  transition: 'scale .25s',
});
globalStyle(`${door}:hover img`, { scale: '1.03' });
globalStyle(`${door} span`, {
  position: 'absolute',
  inset: 'auto 0 0',
  padding: `.5rem min(${gutter}, 8vw)`,
  font: `680 min(1.25rem, 7.5vw)/1.15 ${font.display}`,
});
