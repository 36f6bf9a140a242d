import { globalStyle, style } from '@vanilla-extract/css';
import { bareLink, inked, inRow, tallRow, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { color, edge, font } from '../../../widgets/core/ui/theme.css.ts';
import { barHeight, narrow, narrowBarHeight } from '../../../widgets/site-nav/dimensions.ts';
import { desk, gutter, onNarrow } from './rules.ts';

export const skip = style({
  position: 'absolute',
  zIndex: 3,
  left: 8,
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
  ...wrapRow('clamp(11px, 1.4vw, 24px)', 'center'),
  minHeight: barHeight,
  '@media': { [narrow]: { minHeight: narrowBarHeight, gap: 12 } },
});

export const island = style({ display: 'contents' });

export const logo = style({
  ...tallRow(44),
  gap: 8,
  font: `680 clamp(1.1875rem, 1.9vw, 1.5rem)/1 ${font.display}`,
  ...bareLink,
});
/** In narrow windows at the lower edge; after-load.ts hides it beside the page's own way to an estimate. */
export const ask = style({
  margin: 0,
  whiteSpace: 'nowrap',
  ...onNarrow({
    ...inRow(12),
    position: 'fixed',
    inset: 'auto 0 0',
    maxWidth: 'none',
    padding: `8px ${gutter} max(8px,env(safe-area-inset-bottom))`,
    background: color.paper,
    borderTop: edge.strong,
    transition: '.2s',
  }),
  selectors: { '&[data-aside]': onNarrow({ translate: '0 100%', visibility: 'hidden' }) },
});
globalStyle(`${ask} > :first-child`, {
  '@media': {
    [desk]: { paddingInline: 'min(1.8vw - 7px, 22px)', fontSize: 'clamp(14px, 1.3vw, 17px)' },
    [narrow]: { flex: 1 },
  },
});
globalStyle(`${ask} > :last-child`, { '@media': { [desk]: { display: 'none' } } });
/** Even with large text both buttons are in one row. */
globalStyle(`${ask} > *`, { '@media': { [narrow]: { fontSize: 'min(1.0625rem, 5vw)' } } });
/** Beside the page's own form, whose button is the red one. */
globalStyle(`${ask} > [href^="#"]:not(:hover)`, { '@media': { [desk]: inked } });
globalStyle(`${logo} > div`, { flex: 'none', '@media': { '(max-width: 22rem)': { display: 'none' } } });
globalStyle(`nav, dialog, footer, .${ask}`, { '@media': { print: { display: 'none !important' } } });
