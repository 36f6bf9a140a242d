import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { framed, inked, inRow, inside, pinned, tallRow, tracks, wrapRow } from '../../core/ui/shapes.ts';
import { edge, theme } from '../../core/ui/theme.css.ts';
import * as shape from './shapes.css.ts';

const { color, text } = theme;
const { onPhone } = shape;

export const icon = style({ flex: 'none', strokeWidth: 2.2, strokeLinejoin: 'round' });

export const paper = { background: color.white, border: edge.thin, borderTop: `3px solid ${color.ink}` } as const;

export const head = style({ ...wrapRow('4px 24px', 'baseline'), margin: '0 0 12px' });
globalStyle(`${head} > *`, { margin: 0 });
// The controls below must not move.
globalStyle(`p${head}, ${head} > p`, { ...shape.softText, minHeight: '1lh' });

export const buttonRow = style({ ...wrapRow(12), margin: 0 });

export const list = style({ marginBottom: 16, ...paper, ...shape.hiddenIfEmpty });
globalStyle(`${list} > li + li`, { borderTop: edge.thin });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  background: color.white,
  border: edge.thin,
  fontSize: text.small,
});
inside(table, {
  ':is(th, td)': {
    padding: '9px 16px',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: edge.thin,
    overflowWrap: 'anywhere',
  },
  'thead th': { background: color.sand, color: color.inkSoft, fontWeight: 600, borderBottom: `2px solid ${color.ink}` },
  time: { whiteSpace: 'nowrap' },
});

export const stacked = style({});
const stack = (part: string, rule: StyleRule) => globalStyle(`${stacked} ${part}`, onPhone(rule));
stack(':is(tbody, tr, td)', { display: 'block' });
stack('thead', shape.unseen);
stack('td', { border: 0, paddingBlock: 2 });
stack('time', { whiteSpace: 'normal' });
stack('tbody tr', { paddingBlock: 8, borderBottom: edge.thin });

export const note = style({
  margin: '12px 0',
  padding: 24,
  border: `2px dashed ${color.lineStrong}`,
  color: color.inkSoft,
});
globalStyle(`${note} button`, { margin: '8px 0 0 8px', ...onPhone({ marginLeft: 0 }) });

export const tabs = style({ display: 'flex', flexWrap: 'wrap', marginBottom: 16, padding: '5px 1px 4px' });
inside(tabs, {
  legend: shape.unseen,
  label: { position: 'relative', flex: 'none', margin: '-1px 0 0 -1px', cursor: 'pointer' },
  input: { ...pinned(0), margin: 0, opacity: 0 },
  span: {
    ...tallRow(44, 'flex'),
    padding: '0 14px',
    border: edge.strong,
    background: color.white,
    ...shape.strongText,
  },
  'span:hover': { background: color.sand },
  ':checked + span': inked,
  ':focus-visible + span': { outline: `3px solid ${color.focus}`, outlineOffset: -3 },
});

export const sheet = style({
  width: 'min(100%, 480px)',
  maxWidth: 'none',
  maxHeight: '85dvh',
  margin: 'auto',
  padding: '12px 24px 24px',
  border: edge.strong,
  borderTop: `3px solid ${color.brass}`,
  background: color.paper,
  color: color.ink,
  overflowY: 'auto',
  selectors: { '&::backdrop': { background: '#0e1726b3' } },
  ...onPhone({ margin: 'auto 0 0', width: '100%', padding: '8px 16px 20px' }),
});
globalStyle(`${sheet} > header`, { ...shape.apartRow(16) });
globalStyle(`${sheet} h2`, { ...shape.title('1.375rem'), overflowWrap: 'anywhere' });
globalStyle(`${sheet} > header button`, { ...shape.iconButton, flex: 'none', marginRight: -12 });
globalStyle(`${sheet} p`, { margin: '0 0 12px', color: color.inkSoft });

export const options = style({ display: 'grid', marginBottom: 16, ...framed });
inside(options, {
  '& > :not(:first-child)': { borderTop: edge.thin },
  button: { ...inRow(10), width: '100%', minHeight: 52, padding: '8px 14px', fontWeight: 600, textAlign: 'left' },
  'button:hover': { background: color.sand },
  'button span': { marginLeft: 'auto', textAlign: 'right', fontWeight: 400, ...shape.softText },
  'button[data-past] span': { color: color.error },
});

export const pair = style({ ...tracks('repeat(2, 1fr)', 12), marginBottom: 12 });
globalStyle(`${pair} > div input`, { minWidth: 0, paddingInline: 8 });
export const wide = style({ width: '100%' });
