import { globalStyle, style } from '@vanilla-extract/css';
import { framed, gridColumns, stack } from '../core/ui/shapes.ts';
import { color, text } from '../core/ui/theme.css.ts';

const phone = '(max-width: 40rem)';

export const filter = style({
  ...gridColumns('1.1fr 1fr auto', '.75rem', { [phone]: 'minmax(0, 1fr) auto' }),
  alignItems: 'end',
});
export const control = style({
  ...stack('.25rem'),
  minWidth: 0,
  '@media': { [phone]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } } },
});
globalStyle(`${control} label`, { fontSize: text.small, fontWeight: 600 });
globalStyle(`${control} :is(input, select)`, {
  width: '100%',
  height: 48,
  paddingInline: 12,
  ...framed,
  color: color.ink,
  font: 'inherit',
});
globalStyle(`${control} :is(input, select):hover`, { borderColor: color.ink });
