import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';

const { color, text } = theme;

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  background: color.white,
  border: `1px solid ${color.line}`,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`${table} :is(th, td)`, {
  padding: '9px 16px',
  textAlign: 'left',
  verticalAlign: 'top',
  borderBottom: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${table} thead th`, {
  background: color.sand,
  color: color.inkSoft,
  fontWeight: 600,
  borderBottom: `2px solid ${color.ink}`,
});
globalStyle(`${table} time`, { whiteSpace: 'nowrap' });

export const stacked = style({});
const phone = '(max-width: 640px)';
globalStyle(`${stacked} :is(tbody, tr, td)`, { '@media': { [phone]: { display: 'block' } } });
globalStyle(`${stacked} thead`, {
  '@media': { [phone]: { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'clip' } },
});
globalStyle(`${stacked} td`, { '@media': { [phone]: { border: 0, paddingBlock: 2 } } });
globalStyle(`${stacked} time`, { '@media': { [phone]: { whiteSpace: 'normal' } } });
globalStyle(`${stacked} tbody tr`, {
  '@media': { [phone]: { paddingBlock: 8, borderBottom: `1px solid ${color.line}` } },
});

export const note = style({
  margin: '12px 0',
  padding: 24,
  border: `2px dashed ${color.lineStrong}`,
  color: color.inkSoft,
});
globalStyle(`${note} button`, { margin: '8px 0 0 8px', '@media': { '(max-width: 640px)': { marginLeft: 0 } } });
