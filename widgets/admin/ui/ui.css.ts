import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { lettering } from '../../core/ui/parts.css.ts';
import { theme } from '../../core/ui/theme.css.ts';
import { plainButton, unseen } from './shapes.css.ts';

const { color, text } = theme;

export const icon = style({ flex: 'none', strokeWidth: 2.2, strokeLinejoin: 'round' });

export const paper = {
  background: color.white,
  border: `1px solid ${color.line}`,
  borderTop: `3px solid ${color.ink}`,
} satisfies StyleRule;

export const panel = {
  ...paper,
  marginBottom: 24,
  padding: '16px 24px 24px',
  '@media': { '(max-width: 640px)': { paddingInline: 16 } },
} satisfies StyleRule;

export const panelHeading = { ...lettering, margin: 0, fontSize: '1.25rem' } satisfies StyleRule;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 24px',
  margin: '0 0 12px',
});
globalStyle(`${head} > *`, { margin: 0 });
globalStyle(`p${head}, ${head} > p`, { fontSize: text.small, color: color.inkSoft });
// The controls below must not move.
globalStyle(`p${head}`, { minHeight: '1lh' });
globalStyle(`${head} > p > b`, { color: color.error });

export const list = style({
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  ...paper,
  selectors: { '&:empty': { display: 'none' } },
});
globalStyle(`${list} > li + li`, { borderTop: `1px solid ${color.line}` });

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
  '@media': { [phone]: unseen },
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

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  margin: '0 0 16px',
  padding: '5px 1px 4px',
  border: 0,
});
globalStyle(`${tabs} legend`, unseen);
globalStyle(`${tabs} label`, { position: 'relative', flex: 'none', margin: '-1px 0 0 -1px', cursor: 'pointer' });
globalStyle(`${tabs} input`, { position: 'absolute', inset: 0, margin: 0, opacity: 0 });
globalStyle(`${tabs} span`, {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '0 14px',
  border: `1px solid ${color.lineStrong}`,
  background: color.white,
  fontSize: text.small,
  fontWeight: 600,
});
globalStyle(`${tabs} b`, { fontWeight: 400, color: color.inkSoft });
globalStyle(`${tabs} span:hover`, { background: color.sand });
globalStyle(`${tabs} :checked + span`, { background: color.ink, borderColor: color.ink, color: color.paper });
globalStyle(`${tabs} :checked + span b`, { color: color.sand });
globalStyle(`${tabs} :focus-visible + span`, { outline: `3px solid ${color.focus}`, outlineOffset: -3 });

export const sheet = style({
  width: 'min(100%, 480px)',
  maxWidth: 'none',
  maxHeight: '85dvh',
  margin: 'auto',
  padding: '12px 24px 24px',
  border: `1px solid ${color.lineStrong}`,
  borderTop: `3px solid ${color.brass}`,
  background: color.paper,
  color: color.ink,
  overflowY: 'auto',
  selectors: { '&::backdrop': { background: '#0e1726b3' } },
  '@media': { '(max-width: 640px)': { margin: 'auto 0 0', width: '100%', padding: '8px 16px 20px' } },
});
globalStyle(`${sheet} > header`, { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16 });
globalStyle(`${sheet} h2`, { ...lettering, margin: 0, fontSize: '1.375rem', overflowWrap: 'anywhere' });
globalStyle(`${sheet} > header button`, {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  marginRight: -12,
  ...plainButton,
});
globalStyle(`${sheet} p`, { margin: '0 0 12px', color: color.inkSoft });

export const options = style({
  display: 'grid',
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  background: color.white,
});
globalStyle(`${options} > :not(:first-child)`, { borderTop: `1px solid ${color.line}` });
globalStyle(`${options} button`, {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 52,
  padding: '8px 14px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'left',
  cursor: 'pointer',
});
globalStyle(`${options} button:hover`, { background: color.sand });
globalStyle(`${options} button span`, {
  marginLeft: 'auto',
  textAlign: 'right',
  fontWeight: 400,
  fontSize: theme.text.small,
  color: color.inkSoft,
});
globalStyle(`${options} button[data-past] span`, { color: color.error });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  marginBottom: 12,
});
globalStyle(`${pair} > div input`, { minWidth: 0, paddingInline: 8, boxSizing: 'border-box' });
export const wide = style({ width: '100%' });
