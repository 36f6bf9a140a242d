import { style } from '@vanilla-extract/css';
import { gridColumns, plainLink, tapTarget } from '../../widgets/core/ui/shapes.ts';
import { color, font, hairline } from '../../widgets/core/ui/theme.css.ts';
import { phone } from './layout/rules.ts';

export const list = style({
  // Three, or fewer where they do not fit.
  ...gridColumns('repeat(auto-fill, minmax(min(100%, max(8rem, 29%)), 1fr))', '0 1.5rem'),
  marginTop: '1rem',
  '@media': { [phone]: { gap: '0 1rem' } },
});
export const twoColumns = style({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8rem, 40%)), 1fr))' });

export const town = style({
  ...tapTarget('3.5rem', 'flex'),
  borderBottom: hairline,
  font: `680 1.25rem/1.1 ${font.display}`,
  ...plainLink,
  background: `linear-gradient(${color.brass}, ${color.brass}) 0 100% / 0 3px no-repeat`,
  transition: 'background-size .2s ease',
  selectors: { 'a&:hover, a&:focus-visible': { backgroundSize: '100% 3px' } },
  '@media': { [phone]: { fontSize: '1.1rem' } },
});
