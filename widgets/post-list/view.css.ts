import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../core/ui/theme.css.ts';

const { color, text } = theme;
const phone = '(max-width: 40rem)';

export const filter = style({
  display: 'grid',
  gridTemplateColumns: '1.1fr 1fr auto',
  gap: '.75rem',
  alignItems: 'end',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const control = style({
  display: 'grid',
  gap: '.25rem',
  minWidth: 0,
  '@media': { [phone]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } } },
});
globalStyle(`${control} label`, { fontSize: text.small, fontWeight: 600 });
globalStyle(`${control} :is(input, select)`, {
  width: '100%',
  height: 48,
  paddingInline: 12,
  background: color.white,
  color: color.ink,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  font: 'inherit',
});
globalStyle(`${control} :is(input, select):hover`, { borderColor: color.ink });
