import { globalStyle, style } from '@vanilla-extract/css';
import { lettering } from '../../core/ui/parts.css.ts';
import { theme } from '../../core/ui/theme.css.ts';

const { color, text } = theme;

/** One of three panels, on white. */
export const part = style({
  marginBottom: 24,
  padding: '16px 24px 24px',
  background: color.white,
  border: `1px solid ${color.line}`,
  borderTop: `3px solid ${color.ink}`,
  '@media': { '(max-width: 640px)': { paddingInline: 16 } },
});
globalStyle(`${part} h3`, { ...lettering, margin: 0, fontSize: '1.25rem' });
globalStyle(`${part} p`, { maxWidth: '70ch', margin: '4px 0 16px', fontSize: text.small });
globalStyle(`${part} table`, { maxWidth: 560 });
globalStyle(`${part} td`, { whiteSpace: 'nowrap' });
globalStyle(`${part} [role=status]`, { margin: '12px 0', fontWeight: 600 });
globalStyle(`${part} [role=status]:empty`, { margin: 0, height: 12 });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
globalStyle(`p${links}`, { marginBottom: 0 });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  alignItems: 'end',
  gap: 12,
  maxWidth: 640,
});
globalStyle(`${pair} :disabled`, {
  background: color.sand,
  borderColor: color.lineStrong,
  color: color.inkSoft,
  cursor: 'default',
});
