import { globalStyle } from '@vanilla-extract/css';
import { bareList } from '../core/ui/shapes.ts';
import { color, px, sized } from '../core/ui/theme.css.ts';

/** On our pages the base stylesheet does this. */
globalStyle('ul', {
  ...bareList,
  margin: '0 0 -24px',
  columns: '3 272px',
  columnGap: 24,
  color: color.ink,
  ...sized(px.body, 1.6),
});
