import { globalStyle, style } from '@vanilla-extract/css';
import { square } from '../core/ui/shapes.ts';
import { px, soft } from '../core/ui/theme.css.ts';

export const tick = style({
  display: 'flex',
  gap: 12,
  minHeight: 44,
  marginTop: 8,
  paddingBlock: 10,
  fontWeight: 600,
  lineHeight: 1.4,
  cursor: 'pointer',
});
globalStyle(`${tick} input`, { flex: 'none', ...square(22), margin: 0 });
export const names = style({ display: 'block', ...soft(px.tiny), fontWeight: 400 });
