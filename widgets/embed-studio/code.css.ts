import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenInput } from '../core/ui/controls.css.ts';
import { lightTheme, theme } from '../core/ui/theme.css.ts';

const { color } = theme;
const { text } = lightTheme;
const withoutScripts = '(scripting: none)';

export const code = style({
  minWidth: 0,
  overflow: 'clip',
  background: color.night,
  color: color.onNight,
  borderRadius: theme.radius,
});
export const bar = style({
  display: 'flex',
  borderBottom: `1px solid ${color.nightLine}`,
  '@media': { [withoutScripts]: { display: 'none' } },
});
export const tabs = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
hiddenInput(`${tabs}`);
globalStyle(`${tabs} label`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 46,
  padding: '0 14px',
  fontSize: text.small,
  fontWeight: 600,
});
globalStyle(`${tabs} label:has(:checked)`, { color: color.white, boxShadow: `inset 0 -3px 0 ${color.brass}` });
globalStyle(`${tabs} label:has([type=radio]:focus-visible)`, { outlineColor: color.onNight });
export const copy = style({
  flex: 'none',
  // As wide as “Copied!”, so that nothing moves.
  minWidth: 'calc(37px + 4.7em)',
  minHeight: 46,
  padding: '0 18px',
  background: 'none',
  color: color.white,
  border: 0,
  borderLeft: `1px solid ${color.nightLine}`,
  font: 'inherit',
  fontSize: text.small,
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outlineOffset: -3, outlineColor: color.onNight },
});
globalStyle(`${code} pre`, {
  margin: 0,
  overflowX: 'auto',
  padding: '18px 20px',
  fontSize: text.tiny,
  lineHeight: 1.65,
});
globalStyle(`${code} pre:focus-visible`, { outlineOffset: -3, outlineColor: color.onNight });
globalStyle(`${code} p`, {
  maxWidth: 'none',
  margin: 0,
  padding: '12px 20px',
  borderTop: `1px solid ${color.nightLine}`,
  fontSize: text.small,
});
