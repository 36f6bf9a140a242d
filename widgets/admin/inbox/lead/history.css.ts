import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../core/ui/theme.css.ts';
import { linkRow } from '../link-row.css.ts';

const { color, text } = theme;

export const log = style({ fontSize: text.small });
globalStyle(`${log} :is(ol, ul)`, { margin: '4px 0 12px', padding: 0, listStyle: 'none' });
globalStyle(`${log} li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 38%) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '0 16px',
  padding: '6px 0',
  borderBottom: `1px dotted ${color.lineStrong}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
globalStyle(`${log} time`, { color: color.inkSoft });
globalStyle(`${log} time::first-letter`, { textTransform: 'uppercase' });
globalStyle(`${log} i`, { color: color.inkSoft });

export const earlier = style({ margin: 0, padding: 0, listStyle: 'none', fontSize: text.small });
globalStyle(`${earlier} a`, linkRow);
globalStyle(`${earlier} li + li`, { borderTop: `1px solid ${color.line}` });
globalStyle(`${earlier} a:hover span:first-child`, { textDecoration: 'underline' });
globalStyle(`${earlier} span:first-child`, { flex: '1 1 0', minWidth: '6em', overflowWrap: 'anywhere' });
globalStyle(`${earlier} time`, { fontSize: text.tiny, color: color.inkSoft });
