import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';
import {
  apart,
  bareList,
  edge,
  hairline,
  iconButton,
  inLine,
  noFrame,
  phone,
  plainButton,
  softText,
  strongText,
  title,
  unseen,
} from './shapes.css.ts';

const { color, text } = theme;

export const icon = style({ flex: 'none', strokeWidth: 2.2, strokeLinejoin: 'round' });

export const paper = { background: color.white, border: hairline, borderTop: `3px solid ${color.ink}` } as const;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 24px',
  margin: '0 0 12px',
});
globalStyle(`${head} > *`, { margin: 0 });
// The controls below must not move.
globalStyle(`p${head}, ${head} > p`, { ...softText, minHeight: '1lh' });

export const list = style({ ...bareList, marginBottom: 16, ...paper, selectors: { '&:empty': { display: 'none' } } });
globalStyle(`${list} > li + li`, { borderTop: hairline });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  background: color.white,
  border: hairline,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`${table} :is(th, td)`, {
  padding: '9px 16px',
  textAlign: 'left',
  verticalAlign: 'top',
  borderBottom: hairline,
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
const stack = (part: string, rule: StyleRule) => globalStyle(`${stacked} ${part}`, { '@media': { [phone]: rule } });
stack(':is(tbody, tr, td)', { display: 'block' });
stack('thead', unseen);
stack('td', { border: 0, paddingBlock: 2 });
stack('time', { whiteSpace: 'normal' });
stack('tbody tr', { paddingBlock: 8, borderBottom: hairline });

export const note = style({
  margin: '12px 0',
  padding: 24,
  border: `2px dashed ${color.lineStrong}`,
  color: color.inkSoft,
});
globalStyle(`${note} button`, { margin: '8px 0 0 8px', '@media': { [phone]: { marginLeft: 0 } } });

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  ...noFrame,
  marginBottom: 16,
  padding: '5px 1px 4px',
});
globalStyle(`${tabs} legend`, unseen);
globalStyle(`${tabs} label`, { position: 'relative', flex: 'none', margin: '-1px 0 0 -1px', cursor: 'pointer' });
globalStyle(`${tabs} input`, { position: 'absolute', inset: 0, margin: 0, opacity: 0 });
globalStyle(`${tabs} span`, {
  ...inLine,
  minHeight: 44,
  padding: '0 14px',
  border: edge,
  background: color.white,
  ...strongText,
});
globalStyle(`${tabs} span:hover`, { background: color.sand });
globalStyle(`${tabs} :checked + span`, { background: color.ink, borderColor: color.ink, color: color.paper });
globalStyle(`${tabs} :focus-visible + span`, { outline: `3px solid ${color.focus}`, outlineOffset: -3 });

export const sheet = style({
  width: 'min(100%, 480px)',
  maxWidth: 'none',
  maxHeight: '85dvh',
  margin: 'auto',
  padding: '12px 24px 24px',
  border: edge,
  borderTop: `3px solid ${color.brass}`,
  background: color.paper,
  color: color.ink,
  overflowY: 'auto',
  selectors: { '&::backdrop': { background: '#0e1726b3' } },
  '@media': { [phone]: { margin: 'auto 0 0', width: '100%', padding: '8px 16px 20px' } },
});
globalStyle(`${sheet} > header`, { ...apart, gap: 16 });
globalStyle(`${sheet} h2`, { ...title('1.375rem'), overflowWrap: 'anywhere' });
globalStyle(`${sheet} > header button`, { ...iconButton, flex: 'none', marginRight: -12 });
globalStyle(`${sheet} p`, { margin: '0 0 12px', color: color.inkSoft });

export const options = style({
  display: 'grid',
  ...bareList,
  marginBottom: 16,
  border: edge,
  borderRadius: theme.radius,
  background: color.white,
});
globalStyle(`${options} > :not(:first-child)`, { borderTop: hairline });
globalStyle(`${options} button`, {
  ...inLine,
  gap: 10,
  width: '100%',
  minHeight: 52,
  padding: '8px 14px',
  ...plainButton,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'left',
});
globalStyle(`${options} button:hover`, { background: color.sand });
globalStyle(`${options} button span`, { marginLeft: 'auto', textAlign: 'right', fontWeight: 400, ...softText });
globalStyle(`${options} button[data-past] span`, { color: color.error });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  marginBottom: 12,
});
globalStyle(`${pair} > div input`, { minWidth: 0, paddingInline: 8, boxSizing: 'border-box' });
export const wide = style({ width: '100%' });
