import { globalStyle, style } from '@vanilla-extract/css';
import { lettering } from '../core/ui/parts.css.ts';
import { lightTheme, theme } from '../core/ui/theme.css.ts';

const { color } = theme;
const { text } = lightTheme;
const gutter = 'max(20px, calc((100vw - 1200px) / 2))';
const phone = '(max-width: 640px)';

/** The strip below the site's header. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 24px',
  minHeight: 56,
  paddingInline: gutter,
  background: color.night,
  color: color.onNight,
});
globalStyle(`${bar} h1`, { ...lettering, margin: 0, fontSize: 20, color: '#fff' });
globalStyle(`${bar} nav`, { flex: 1, '@media': { [phone]: { order: 1, flex: '1 0 100%' } } });
globalStyle(`${bar} ul`, {
  display: 'flex',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Two rows of three, so that every section is visible.
  '@media': { [phone]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 0 } },
});
globalStyle(`${bar} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 56,
  padding: '0 12px',
  color: color.onNight,
  fontSize: text.small,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { display: 'flex', justifyContent: 'center', minHeight: 48, padding: 0 } },
});
globalStyle(`${bar} a:hover`, { background: color.nightLine, color: '#fff' });
globalStyle(`${bar} a[aria-current]`, { boxShadow: `inset 0 -4px 0 ${color.brass}`, color: '#fff' });
globalStyle(`${bar} > button`, {
  minHeight: 44,
  padding: '6px 16px',
  color: '#fff',
  fontSize: text.small,
  '@media': { [phone]: { margin: '8px 0 8px auto' } },
});
globalStyle(`${bar} :focus-visible`, { outlineColor: '#8cc6ff', outlineOffset: -3 });

export const body = style({
  display: 'grid',
  gap: 32,
  padding: `24px ${gutter} 64px`,
  fontSize: 16,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`${body} > *`, { minWidth: 0 });
// The font's tabular zero is too thin.
globalStyle(`${body} :is(h2, h3, h2 + b)`, { fontVariantNumeric: 'lining-nums' });
globalStyle(`${body} > section > h2, ${body} > section > div > h2`, { fontSize: 22, lineHeight: 1.2 });
globalStyle(`${body} select`, {
  width: '100%',
  minWidth: 0,
  minHeight: 48,
  padding: '8px 12px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  background: color.white,
  color: color.ink,
  font: 'inherit',
});

export const problem = style({
  margin: 0,
  color: color.error,
  fontWeight: 600,
  selectors: { '&:empty': { display: 'none' } },
});
