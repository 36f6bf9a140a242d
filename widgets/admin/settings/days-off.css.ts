import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';

const { color, text } = theme;

export const list = style({ margin: '8px 0', padding: 0, listStyle: 'none' });
globalStyle(`${list}:empty`, { display: 'none' });
globalStyle(`${list} li`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  maxWidth: 460,
  minHeight: 48,
});
globalStyle(`${list} button`, { flex: 'none' });

export const add = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginTop: 8 });
globalStyle(`${add} input`, {
  minHeight: 44,
  padding: '5px 8px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  background: color.white,
  color: color.ink,
  font: 'inherit',
});
globalStyle(`${add} p`, { margin: 0, fontSize: text.small, fontWeight: 600 });
globalStyle(`${add} p:empty`, { display: 'none' });
globalStyle(`${add} [role="alert"]`, { color: color.error });
