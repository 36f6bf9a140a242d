import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { bareLink, framed, inRow, inside, pinned, tallRow, tracks, wrapRow } from '../../core/ui/shapes.ts';
import { edge, theme } from '../../core/ui/theme.css.ts';
import * as shape from '../ui/shapes.css.ts';

const { color, text } = theme;
const { desk, onDesk, onSmall, tabsHeight } = shape;
const hiddenOnSmall = onSmall({ display: 'none' });

export const panes = style(
  onDesk({ ...tracks('minmax(384px, 32%) 1fr'), alignItems: 'start', minHeight: '70dvh', borderBottom: edge.strong }),
);

const pane = style({
  minWidth: 0,
  ...onDesk({ position: 'sticky', top: 0, maxHeight: '100dvh', overflowY: 'auto', scrollbarWidth: 'thin' }),
});
export const list = style([
  pane,
  {
    selectors: { [`${panes}[data-open-lead] > &`]: hiddenOnSmall },
    '@media': { [desk]: { borderRight: edge.strong }, print: { display: 'none' } },
  },
]);
export const lead = style([
  pane,
  {
    selectors: { [`${panes}:not([data-open-lead]) > &`]: hiddenOnSmall },
    ...onDesk({ minHeight: '100%', background: color.white }),
  },
]);
globalStyle(`${lead} > p`, { margin: 24 });

export const leadBar = style({
  ...inRow(4),
  minHeight: 48,
  padding: '0 8px',
  background: color.night,
  color: color.onNight,
  fontSize: text.small,
  '@media': {
    [shape.small]: { position: 'sticky', top: 0, zIndex: 2 },
    [desk]: { ...pinned('10px 24px auto auto'), zIndex: 1, background: 'none', color: color.inkSoft, padding: 0 },
    print: { display: 'none' },
  },
});
globalStyle(`${leadBar} > span`, { marginLeft: 'auto', paddingRight: 4 });
globalStyle(`${leadBar} button`, {
  ...shape.centeredRow(0),
  minWidth: 48,
  minHeight: 48,
  ...onDesk({ display: 'none' }),
});
globalStyle(`${leadBar} a`, { ...shape.centeredRow(6), minWidth: 48, minHeight: 48, ...bareLink, fontWeight: 600 });
globalStyle(`${leadBar} > a:first-child`, { paddingRight: 12, ...onDesk({ display: 'none' }) });
globalStyle(`${leadBar} :is(a, span) + a`, onDesk({ ...framed }));
globalStyle(`${leadBar} :focus-visible`, { outlineOffset: -3 });

const running = keyframes({ from: { scale: '1 1' }, to: { scale: '0 1' } });

export const slip = style({
  position: 'fixed',
  zIndex: 4,
  bottom: `calc(${tabsHeight} + 60px)`,
  insetInline: 12,
  ...shape.columnAndMore(),
  maxWidth: 460,
  marginInline: 'auto',
  background: color.ink,
  color: '#fff',
  borderRadius: theme.radius,
  overflow: 'clip',
  fontSize: text.small,
  selectors: {
    // The question has its own Undo there.
    [`${panes}[data-asking] > &`]: hiddenOnSmall,
    [`${panes}[data-open-lead]:not([data-asking]) > &`]: onSmall({
      bottom: 'calc(env(safe-area-inset-bottom) + 176px)',
    }),
    '&::after': {
      content: '""',
      ...pinned('auto 0 0'),
      height: 3,
      background: color.brass,
      transformOrigin: '0 0',
      animation: `${running} 10s linear forwards`,
    },
  },
  '@media': { [desk]: { bottom: 24 }, print: { display: 'none' } },
});
inside(slip, {
  p: { margin: 0, padding: '10px 16px 2px', overflowWrap: 'anywhere' },
  'p:has(+ button)': { paddingBlock: 14 },
  a: { gridRow: 2, ...tallRow(44, 'flex'), padding: '0 16px 4px', color: '#fff', overflowWrap: 'anywhere' },
  button: {
    gridArea: '1 / 2 / span 2',
    alignSelf: 'stretch',
    minHeight: 52,
    padding: '0 20px',
    borderLeft: '1px solid #ffffff44',
    color: '#f2d58c',
    fontWeight: 600,
  },
  ':focus-visible': { outlineColor: '#8cc6ff', outlineOffset: -4 },
});

export const conflictBox = style({
  ...wrapRow(8),
  padding: '12px 24px',
  background: '#fbeeea',
  borderLeft: `6px solid ${color.error}`,
});
export const conflictInList = style({ position: 'sticky', zIndex: 3, top: 0 });
globalStyle(`${conflictBox} p`, { flex: '1 0 100%', margin: 0 });

export const keyList = style({ columns: 2, columnGap: 32, margin: 0 });
inside(keyList, {
  div: { ...tracks('64px 1fr'), alignItems: 'center', minHeight: 36, breakInside: 'avoid', fontSize: text.small },
  'kbd + kbd': { marginInlineStart: 4 },
});

export const linkRow = {
  ...tallRow(48, 'flex'),
  flexWrap: 'wrap',
  gap: '0 12px',
  padding: '6px 0',
  ...bareLink,
} as const;
