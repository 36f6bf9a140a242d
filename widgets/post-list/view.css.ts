import { style } from '@vanilla-extract/css';
import { framed, inside, spaced, tracks } from '../core/ui/shapes.ts';
import { bold, color, text } from '../core/ui/theme.css.ts';

const phone = '(max-width: 40rem)';

export const filter = style({ ...tracks('1.1fr 1fr auto', '.75rem', { [phone]: '1fr auto' }), alignItems: 'end' });
export const control = style({
  ...spaced('.25rem'),
  minWidth: 0,
  '@media': { [phone]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } } },
});
inside(control, {
  label: bold(text.small),
  ':is(input, select)': { width: '100%', height: 48, paddingInline: 12, ...framed, color: color.ink, font: 'inherit' },
  ':is(input, select):hover': { borderColor: color.ink },
});
