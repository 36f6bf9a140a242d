import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../core/ui/theme.css.ts';
import { desk, tabsHeight } from '../../layout.css.ts';

const { color } = theme;

export const strip = style({
  position: 'fixed',
  zIndex: 3,
  insetInline: 0,
  bottom: tabsHeight,
  display: 'flex',
  alignItems: 'stretch',
  background: color.sand,
  borderBlock: `1px solid ${color.lineStrong}`,
  fontSize: theme.text.small,
  '@media': { [desk]: { position: 'static', flexDirection: 'row-reverse', borderTop: 0 }, print: { display: 'none' } },
});
globalStyle(`${strip} button`, {
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 6,
  minHeight: 48,
  padding: '0 14px',
  border: 0,
  borderInline: `1px solid ${color.lineStrong}`,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
});
globalStyle(`${strip} button span`, {
  '@media': { [desk]: { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'clip' } },
});
globalStyle(`${strip} button[data-on]`, { background: color.ink, color: color.paper });
globalStyle(`${strip} nav`, { flex: 1, minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' });
globalStyle(`${strip} ul`, {
  position: 'relative',
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [desk]: { paddingLeft: 8 } },
});
globalStyle(`${strip} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minHeight: 48,
  padding: '0 11px',
  color: color.inkSoft,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [desk]: { gap: 4, paddingInline: 5 } },
});
// A link must not move while it is pressed.
globalStyle(`${strip} a span`, {
  minWidth: '2ch',
  fontWeight: 400,
  '@media': { [desk]: { fontSize: theme.text.tiny } },
});
globalStyle(`${strip} a[aria-current]`, { color: color.ink, boxShadow: `inset 0 -3px 0 ${color.ink}` });
globalStyle(`${strip} :focus-visible`, { outlineOffset: -3 });
