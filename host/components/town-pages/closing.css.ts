import { globalStyle, style } from '@vanilla-extract/css';
import { button, lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow } from '../layout/base.css.ts';
import { gridColumns, tapTarget } from '../layout/rules.ts';

const { color } = theme;

export const closing = style({
  paddingBlock: 'clamp(3rem, 2rem + 4vw, 5.5rem)',
  borderTop: `3px solid ${color.brass}`,
  background: color.bay,
  color: '#fff',
});
export const grid = style({
  ...gridColumns('repeat(2, 1fr)', '1.5rem clamp(2rem, 6vw, 6rem)', narrow),
  alignItems: 'start',
});
globalStyle(`${grid} p`, { fontSize: '1.15rem' });
/** Barn red on a painted wall needs an outline. */
export const ask = style([button, { borderColor: '#fff' }]);
export const call = style([
  lineButton,
  { color: '#fff', selectors: { '&:hover': { background: '#fff', borderColor: '#fff', color: color.ink } } },
]);
export const reach = style({ marginTop: '1.25rem', fontSize: 'clamp(1.1rem, .9rem + 1vw, 1.5rem)' });
globalStyle(`${reach} a`, { ...tapTarget(44), color: 'inherit', textDecorationColor: '#ffffff88' });
