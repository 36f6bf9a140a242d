import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { framed, inRow, inside, pinned, spaced, square, tallRow, tracks, wrapRow } from '../../core/ui/shapes.ts';
import { edge, theme } from '../../core/ui/theme.css.ts';
import * as shape from '../ui/shapes.css.ts';

const { color, text } = theme;

const inlineField = { minHeight: 44, padding: '5px 8px', ...shape.boxed } satisfies StyleRule;
const actionLine = { ...wrapRow('4px 16px', 'center'), marginTop: 8 } satisfies StyleRule;
const actionNote = { margin: 0, ...shape.strongText } satisfies StyleRule;

export const page = style({
  ...tracks('1fr', '16px 56px', { [shape.desk]: '224px minmax(0, 800px)' }),
  alignItems: 'start',
});
globalStyle(`${page} > *, ${page} > div > *`, { minWidth: 0 });
inside(page, {
  '& > div': { ...spaced(44) },
  // The first parts, which are long, would push the others down.
  '& > div[hidden]': { display: 'none' },
  h2: { ...shape.title('1.375rem'), marginBottom: 4, lineHeight: 1.2, scrollMarginTop: 16 },
  'section > h2 + p': { maxWidth: '62ch', margin: '0 0 12px', ...shape.softText },
  'section > h2:has(+ div)': { marginBottom: 12 },
  ':is(input, textarea) + small': { marginTop: 6 },
  small: { display: 'block', ...shape.softText },
  'p:empty': { display: 'none' },
});

export const menu = style(shape.onDesk({ position: 'sticky', top: 20 }));
globalStyle(`${menu} ul`, {
  display: 'flex',
  overflow: 'auto hidden',
  borderBottom: edge.strong,
  ...shape.onDesk({ display: 'block', border: 0 }),
});
globalStyle(`${menu} a`, {
  position: 'relative',
  ...inRow(10),
  minHeight: 44,
  padding: '0 12px',
  color: color.ink,
  ...shape.strongText,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});
globalStyle(`${menu} a:hover`, { background: color.sand });
globalStyle(`${menu} p`, { margin: 0, padding: '4px 12px', ...shape.strongText });
globalStyle(`${menu} [role="status"]`, { color: color.ok });
globalStyle(`${menu} [role="alert"]`, { color: color.error });
export const dot = style({
  flex: 'none',
  ...square(9),
  marginLeft: 'auto',
  // It must not move the parts after it.
  '@media': { [shape.small]: { position: 'absolute', top: 7, right: 2 } },
  overflow: 'hidden',
  background: color.error,
  color: 'transparent',
  forcedColorAdjust: 'none',
  fontSize: 1,
  whiteSpace: 'nowrap',
});

export const box = style(framed);
inside(box, {
  '& > *': {
    margin: 0,
    border: 0,
    padding: '14px 18px',
    borderTop: edge.thin,
    ...shape.onPhone({ paddingInline: 14 }),
  },
  '& > :first-child': { borderTop: 0 },
  '& > p:is([role="status"], [role="alert"])': shape.strongText,
  'p[role="alert"]': { color: color.error },
  button: shape.smallButton,
  '& > label': { display: 'block' },
  '& > label input': { ...inlineField, display: 'block', width: 'min(100%, 320px)', padding: '8px 12px' },
  legend: { padding: 0, fontWeight: 600 },
  'fieldset legend': { float: 'inline-start', width: '100%' },
  'fieldset > :not(legend)': { clear: 'both' },
});

export const row = style({ ...tracks('1fr auto', '4px 20px', shape.phone), alignItems: 'center' });
globalStyle(`${row} p`, { margin: '2px 0 0', ...shape.softText });
globalStyle(`${row} > div`, { minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${row} > div + div a`, shape.smallButton);
globalStyle(`${row} > div + div`, { ...wrapRow(8, 'center'), ...shape.onPhone({ justifyContent: 'space-between' }) });

export const line = style({ ...tracks('1fr 1fr auto', 12, shape.phone), alignItems: 'end' });
globalStyle(`${line} button`, { minHeight: 48 });
globalStyle(`${line} p`, { margin: 0, fontSize: text.small });

export const choice = style({ display: 'flex', alignItems: 'flex-start', gap: 12, minHeight: 44, paddingBlock: 8 });
globalStyle(`${choice} input`, shape.checkbox);

const inLineLabel = { ...tallRow(44), gap: 10, ...shape.strongText } as const;
export const toggle = style({ ...inLineLabel, cursor: 'pointer' });
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
  '@media': { '(forced-colors: active)': { appearance: 'auto', ...square(24) } },
});
globalStyle(`${toggle} input::after`, {
  content: '""',
  ...pinned('3px auto auto 3px'),
  ...square(24),
  background: '#fff',
  borderRadius: 2,
  transition: 'translate .15s',
});
globalStyle(`${toggle} input:checked`, { background: color.ok });
globalStyle(`${toggle} input:checked::after`, { translate: '22px 0' });

export const dayList = style({ marginBlock: 8, ...shape.hiddenIfEmpty });
globalStyle(`${dayList} li`, { ...shape.apartRow(16), maxWidth: 460, minHeight: 48 });
globalStyle(`${dayList} button`, { flex: 'none' });

export const addDay = style({ ...actionLine, rowGap: 8 });
globalStyle(`${addDay} input`, inlineField);
globalStyle(`${addDay} p`, actionNote);

export const week = style({ ...wrapRow('0 20px', 'center'), minHeight: 52 });
globalStyle(`fieldset.${week} legend`, { width: 'max-content', minWidth: 168, maxWidth: '100%', fontSize: text.body });
// Content after the legend starts beside it.
globalStyle(`fieldset.${week} > :not(legend)`, { clear: 'none' });
globalStyle(`${week} > label`, { ...inLineLabel, minWidth: 100 });
globalStyle(`${week} > label input`, shape.checkbox);
globalStyle(`${week} > div`, { ...wrapRow('4px 16px'), paddingBlock: 4 });
globalStyle(`${week} > div label`, { display: 'inline-flex', alignItems: 'center', gap: 8, ...shape.softText });
globalStyle(`${week} > div label span`, { minWidth: '2.5em' });
globalStyle(`${week} [type="time"]`, { ...inlineField, fontSize: text.body });

export const saveLine = style(actionLine);
globalStyle(`${saveLine} p`, actionNote);

export const editor = style(tracks('1fr', 16, { '(min-width: 768px)': 'repeat(2, 1fr)' }));
inside(editor, {
  label: { display: 'block', marginBottom: 4, fontWeight: 600 },
  textarea: { ...inlineField, display: 'block', width: '100%', padding: '8px 12px', resize: 'vertical' },
  'p:is([role="status"], [role="alert"])': { ...actionNote, marginTop: 6 },
  '[role="status"]': { color: color.ok },
});

export const insert = style({ ...wrapRow(8), marginBlock: 12 });
globalStyle(`${insert} legend`, { fontSize: text.small, marginBottom: 4 });

export const send = style(wrapRow(8));

export const sample = style({ alignSelf: 'start', padding: '14px 18px', border: edge.thin, background: color.paper });
globalStyle(`${sample} p`, { margin: '6px 0 0', overflowWrap: 'anywhere' });
globalStyle(`${sample} mark`, { padding: '0 4px', background: '#e4edf1', color: color.ink, fontWeight: 600 });
