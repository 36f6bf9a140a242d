import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { button, lettering } from '../../core/ui/parts.css.ts';
import { lightTheme, theme } from '../../core/ui/theme.css.ts';

const { color } = theme;
const { text } = lightTheme;

export const dialog = style({
  boxSizing: 'border-box',
  width: 'min(544px, 100vw - 32px)',
  maxHeight: 'calc(100dvh - 32px)',
  padding: 0,
  border: 0,
  borderTop: `3px solid ${color.brass}`,
  borderRadius: theme.radius,
  background: color.paper,
  color: color.ink,
  selectors: { '&::backdrop': { background: `${brand.colors.night}a6` } },
});
/** Shows in the page's scroll bar gutter, which the backdrop does not cover. */
globalStyle(`html:has(.${dialog}:modal)`, { background: '#5f656e' });
export const sheet = style({
  display: 'grid',
  gap: 16,
  padding: 'clamp(18px, 5vw, 32px)',
  fontSize: text.body,
  lineHeight: 1.5,
});
globalStyle(`${sheet} h2`, { margin: 0, ...lettering, fontSize: 'clamp(24px, 5vw, 32px)', lineHeight: 1.1 });
globalStyle(`${sheet} > p`, { margin: 0, color: color.inkSoft });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 4,
  // Half a row shows that there are more; the rest of the dialog takes up to 470 px.
  maxHeight: 'max(138px, round(down, 100dvh - 470px, 56px) + 26px)',
  margin: 0,
  padding: 1,
  listStyle: 'none',
  overflow: 'auto',
});
globalStyle(`${list} li`, {
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  columnGap: 12,
  background: color.white,
  outline: `1px solid ${color.line}`,
  fontSize: text.tiny,
  lineHeight: 1.3,
});
globalStyle(`${list} svg`, { gridRow: '1 / 3', display: 'block', width: 52, height: 52 });
globalStyle(`${list} b`, { alignSelf: 'end', fontSize: text.small, fontWeight: 600 });
globalStyle(`${list} span`, { color: color.inkSoft });

export const field = style({ display: 'grid', gap: 6, fontSize: text.small, fontWeight: 600 });
globalStyle(`${field} input`, {
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 48,
  padding: '10px 12px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  background: color.white,
  color: 'inherit',
  font: 'inherit',
  fontSize: text.body,
  fontWeight: 400,
});
globalStyle(`${field} input:focus`, { outline: `3px solid ${color.focus}`, outlineOffset: 0 });

globalStyle(`${field} [aria-invalid]`, { borderColor: color.error, borderWidth: 2 });

export const failure = style({});
globalStyle(`${sheet} > ${failure}`, { marginTop: -10, color: color.error, fontSize: text.small, fontWeight: 600 });
globalStyle(`${failure}:empty`, { display: 'none' });

export const foot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 12 });
globalStyle(`${foot} button`, { '@media': { '(max-width: 480px)': { flex: '1 0 auto' } } });
globalStyle(`${foot} .${button}:disabled`, {
  background: color.sand,
  borderColor: color.line,
  color: color.inkSoft,
  cursor: 'not-allowed',
});
