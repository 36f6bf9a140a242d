import { globalStyle, style } from '@vanilla-extract/css';
import { bareList, framed, gridColumns, sized } from '../core/ui/shapes.ts';
import { brassLine, color, hairline, px, strongLine } from '../core/ui/theme.css.ts';

export const stage = style({
  display: 'grid',
  margin: 0,
  ...framed,
  overflow: 'clip',
  '@media': { print: { display: 'none' } },
});
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
  borderTop: brassLine,
  ...sized(px.small, 1.25),
});
globalStyle(`${colors} li`, {
  ...gridColumns('34px minmax(0, 1fr)', '0 10px'),
  alignContent: 'center',
  minHeight: 56,
  padding: '7px 10px',
  borderBottom: hairline,
});
export const onScreen = 4;
globalStyle(`${colors} > :nth-child(n + ${onScreen + 1})`, { '@media': { screen: { display: 'none' } } });
globalStyle(`${colors} svg`, {
  gridRow: '1 / 3',
  alignSelf: 'center',
  width: 34,
  height: 38,
  outline: strongLine,
  outlineOffset: -1,
});
globalStyle(`${colors} span`, { color: color.inkSoft, fontSize: px.tiny });
globalStyle(`${colors} b`, { fontWeight: 600 });
export const words = style({ margin: 0, padding: '10px 12px', fontSize: px.small, lineHeight: 1.4 });
