import { style } from '@vanilla-extract/css';
import { color, edge, radius } from '../core/ui/theme.css.ts';
import { root } from './view.css.ts';

export const ground = style([
  root,
  { padding: '0 clamp(8px, 2%, 24px)', background: color.paper, border: edge.thin, borderRadius: radius },
]);
