import { globalStyle, style } from '@vanilla-extract/css';
import { lettering } from '../kit/parts.css.ts';
import { theme } from '../kit/theme.css.ts';

const { color } = theme;

/** Bay blue, under the brass hairline. */
export const wall = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 540,
  padding: '64px 20px',
  background: color.bay,
  borderTop: `3px solid ${color.brass}`,
});

/** The can, its rim on top. */
export const can = style({
  width: 'min(100%, 400px)',
  background: color.paper,
  borderTop: '28px solid #0f3447',
  outline: '1px solid #0f344755',
});

export const lid = style({ height: 3, background: color.brass });

export const card = style({ display: 'grid', gap: 24, padding: 32 });
globalStyle(`${card} h1`, { ...lettering, margin: 0, fontSize: 28 });
globalStyle(`${card} p:empty`, { display: 'none' });
