import { globalStyle, style } from '@vanilla-extract/css';
import { lettering } from '../ui/parts.css.ts';
import { theme } from '../ui/theme.css.ts';

const { color } = theme;

export const destructive = style({
  display: 'grid',
  gap: 8,
  marginTop: 12,
  padding: '12px 16px',
  border: `1px solid ${color.lineStrong}`,
  borderInlineStart: `6px solid ${color.error}`,
  borderRadius: theme.radius,
});
globalStyle(`${destructive} b`, { ...lettering, display: 'block', color: color.error, fontSize: 18 });

export const sent = style({});
globalStyle(`form:has(> ${sent})`, { padding: 0, border: 0 });
globalStyle(`form:has(> ${sent}) > :not(${sent})`, { display: 'none' });
