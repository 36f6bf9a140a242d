import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { lettering } from '../../core/ui/parts.css.ts';
import { theme } from '../../core/ui/theme.css.ts';
import { desk, small } from '../layout.css.ts';
import { apart, boxed, noFrame, wrapping } from '../ui/shapes.css.ts';

const { color, text } = theme;

const inlineField = {
  minHeight: 44,
  padding: '5px 8px',
  ...boxed,
} satisfies StyleRule;

const actionLine = {
  ...wrapping,
  gap: '4px 16px',
  marginTop: 8,
} satisfies StyleRule;
const actionNote = { margin: 0, fontSize: text.small, fontWeight: 600 } satisfies StyleRule;

const phone = '(max-width: 640px)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 56px',
  alignItems: 'start',
  '@media': { [desk]: { gridTemplateColumns: '224px minmax(0, 800px)' } },
});
globalStyle(`${page} > *`, { minWidth: 0 });
globalStyle(`${page} > div`, { display: 'grid', gap: 44 });
// The first parts, which are long, would push the others down.
globalStyle(`${page} > div[hidden]`, { display: 'none' });
globalStyle(`${page} > div > *`, { minWidth: 0 });
globalStyle(`${page} h2`, {
  ...lettering,
  margin: '0 0 4px',
  fontSize: '1.375rem',
  lineHeight: 1.2,
  scrollMarginTop: 16,
});
globalStyle(`${page} section > h2 + p`, {
  maxWidth: '62ch',
  margin: '0 0 12px',
  color: color.inkSoft,
  fontSize: text.small,
});
globalStyle(`${page} section > h2:has(+ div)`, { marginBottom: 12 });
globalStyle(`${page} :is(input, textarea) + small`, { marginTop: 6 });
globalStyle(`${page} small`, { display: 'block', color: color.inkSoft, fontSize: text.small });
globalStyle(`${page} > nav`, { '@media': { [desk]: { position: 'sticky', top: 20 } } });
globalStyle(`${page} > nav ul`, {
  display: 'flex',
  margin: 0,
  padding: 0,
  overflow: 'auto hidden',
  listStyle: 'none',
  borderBottom: `1px solid ${color.lineStrong}`,
  '@media': { [desk]: { display: 'block', border: 0 } },
});
globalStyle(`${page} > nav a`, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '0 12px',
  color: color.ink,
  fontSize: text.small,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});
globalStyle(`${page} > nav a svg`, { flex: 'none' });
export const mark = style({
  flex: 'none',
  width: 9,
  height: 9,
  marginLeft: 'auto',
  // It must not move the parts after it.
  '@media': { [small]: { position: 'absolute', top: 7, right: 2 } },
  overflow: 'hidden',
  background: color.error,
  color: 'transparent',
  forcedColorAdjust: 'none',
  fontSize: 1,
  whiteSpace: 'nowrap',
});
globalStyle(`${page} > nav a:hover`, { background: color.sand });
globalStyle(`${page} > nav p`, { margin: 0, padding: '4px 12px', fontSize: text.small, fontWeight: 600 });
globalStyle(`${page} p:empty`, { display: 'none' });
globalStyle(`${page} > nav [role="status"]`, { color: color.ok });
globalStyle(`${page} > nav [role="alert"]`, { color: color.error });

export const box = style({
  background: color.white,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
});
globalStyle(`${box} > *`, {
  margin: 0,
  padding: '14px 18px',
  border: 0,
  borderTop: `1px solid ${color.line}`,
  '@media': { [phone]: { paddingInline: 14 } },
});
globalStyle(`${box} > :first-child`, { borderTop: 0 });
globalStyle(`${box} > p:is([role="status"], [role="alert"])`, { fontSize: text.small, fontWeight: 600 });
globalStyle(`${box} p[role="alert"]`, { color: color.error });
globalStyle(`${box} button`, { minHeight: 44, padding: '6px 14px', fontSize: text.small });
globalStyle(`${box} > label`, { display: 'block' });
globalStyle(`${box} > label input`, {
  display: 'block',
  width: 'min(100%, 320px)',
  minHeight: 44,
  padding: '8px 12px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  font: 'inherit',
});
globalStyle(`${box} legend`, { padding: 0, fontWeight: 600 });
globalStyle(`${box} fieldset legend`, { float: 'inline-start', width: '100%' });
globalStyle(`${box} fieldset > :not(legend)`, { clear: 'both' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 20px',
  alignItems: 'center',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${row} p`, { margin: '2px 0 0', color: color.inkSoft, fontSize: text.small });
globalStyle(`${row} > div`, { minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${row} > div + div a`, { minHeight: 44, padding: '6px 14px', fontSize: text.small });
globalStyle(`${row} > div + div`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  '@media': { [phone]: { justifyContent: 'space-between' } },
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'end',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${line} button`, { minHeight: 48 });
globalStyle(`${line} p`, { margin: 0, fontSize: text.small });

export const choice = style({ display: 'flex', alignItems: 'flex-start', gap: 12, minHeight: 44, paddingBlock: 8 });
globalStyle(`${choice} input`, { flex: 'none', width: 22, height: 22, margin: 0, accentColor: color.bay });

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  fontSize: text.small,
  fontWeight: 600,
  cursor: 'pointer',
});
globalStyle(`${toggle} span`, { minWidth: '1.8em' });
globalStyle(`${toggle} input`, {
  appearance: 'none',
  position: 'relative',
  width: 52,
  height: 30,
  margin: 0,
  background: color.lineStrong,
  borderRadius: theme.radius,
  cursor: 'pointer',
  transition: 'background-color .15s',
});
globalStyle(`${toggle} input::after`, {
  content: '""',
  position: 'absolute',
  insetBlockStart: 3,
  insetInlineStart: 3,
  width: 24,
  height: 24,
  background: '#fff',
  borderRadius: 2,
  transition: 'translate .15s',
});
globalStyle(`${toggle} input:checked`, { background: color.ok });
globalStyle(`${toggle} input:checked::after`, { translate: '22px 0' });
globalStyle(`${toggle} input`, {
  '@media': { '(forced-colors: active)': { appearance: 'auto', width: 24, height: 24 } },
});

export const dayList = style({ margin: '8px 0', padding: 0, listStyle: 'none' });
globalStyle(`${dayList}:empty`, { display: 'none' });
globalStyle(`${dayList} li`, {
  ...apart,
  gap: 16,
  maxWidth: 460,
  minHeight: 48,
});
globalStyle(`${dayList} button`, { flex: 'none' });

export const addDay = style({ ...actionLine, rowGap: 8 });
globalStyle(`${addDay} input`, inlineField);
globalStyle(`${addDay} p`, actionNote);

export const week = style({
  ...wrapping,
  gap: '0 20px',
  minHeight: 52,
  ...noFrame,
});
globalStyle(`fieldset.${week} legend`, { width: 'max-content', minWidth: 168, maxWidth: '100%', fontSize: text.body });
// Content after the legend starts beside it.
globalStyle(`fieldset.${week} > :not(legend)`, { clear: 'none' });
globalStyle(`${week} > label`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 100,
  minHeight: 44,
  fontSize: text.small,
  fontWeight: 600,
});
globalStyle(`${week} > label input`, { flex: 'none', width: 22, height: 22, margin: 0, accentColor: color.bay });
globalStyle(`${week} > div`, { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', paddingBlock: 4 });
globalStyle(`${week} > div label`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontSize: text.small,
  color: color.inkSoft,
});
globalStyle(`${week} > div label span`, { minWidth: '2.5em' });
globalStyle(`${week} [type="time"]`, { ...inlineField, fontSize: text.body });

export const saveLine = style(actionLine);
globalStyle(`${saveLine} p`, actionNote);

const tablet = '(min-width: 768px)';

export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${editor} label`, { display: 'block', marginBottom: 4, fontWeight: 600 });
globalStyle(`${editor} textarea`, {
  ...inlineField,
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  resize: 'vertical',
});
globalStyle(`${editor} p:is([role="status"], [role="alert"])`, { ...actionNote, marginTop: 6 });
globalStyle(`${editor} [role="status"]`, { color: color.ok });

export const insert = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '12px 0',
  padding: 0,
  border: 0,
});
globalStyle(`${insert} legend`, { fontSize: text.small, marginBottom: 4 });

export const send = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const sample = style({
  alignSelf: 'start',
  padding: '14px 18px',
  border: `1px solid ${color.line}`,
  background: color.paper,
});
globalStyle(`${sample} p`, { margin: '6px 0 0', overflowWrap: 'anywhere' });
globalStyle(`${sample} mark`, { padding: '0 4px', background: '#e4edf1', color: color.ink, fontWeight: 600 });
