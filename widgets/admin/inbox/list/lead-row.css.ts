import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../core/ui/theme.css.ts';
import { desk, small } from '../../layout.css.ts';
import { labelText } from '../../ui/shapes.css.ts';

const { color, text } = theme;

const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  fontSize: theme.text.tiny,
  fontWeight: 600,
  lineHeight: 1.3,
  color: color.inkSoft,
});
export const bars = styleVariants({
  overdue: [bar, { color: color.error }],
  soon: [bar, { color: '#6d5213' }],
  fine: [bar],
  answered: [bar, { fontWeight: 400, gridTemplateColumns: 'minmax(0, 1fr)' }],
  none: [bar],
});
globalStyle(`${bar} svg`, { display: 'block', width: '100%', height: 8, forcedColorAdjust: 'none' });
globalStyle(`${bar} svg path:first-child`, { fill: '#e5ddca' });
globalStyle(`${bar} svg path:nth-child(2)`, { fill: color.bay });
globalStyle(`${bars.soon} svg path:nth-child(2)`, { fill: color.brass });
globalStyle(`${bars.overdue} svg path:nth-child(2)`, { fill: color.error });
globalStyle(`${bars.answered} svg path:nth-child(2)`, { fill: '#a3b8a0' });
globalStyle(`${bar} svg path:nth-child(3)`, {
  fill: 'none',
  stroke: color.white,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Color must not be the only sign. */
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '1px 8px',
  border: '1px solid currentColor',
  borderRadius: theme.radius,
  color: color.inkSoft,
  fontFamily: theme.font.text,
  fontSize: text.tiny,
  fontWeight: 600,
  lineHeight: 1.4,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': { content: '""', width: 8, height: 8, background: 'currentColor' },
    '&[data-status=new]': { color: color.bay },
    '&[data-status=won]': { color: color.ok },
    '&[data-status=called]': { color: '#6d5213' },
    '&[data-status=scheduled]': { color: color.bayDeep },
    '&[data-status=called]::before': { clipPath: 'polygon(0 0, 100% 0, 0 100%)' },
    '&[data-status=scheduled]::before': { boxSizing: 'border-box', border: '2px solid', background: 'none' },
    '&[data-status=won]::before': { clipPath: 'polygon(0 55%, 20% 40%, 40% 62%, 82% 5%, 100% 20%, 42% 100%)' },
    '&[data-status=spam]': { color: color.error },
  },
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  background: color.white,
  borderBottom: `1px solid ${color.line}`,
  touchAction: 'pan-y pinch-zoom',
  transition: 'translate .15s',
  selectors: {
    '[data-selecting] > &': { gridTemplateColumns: '44px minmax(0, 1fr) auto' },
    '&[data-swipe]': { transition: 'none' },
    '&[data-swipe]::before': {
      content: 'attr(data-label)',
      position: 'absolute',
      insetBlock: 0,
      width: 144,
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      padding: '0 18px',
      color: '#fff',
      fontSize: text.small,
      fontWeight: 600,
      filter: 'opacity(.7)',
    },
    '&[data-swipe=right]::before': {
      content: '"✓  " attr(data-label)',
      right: '100%',
      justifyContent: 'flex-end',
      background: color.ok,
    },
    '&[data-swipe=left]::before': { left: '100%', background: '#76591a' },
    '&[data-armed]::before': { filter: 'none' },
    // On phones, layout took over 100 ms with 100 rows; on wide screens this slows changes.
    '&:not([data-swipe])': {
      '@media': { [small]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 112px' } },
    },
    '&:hover': { background: '#fffdf7' },
    '&[data-late]': { boxShadow: `inset 5px 0 0 ${color.barn}` },
    '&[data-selected]': { background: '#e4edf1' },
    '&[data-open]': { background: color.sand },
  },
  '@media': {
    [desk]: { gridTemplateColumns: '44px minmax(0, 1fr) auto' },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});
globalStyle(`${row} > label`, {
  display: 'none',
  placeItems: 'center',
  minHeight: 44,
  cursor: 'pointer',
  '@media': { [desk]: { display: 'grid' } },
});
globalStyle(`[data-selecting] > ${row} > label`, { display: 'grid' });
globalStyle(`${row} > [data-lead]`, { WebkitTouchCallout: 'none' });
globalStyle(`${row} > [data-lead]`, { '@media': { '(pointer: coarse)': { userSelect: 'none' } } });
globalStyle(`${row} input`, { width: 20, height: 20, margin: 0, accentColor: color.bay });
globalStyle(`${row} > a:not([data-dial])`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '1px 12px',
  minWidth: 0,
  padding: '9px 8px 10px 16px',
  color: 'inherit',
  fontSize: text.small,
  lineHeight: 1.3,
  textDecoration: 'none',
  '@media': { [desk]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', paddingLeft: 0, paddingRight: 16 } },
});
globalStyle(`${row} .${tag}`, { justifySelf: 'end' });
// No `+ *`: browsers would compute all styles of the list for each row that leaves it.
const place = (part: string, area: string) =>
  globalStyle(`${row} > a > ${part}`, { '@media': { [desk]: { gridArea: area } } });
place('b', '1 / 1');
place('b + :is(small, span)', '1 / 2');
place(`.${tag}`, '1 / 3');
place('b + :is(small, span) + span', '2 / 1 / 3 / 2');
place('time', '2 / 2 / 3 / 4');
place('[data-left]', '3 / 1 / 4 / -1');
// The button says the same.
const suspected = `${row}[data-suspected] > a`;
globalStyle(`${suspected} .${tag}`, { '@media': { [desk]: { display: 'none' } } });
globalStyle(suspected, { '@media': { [desk]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingRight: 8 } } });
globalStyle(`${suspected} > b + :is(small, span) + span`, {
  '@media': { [desk]: { gridArea: '2 / 1 / 3 / -1', whiteSpace: 'normal' } },
});
globalStyle(`${suspected} > time`, { '@media': { [desk]: { gridArea: '3 / 1 / 4 / -1', justifySelf: 'start' } } });
// The headings already say that a lead is new.
globalStyle(`${row} .${tag}[data-status=new]`, {
  '@media': { [small]: { display: 'none' } },
});
// Clips its text for screen readers too.
globalStyle(`${row} b`, { ...cut, position: 'relative', fontSize: text.body, fontWeight: 600 });
globalStyle(`${row}[data-unread] b::before`, {
  content: '""',
  display: 'inline-block',
  width: 9,
  height: 9,
  marginRight: 7,
  background: color.bay,
});
globalStyle(`${row} small`, { display: 'inline-flex', alignItems: 'center', gap: 3, fontSize: text.tiny });
globalStyle(`${row} small svg`, { width: 16, height: 16 });
globalStyle(`${row} > a > b ~ span:not(.${tag})`, cut);
globalStyle(`${row} > a > b ~ span:not(.${tag}, [data-left])`, { color: color.inkSoft });
globalStyle(`${row} [data-left]`, {
  minWidth: 0,
  '@media': { [small]: { gridColumn: '1 / -1' } },
});
globalStyle(`${row} em`, { fontStyle: 'normal', fontSize: text.tiny, color: color.inkSoft });
globalStyle(`${row} time`, { fontSize: text.tiny, color: color.inkSoft, textAlign: 'right' });
// The headings show the day.
globalStyle(`${row} time`, { '@media': { [small]: { display: 'none' } } });
globalStyle(`${row} [data-dial], ${row} > button`, {
  display: 'grid',
  placeItems: 'center',
  minWidth: 48,
  height: 48,
  margin: '0 8px',
  border: `2px solid ${color.ink}`,
  borderRadius: theme.radius,
  background: color.white,
  color: color.ink,
  ...labelText,
  cursor: 'pointer',
});
globalStyle(`${row}[data-late] [data-dial]`, { background: color.barn, borderColor: color.barn, color: color.onBarn });
globalStyle(`${row} [data-dial]`, { '@media': { [desk]: { display: 'none' } } });
globalStyle(`${row} :focus-visible`, { outlineOffset: -3 });
