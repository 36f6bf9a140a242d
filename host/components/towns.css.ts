import { style } from '@vanilla-extract/css';
import { autoFill, plainLink, tallRow, tracks } from '../../widgets/core/ui/shapes.ts';
import { color, edge, font } from '../../widgets/core/ui/theme.css.ts';
import { onPhone } from './layout/rules.ts';

export const list = style({
  // Three, or fewer where they do not fit.
  ...tracks(autoFill('min(100%, max(8rem, 29%))'), '0 1.5rem'),
  marginTop: '1rem',
  ...onPhone({ gap: '0 1rem' }),
});
export const twoColumns = style({ gridTemplateColumns: autoFill('min(100%, max(8rem, 40%))') });

export const town = style({
  ...tallRow('3.5rem', 'flex'),
  borderBottom: edge.thin,
  font: `680 1.25rem/1.1 ${font.display}`,
  ...plainLink,
  background: `linear-gradient(${color.brass}, ${color.brass}) 0 100% / 0 3px no-repeat`,
  transition: 'background-size .2s ease',
  selectors: { 'a&:hover, a&:focus-visible': { backgroundSize: '100% 3px' } },
  ...onPhone({ fontSize: '1.1rem' }),
});
