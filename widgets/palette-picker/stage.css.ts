import { globalStyle, style } from '@vanilla-extract/css';
import {
  bareButton,
  bareList,
  focusRing,
  framed,
  inside,
  screenOnly,
  square,
  tracks,
  wrapRow,
} from '../core/ui/shapes.ts';
import { bold, color, edge, font, px, sized, soft } from '../core/ui/theme.css.ts';

export const stage = style({ display: 'grid', margin: 0, ...framed, overflow: 'clip', ...screenOnly });
export const start = style({});

// Their styles are in printed-list.css.ts, which comes with the first color.
export const sheetHead = style({});
export const sheetMark = style({});
export const sheetLines = style({});
export const unprinted = style({});

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

export const fame = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  padding: '12px 16px 16px',
  background: color.white,
  border: edge.thin,
  borderTop: edge.brass,
});
inside(fame, {
  div: { ...wrapRow('0 16px', 'baseline'), justifyContent: 'space-between', marginBottom: 10 },
  h2: { margin: 0, ...sized(21, 1.2) },
  p: { margin: 0, ...soft(px.small) },
  ol: { ...bareList, ...tracks('repeat(6, 1fr)', 4) },
  li: { minWidth: 0, border: edge.thin },
  button: {
    ...bareButton,
    position: 'relative',
    display: 'grid',
    gridTemplate: 'auto 1fr / 56px minmax(0, 1fr)',
    columnGap: 10,
    ...square('100%'),
    textAlign: 'start',
    ...sized(px.tiny, 1.25),
  },
  svg: { gridRow: '1 / 3', width: '100%', height: 64, forcedColorAdjust: 'none' },
  i: {
    position: 'absolute',
    left: 5,
    top: 5,
    padding: '0 5px',
    background: color.white,
    font: `680 14px/1.35 ${font.display}`,
  },
  b: { paddingTop: 9, ...bold(px.tiny, 1.2) },
  bdi: { color: color.inkSoft },
  'button:not([aria-pressed=true]):hover': { outline: `1px solid ${color.ink}` },
  'button:focus-visible': focusRing(-3),
  '[aria-pressed=true]': { outline: `3px solid ${color.ink}` },
  'svg + span': { position: 'absolute', clipPath: 'inset(50%)' },
  '[aria-pressed=true] i': { background: color.tape, color: '#fff' },
});
