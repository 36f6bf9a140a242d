import { globalStyle, style } from '@vanilla-extract/css';
import { bareLink, tallRow, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { color, edge, font } from '../../../widgets/core/ui/theme.css.ts';
import { barHeight, narrow, narrowBarHeight } from '../../../widgets/site-nav/dimensions.ts';
import { gutter, onPhone } from './rules.ts';

export const skip = style({
  position: 'absolute',
  zIndex: 3,
  left: gutter,
  top: 8,
  padding: '12px 20px',
  background: color.ink,
  color: '#fff',
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});

export const bar = style({
  position: 'sticky',
  zIndex: 2,
  top: 0,
  background: color.paper,
  borderBottom: edge.thin,
  viewTransitionName: 'bar',
  '@media': { print: { position: 'static' } },
});

export const barRow = style({
  ...wrapRow(24, 'center'),
  minHeight: barHeight,
  '@media': { [narrow]: { minHeight: narrowBarHeight, gap: 12 } },
});

export const island = style({ display: 'contents' });

export const logo = style({
  ...tallRow(44),
  gap: 9,
  font: `680 1.5rem/1 ${font.display}`,
  ...bareLink,
  ...onPhone({ fontSize: '1.1875rem', gap: 6 }),
});
globalStyle(`${logo} > div`, { flex: 'none', '@media': { '(max-width: 21.5rem)': { display: 'none' } } });
globalStyle('nav, dialog, footer', { '@media': { print: { display: 'none !important' } } });
