import { globalStyle, style } from '@vanilla-extract/css';
import { lightTheme, theme } from '../core/ui/theme.css.ts';

const { color } = theme;
const { text } = lightTheme;

/** Controls on the left, preview on the right; stacked where there is no room. */
export const studio = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  '@media': { '(max-width: 62rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const bench = style({ display: 'grid', gap: 24, minWidth: 0 });

/** Without scripts nothing can be chosen; the code to copy is still shown. */
const chosen = { '@media': { '(scripting: none)': { display: 'none' } } };
export const choices = style([chosen, { display: 'grid', gap: 16 }]);
globalStyle(`${choices} :is(label, div)`, { display: 'grid', gap: 4, fontSize: text.small, fontWeight: 600 });
globalStyle(`${choices} small`, { color: color.inkSoft, fontSize: text.tiny, fontWeight: 400 });
globalStyle(`${choices} :is(select, input)`, {
  width: '100%',
  minHeight: 48,
  padding: '8px 12px',
  background: color.white,
  color: color.ink,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  font: 'inherit',
  fontWeight: 400,
});
globalStyle(`${choices} [type=color]`, { padding: 4 });

export const kinds = style([chosen, { display: 'grid', gap: 8, margin: 0, padding: 0, border: 0 }]);
globalStyle(`${kinds} legend`, { marginBottom: 8, padding: 0, fontSize: text.small, fontWeight: 600 });
globalStyle(`${kinds} label`, {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '6px 14px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  color: color.inkSoft,
  fontSize: text.small,
  lineHeight: 1.35,
  cursor: 'pointer',
});
globalStyle(`${kinds} label:has(:checked)`, {
  borderColor: color.ink,
  boxShadow: `inset 0 0 0 2px ${color.ink}`,
  background: color.sand,
});
globalStyle(`${kinds} input`, { flex: 'none', width: 20, height: 20, margin: 0 });
globalStyle(`${kinds} b`, { display: 'block', color: color.ink });

export const snippet = style({ display: 'grid', gap: 12, minWidth: 0 });
globalStyle(`${studio} h3`, { margin: 0, fontSize: 20 });
globalStyle(`${snippet} pre`, { margin: 0 });
globalStyle(`${snippet} pre`, {
  overflowX: 'auto',
  padding: 16,
  background: color.night,
  color: color.onNight,
  borderRadius: theme.radius,
  fontSize: text.tiny,
  lineHeight: 1.6,
});

/** Room for the largest widget, so that nothing below moves when it loads. */
export const preview = style({
  minHeight: 860,
  padding: 24,
  background: color.sand,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius,
  '@media': { '(max-width: 40rem)': { padding: 12 } },
});
export const dark = style([preview, { background: color.night, color: color.onNight, borderColor: color.night }]);
globalStyle(`${preview} p`, { margin: '8px 0' });
