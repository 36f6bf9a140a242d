import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';
import { columns, onPhone, title } from '../ui/shapes.css.ts';
import { buttonRow, paper } from '../ui/ui.css.ts';

const { color, text } = theme;

export const part = style({ ...paper, marginBottom: 24, padding: '16px 24px 24px', ...onPhone({ paddingInline: 16 }) });
globalStyle(`${part} h3`, title('1.25rem'));
globalStyle(`${part} p`, { maxWidth: '70ch', margin: '4px 0 16px', fontSize: text.small });
globalStyle(`${part} table`, { maxWidth: 560 });
globalStyle(`${part} td:last-child`, { whiteSpace: 'nowrap' });
globalStyle(`${part} [role=status]`, { margin: '12px 0', fontWeight: 600 });
globalStyle(`${part} [role=status]:empty`, { margin: 0, height: 12 });

globalStyle(`${part} ${buttonRow}`, { marginBottom: 0 });

export const pair = style({ ...columns(240), alignItems: 'end', gap: 12, maxWidth: 640 });
globalStyle(`${pair} :disabled`, {
  background: color.sand,
  borderColor: color.lineStrong,
  color: color.inkSoft,
  cursor: 'default',
});
