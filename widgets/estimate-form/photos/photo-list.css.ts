import { globalStyle, style } from '@vanilla-extract/css';
import { wrapRow } from '../../core/ui/shapes.ts';
import { color, px, radius, strongLine } from '../../core/ui/theme.css.ts';

export const summary = style({ marginTop: 8, color: color.inkSoft });
export const list = style({ display: 'grid', gap: 8, margin: '8px 0 0', padding: 0, listStyle: 'none' });
globalStyle(`${list} li`, {
  ...wrapRow('0 12px'),
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: 64,
  border: strongLine,
  borderRadius: radius,
});
globalStyle(`${list} li > [aria-hidden]`, { width: 64 });
// Where a failed photo's text would be narrower, its buttons wrap below it.
globalStyle(`${list} [aria-hidden] + span`, { flex: '1 1 6.5em', minWidth: 0, paddingInlineEnd: 8 });
globalStyle(`${list} canvas`, { display: 'block', width: 64, height: 64, objectFit: 'cover' });
globalStyle(`${list} [data-trouble]`, { borderColor: color.error, borderInlineStartWidth: 4 });
globalStyle(`${list} b`, {
  display: 'block',
  overflow: 'hidden',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
globalStyle(`${list} progress`, { display: 'block', width: '100%', height: 8, accentColor: color.bay });
globalStyle(`${list} [data-trouble] small`, { color: color.error, fontWeight: 600 });
globalStyle(`${list} small`, { fontSize: px.tiny, lineHeight: 1.3 });
globalStyle(`${list} button`, {
  minWidth: 44,
  minHeight: 44,
  padding: '0 8px',
  border: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  cursor: 'pointer',
});
export const cut = style({ selectors: { '&::before': { content: '"×"', font: '28px/1 sans-serif' } } });
globalStyle(`${list} .${cut}`, { textDecoration: 'none' });
/** Sharing the page's button style would add to what every embed loads. */
export const without = style({
  width: '100%',
  minHeight: 48,
  marginTop: 8,
  padding: '8px 16px',
  border: `2px solid ${color.ink}`,
  borderRadius: radius,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
});
