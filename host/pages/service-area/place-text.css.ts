import { style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';

export const first = style({
  paddingTop: '1.25rem',
  borderTop: `3px solid ${theme.color.brass}`,
  color: theme.color.ink,
});
