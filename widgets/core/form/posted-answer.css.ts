import { globalStyle, style } from '@vanilla-extract/css';
import { lettering } from '../ui/parts.css.ts';
import { spaced } from '../ui/shapes.ts';
import { color, edge, radius } from '../ui/theme.css.ts';

export const destructive = style({
  ...spaced(8),
  marginTop: 12,
  padding: '12px 16px',
  border: edge.strong,
  borderInlineStart: `6px solid ${color.error}`,
  borderRadius: radius,
});
globalStyle(`${destructive} b`, { ...lettering, display: 'block', color: color.error, fontSize: 18 });

export const sent = style({});
globalStyle(`form:has(> ${sent})`, { padding: 0, border: 0 });
globalStyle(`form:has(> ${sent}) > :not(${sent})`, { display: 'none' });
