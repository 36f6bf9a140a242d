import { globalStyle, style } from '@vanilla-extract/css';
import { framed, gridColumns } from '../core/ui/shapes.ts';
import { color, px, radius, strongLine } from '../core/ui/theme.css.ts';

const phone = '(max-width: 640px)';

export const box = style({
  ...gridColumns('1.3fr 1fr', '16px'),
  marginTop: '24px',
  padding: '24px',
  ...framed,
  '@media': { [phone]: { gridTemplateColumns: '1fr auto', gap: '12px', padding: '16px' } },
});
globalStyle(`${box} label`, { display: 'grid', gap: '5.6px', minWidth: 0 });
globalStyle(`${box} span`, { fontSize: px.small, fontWeight: 600 });
globalStyle(`${box} button`, { alignSelf: 'end' });
export const wide = style({ gridColumn: '1 / -1' });
export const control = style({
  width: '100%',
  minHeight: 48,
  padding: '9.6px 12px',
  background: color.paper,
  color: color.ink,
  border: strongLine,
  borderRadius: radius,
  font: 'inherit',
  selectors: { '&:hover': { borderColor: color.ink }, '&::placeholder': { color: color.inkSoft, opacity: 1 } },
});
