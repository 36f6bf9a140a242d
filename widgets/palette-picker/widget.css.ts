import { style } from '@vanilla-extract/css';
import { theme } from '../core/ui/theme.css.ts';
import { root } from './view.css.ts';

export const ground = style([
  root,
  {
    padding: '0 clamp(8px, 2%, 24px)',
    background: theme.color.paper,
    border: `1px solid ${theme.color.line}`,
    borderRadius: theme.radius,
  },
]);
