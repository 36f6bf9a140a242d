import { globalStyle, style } from '@vanilla-extract/css';
import { edge, theme } from '../../core/ui/theme.css.ts';
import { apartRow, columns, phone, softText } from '../ui/shapes.css.ts';

const { color, text } = theme;

export const all = style({ background: color.white, border: edge.strong, borderRadius: theme.radius });
export const part = style({
  padding: '14px 18px',
  selectors: { '& + &': { borderTop: edge.thin } },
  '@media': { [phone]: { paddingInline: 14 } },
});
globalStyle(`${part} h3`, { margin: 0, fontFamily: theme.font.text, fontSize: text.body, fontWeight: 600 });
globalStyle(`${part} h3 + table`, { marginTop: 12 });
globalStyle(`${part} p`, { maxWidth: '70ch', margin: '4px 0 12px', fontSize: text.small });
globalStyle(`${part} p:is([role=status], [role=alert])`, { fontWeight: 600 });
globalStyle(`${part} p:is([role=status], [role=alert]):empty`, { display: 'none' });
globalStyle(`${part} form`, { display: 'grid', gap: 16, justifyItems: 'start', maxWidth: 420 });
globalStyle(`${part} form > *`, { width: '100%', margin: 0 });
globalStyle(`${part} form small`, { display: 'block', marginTop: 4, ...softText });

export const inLine = style({});
globalStyle(`${part} form.${inLine}`, {
  '@media': { '(min-width: 900px)': { gridTemplateColumns: '1fr 1fr auto', maxWidth: 'none', alignItems: 'start' } },
});
globalStyle(`${part} form.${inLine} > button`, {
  '@media': { '(min-width: 900px)': { width: 'auto', marginTop: '1.9rem' } },
});

export const qr = style({ display: 'block', width: 200, height: 200, margin: '8px 0' });

export const secret = style({ fontFamily: 'ui-monospace, monospace', fontSize: '1rem', overflowWrap: 'anywhere' });

export const codes = style({
  ...columns(300),
  gap: 8,
  margin: '0 0 16px',
  paddingInlineStart: '2.2em',
  listStyle: 'decimal',
});

export const rows = style({ marginBottom: 16 });
globalStyle(`${rows} > li`, {
  ...apartRow(),
  flexWrap: 'wrap',
  gap: '8px 24px',
  paddingBlock: 12,
  borderTop: edge.thin,
});
globalStyle(`${rows} > li:last-child`, { borderBottom: edge.thin });
globalStyle(`${rows} small`, { display: 'block', ...softText });
