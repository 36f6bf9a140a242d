import { globalStyle, style } from '@vanilla-extract/css';
import { lightTheme, theme } from '../core/ui/theme.css.ts';

const { color } = theme;
const { text } = lightTheme;

export const stage = style({
  display: 'grid',
  margin: 0,
  background: color.white,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
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
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `3px solid ${color.brass}`,
  fontSize: text.small,
  lineHeight: 1.25,
});
globalStyle(`${colors} li`, {
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr)',
  columnGap: 10,
  alignContent: 'center',
  minHeight: 56,
  padding: '7px 10px',
  borderBottom: `1px solid ${color.line}`,
});
export const onScreen = 4;
globalStyle(`${colors} > :nth-child(n + ${onScreen + 1})`, { '@media': { screen: { display: 'none' } } });
globalStyle(`${colors} svg`, {
  gridRow: '1 / 3',
  alignSelf: 'center',
  width: 34,
  height: 38,
  outline: `1px solid ${color.lineStrong}`,
  outlineOffset: -1,
});
globalStyle(`${colors} span`, { color: color.inkSoft, fontSize: text.tiny });
globalStyle(`${colors} b`, { fontWeight: 600 });
export const words = style({ margin: 0, padding: '10px 12px', fontSize: text.small, lineHeight: 1.4 });
