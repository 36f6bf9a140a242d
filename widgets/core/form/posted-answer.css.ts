import { globalStyle, style } from '@vanilla-extract/css';
import { lettering } from '../ui/parts.css.ts';
import { theme } from '../ui/theme.css.ts';

const { color } = theme;

/** The slip of paper of a toast, placed in the form. */
export const slip = style({
  display: 'grid',
  gap: 8,
  marginTop: 12,
  padding: '12px 16px',
  border: `1px solid ${color.lineStrong}`,
  borderInlineStart: `6px solid ${color.ok}`,
  borderRadius: theme.radius,
});
globalStyle(`${slip} b`, { ...lettering, display: 'block', fontSize: 18 });

export const destructive = style([slip, { borderInlineStartColor: color.error }]);
globalStyle(`${destructive} b`, { color: color.error });
