import { globalStyle, style } from '@vanilla-extract/css';
import { shownWithoutHas } from '../../core/ui/controls.css.ts';
import { lightTheme, theme } from '../../core/ui/theme.css.ts';
import { place } from '../view.css.ts';

const { color } = theme;
const { text } = lightTheme;

const phone = '(max-width: 480px)';

export const card = style({
  position: 'absolute',
  bottom: 'calc(100% + 3px)',
  insetInlineEnd: `max(0px, (100% - (var(${place.width}, 100%))) / 2)`,
  boxSizing: 'border-box',
  width: `min(360px, var(${place.width}, 100%))`,
  // Less the header and the tray, which has two lines on tablets, three on phones.
  maxHeight: 'calc(100dvh - 200px)',
  overflow: 'auto',
  background: color.white,
  color: color.ink,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  fontSize: text.small,
  lineHeight: 1.3,
  '@media': { [phone]: { maxHeight: 'calc(100dvh - 300px)' } },
});
export const picture = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  height: 'min(256px, 32dvh)',
  borderBottom: `3px solid ${color.brass}`,
  '@media': { [phone]: { height: 'min(190px, 26dvh)' } },
});

export const choice = style({ display: 'flex', margin: '12px 12px 8px', padding: 0, border: 0 });
globalStyle(`${choice} label`, {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  minHeight: 46,
  border: `1px solid ${color.lineStrong}`,
  fontWeight: 600,
});
globalStyle(`${choice} label:has(:checked)`, { background: color.ink, borderColor: color.ink, color: color.paper });
globalStyle(`${choice} label:has(:focus-visible)`, {
  outline: `3px solid ${color.focus}`,
  outlineOffset: 2,
  zIndex: 1,
});
globalStyle(`${choice} input`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  '@supports': shownWithoutHas,
});

export const zones = style({
  display: 'grid',
  gap: 5,
  margin: 0,
  padding: '0 12px 12px',
  listStyle: 'none',
});
globalStyle(`${zones} li`, {
  display: 'grid',
  gridTemplateColumns: 'min(28px, 6vw) 4.7em minmax(0, 1fr)',
  gap: 8,
  alignItems: 'center',
});
globalStyle(`${zones} label`, { gridArea: '1 / 2', color: color.inkSoft, fontSize: text.tiny });
globalStyle(`${zones} select`, {
  width: '100%',
  minHeight: 44,
  padding: '6px 4px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  background: color.white,
  color: color.ink,
  font: 'inherit',
  textOverflow: 'ellipsis',
});
export const dab = style({ height: 44, background: color.sand, outline: `1px solid ${color.line}`, outlineOffset: -1 });
globalStyle(`${dab} svg`, { display: 'block', width: '100%', height: '100%' });

export const shut = style({
  position: 'absolute',
  insetInlineEnd: 6,
  top: 6,
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: theme.radius,
  background: color.white,
  color: color.ink,
  cursor: 'pointer',
  selectors: { '&::before': { content: '"×"', font: '28px/1 sans-serif' } },
});
