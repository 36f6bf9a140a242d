import { globalStyle, style } from '@vanilla-extract/css';
import { framed, inputBox, spaced, tracks } from '../core/ui/shapes.ts';
import { bold, color, px } from '../core/ui/theme.css.ts';

export const box = style({
  ...tracks('1.3fr 1fr', '16px'),
  marginTop: '24px',
  padding: '24px',
  ...framed,
  '@media': { '(max-width: 640px)': { gridTemplateColumns: '1fr auto', gap: '12px', padding: '16px' } },
});
globalStyle(`${box} label`, { ...spaced('5.6px'), minWidth: 0 });
globalStyle(`${box} span`, bold(px.small));
globalStyle(`${box} button`, { alignSelf: 'end' });
export const wide = style({ gridColumn: '1 / -1' });
export const control = style({
  ...inputBox,
  padding: '9.6px 12px',
  background: color.paper,
  color: color.ink,
  selectors: { '&:hover': { borderColor: color.ink }, '&::placeholder': { color: color.inkSoft, opacity: 1 } },
});
