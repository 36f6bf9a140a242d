import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { bareLink, centered, inRow, square } from '../../../core/ui/shapes.ts';
import { bold, edge, sized, theme } from '../../../core/ui/theme.css.ts';
import * as shape from '../../ui/shapes.css.ts';

const { color, text } = theme;
const { columnAndMore, desk, onDesk, onSmall, small, tinyText } = shape;

const bar = style({ ...columnAndMore('2px 12px'), ...bold(text.tiny, 1.3), color: color.inkSoft });
export const bars = styleVariants({
  overdue: [bar, { color: color.error }],
  soon: [bar, { color: '#6d5213' }],
  fine: [bar],
  answered: [bar, { ...shape.column, fontWeight: 400 }],
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

/** Color must not be the only sign. */
export const tag = style({
  ...shape.centeredRow(6),
  padding: '1px 8px',
  border: '1px solid currentColor',
  borderRadius: theme.radius,
  color: color.inkSoft,
  fontFamily: theme.font.text,
  ...bold(text.tiny, 1.4),
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': { content: '""', ...square(8), background: 'currentColor' },
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
  ...columnAndMore(),
  background: color.white,
  borderBottom: edge.thin,
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
      ...inRow(8),
      padding: '0 18px',
      color: '#fff',
      ...bold(text.small),
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
    '&:not([data-swipe])': onSmall({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 112px' }),
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
globalStyle(`${row} :focus-visible`, { outlineOffset: -3 });

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const suspected = `${row}[data-suspected]`;

export const select = style({
  display: 'none',
  placeItems: 'center',
  minHeight: 44,
  cursor: 'pointer',
  selectors: { '[data-selecting] > * > &': { display: 'grid' } },
  ...onDesk({ display: 'grid' }),
});
globalStyle(`${select} input`, { ...square(20), margin: 0, accentColor: color.bay });

export const link = style({
  ...columnAndMore('1px 12px'),
  minWidth: 0,
  padding: '9px 8px 10px 16px',
  ...bareLink,
  ...sized(text.small, 1.3),
  WebkitTouchCallout: 'none',
  selectors: { [`${suspected} > &`]: onDesk({ ...columnAndMore(), paddingRight: 8 }) },
  '@media': {
    [desk]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', paddingLeft: 0, paddingRight: 16 },
    '(pointer: coarse)': { userSelect: 'none' },
  },
});

// It clips its text for screen readers too.
export const name = style({
  ...cut,
  position: 'relative',
  ...bold(text.body),
  selectors: {
    [`${row}[data-unread] &::before`]: {
      content: '""',
      display: 'inline-block',
      ...square(9),
      marginRight: 7,
      background: color.bay,
    },
  },
  ...onDesk({ gridArea: '1 / 1' }),
});
export const photoCount = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  fontSize: text.tiny,
  '@media': { [small]: { gridArea: '2 / 2', justifySelf: 'end' }, [desk]: { gridArea: '1 / 2' } },
});
globalStyle(`${photoCount} svg`, { ...square(16) });
export const about = style({
  ...cut,
  color: color.inkSoft,
  selectors: { [`${suspected} &`]: onDesk({ gridArea: '2 / 1 / 3 / -1', whiteSpace: 'normal' }) },
  '@media': { [small]: { gridArea: '2 / 1' }, [desk]: { gridArea: '2 / 1 / 3 / 2' } },
});
export const said = style({
  ...cut,
  color: color.ink,
  '@media': { [small]: { gridArea: '3 / 1' }, [desk]: { gridArea: '3 / 1 / 4 / -1' } },
  selectors: { '&:empty': { display: 'none' } },
});
export const nextStep = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  ...inRow(8),
  flexWrap: 'wrap',
  margin: 0,
  padding: '0 16px 8px',
});
export const rowTag = style([
  tag,
  {
    justifySelf: 'end',
    selectors: {
      // The headings already say that a lead is new, and the button that it is held.
      '&[data-status=new]': onSmall({ display: 'none' }),
      [`${suspected} &`]: onDesk({ display: 'none' }),
    },
    '@media': { [small]: { gridArea: '3 / 2' }, [desk]: { gridArea: '1 / 3' } },
  },
]);
const lastLine = {
  minWidth: 0,
  '@media': { [small]: { gridColumn: '1 / -1' }, [desk]: { gridColumn: '1 / -1' } },
};
export const timeLeft = style({ ...cut, ...lastLine });
export const back = style({ ...lastLine, ...tinyText, fontStyle: 'normal' });
export const received = style({
  ...tinyText,
  textAlign: 'right',
  selectors: { [`${suspected} &`]: onDesk({ gridArea: '3 / 1 / 4 / -1', justifySelf: 'start' }) },
  '@media': {
    [small]: { gridArea: '1 / 2', alignSelf: 'center' },
    [desk]: { gridArea: '2 / 2 / 3 / 4' },
  },
});

export const trust = style({
  ...centered,
  minWidth: 48,
  height: 48,
  margin: '0 8px',
  padding: '0 6px',
  border: `2px solid ${color.ink}`,
  borderRadius: theme.radius,
  background: color.white,
  color: color.ink,
  ...shape.strongText,
});
export const dial = style([
  trust,
  {
    selectors: { [`${row}[data-late] > &`]: { background: color.barn, borderColor: color.barn, color: color.onBarn } },
    ...onDesk({ display: 'none' }),
  },
]);
