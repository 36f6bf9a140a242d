import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';
import { actionLine, actionNote, inlineField } from './fields.css.ts';

const { color } = theme;

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

export const add = style({ ...actionLine, rowGap: 8 });
globalStyle(`${add} input`, inlineField);
globalStyle(`${add} p`, actionNote);
globalStyle(`${add} p:empty`, { display: 'none' });
globalStyle(`${add} [role="alert"]`, { color: color.error });
