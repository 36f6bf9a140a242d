import { globalStyle, style } from '@vanilla-extract/css';
import { bareList, framed, inside, screenOnly, tracks } from '../core/ui/shapes.ts';
import { edge, px, sized, soft } from '../core/ui/theme.css.ts';

export const stage = style({ display: 'grid', margin: 0, ...framed, overflow: 'clip', ...screenOnly });
export const start = style({});
/** As tall as the taller one, so that choosing a color does not shift the page. */
globalStyle(`${stage} > *`, { gridArea: '1 / 1', minWidth: 0 });
globalStyle(`${stage} > :not(:empty) + ${start}`, { visibility: 'hidden' });

export const picture = style({
  aspectRatio: '640 / 440',
  overflow: 'clip',
  background: 'url(/assets/painted-house.svg) 50% 100% / cover #b7cad5',
  forcedColorAdjust: 'none',
});
globalStyle(`${picture} > svg`, { background: 'none' });

export const colors = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  ...bareList,
  borderTop: edge.brass,
  ...sized(px.small, 1.25),
});
globalStyle(`${colors} li`, {
  ...tracks('34px 1fr', '0 10px'),
  alignContent: 'center',
  minHeight: 56,
  padding: '7px 10px',
  borderBottom: edge.thin,
});
export const onScreen = 4;
inside(colors, {
  [`> :nth-child(n + ${onScreen + 1})`]: { '@media': { screen: { display: 'none' } } },
  svg: { gridRow: '1 / 3', alignSelf: 'center', width: 34, height: 38, outline: edge.strong, outlineOffset: -1 },
  span: soft(px.tiny),
  b: { fontWeight: 600 },
});
export const words = style({ margin: 0, padding: '10px 12px', ...sized(px.small, 1.4) });
