import { globalStyle, keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';
import { desk, small, tabsHeight } from '../layout.css.ts';
import { bareLink, centered, edge, inLine, wrapping } from '../ui/shapes.css.ts';

const { color, text } = theme;

export const panes = style({
  '@media': {
    [desk]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(384px, 32%) minmax(0, 1fr)',
      alignItems: 'start',
      minHeight: '70dvh',
      borderBottom: edge,
    },
  },
});

const pane = style({
  minWidth: 0,
  '@media': { [desk]: { position: 'sticky', top: 0, maxHeight: '100dvh', overflowY: 'auto', scrollbarWidth: 'thin' } },
});
export const list = style([
  pane,
  {
    selectors: { [`${panes}[data-open-lead] > &`]: { '@media': { [small]: { display: 'none' } } } },
    '@media': { [desk]: { borderRight: edge }, print: { display: 'none' } },
  },
]);
export const lead = style([
  pane,
  {
    selectors: { [`${panes}:not([data-open-lead]) > &`]: { '@media': { [small]: { display: 'none' } } } },
    '@media': { [desk]: { minHeight: '100%', background: color.white } },
  },
]);
globalStyle(`${lead} > p`, { margin: 24 });

export const leadBar = style({
  ...inLine,
  gap: 4,
  minHeight: 48,
  padding: '0 8px',
  background: color.night,
  color: color.onNight,
  fontSize: text.small,
  '@media': {
    [small]: { position: 'sticky', top: 0, zIndex: 2 },
    [desk]: {
      position: 'absolute',
      zIndex: 1,
      top: 10,
      right: 24,
      background: 'none',
      color: color.inkSoft,
      padding: 0,
    },
    print: { display: 'none' },
  },
});
globalStyle(`${leadBar} > span`, { marginLeft: 'auto', paddingRight: 4 });
globalStyle(`${leadBar} a`, { ...centered, gap: 6, minWidth: 48, minHeight: 48, ...bareLink, fontWeight: 600 });
globalStyle(`${leadBar} > a:first-child`, { paddingRight: 12, '@media': { [desk]: { display: 'none' } } });
globalStyle(`${leadBar} a + a, ${leadBar} span + a`, {
  '@media': { [desk]: { border: edge, borderRadius: theme.radius, background: color.white } },
});
globalStyle(`${leadBar} :focus-visible`, { outlineOffset: -3 });

const running = keyframes({ from: { scale: '1 1' }, to: { scale: '0 1' } });

export const slip = style({
  position: 'fixed',
  zIndex: 4,
  bottom: `calc(${tabsHeight} + 60px)`,
  insetInline: 12,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  maxWidth: 460,
  marginInline: 'auto',
  background: color.ink,
  color: '#fff',
  borderRadius: theme.radius,
  overflow: 'clip',
  fontSize: text.small,
  selectors: {
    [`${panes}[data-open-lead] > &`]: {
      '@media': { [small]: { bottom: 'calc(env(safe-area-inset-bottom) + 176px)' } },
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: 3,
      background: color.brass,
      transformOrigin: '0 0',
      animation: `${running} 10s linear forwards`,
    },
  },
  '@media': { [desk]: { bottom: 24 }, print: { display: 'none' } },
});
globalStyle(`${slip} p`, { margin: 0, padding: '10px 16px 2px', overflowWrap: 'anywhere' });
globalStyle(`${slip} p:has(+ button)`, { paddingBlock: 14 });
globalStyle(`${slip} a`, {
  gridRow: 2,
  ...inLine,
  minHeight: 44,
  padding: '0 16px 4px',
  color: '#fff',
  overflowWrap: 'anywhere',
});
globalStyle(`${slip} button`, {
  gridRow: '1 / span 2',
  gridColumn: 2,
  alignSelf: 'stretch',
  minHeight: 52,
  padding: '0 20px',
  border: 0,
  borderLeft: '1px solid #ffffff44',
  background: 'none',
  color: '#f2d58c',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
});
globalStyle(`${slip} :focus-visible`, { outlineColor: '#8cc6ff', outlineOffset: -4 });

export const conflictBox = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '12px 24px',
  background: '#fbeeea',
  borderLeft: `6px solid ${color.error}`,
});
export const conflictInList = style({ position: 'sticky', zIndex: 3, top: 0 });
globalStyle(`${conflictBox} p`, { flex: '1 0 100%', margin: 0 });

export const keyList = style({ columns: 2, columnGap: 32, margin: 0 });
globalStyle(`${keyList} div`, {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: 36,
  breakInside: 'avoid',
  fontSize: text.small,
});
globalStyle(`${keyList} kbd + kbd`, { marginInlineStart: 4 });
globalStyle(`${keyList} dd`, { margin: 0 });

/** A lead in one line: what it is, when, and its status. */
export const linkRow = { ...wrapping, gap: '0 12px', minHeight: 48, padding: '6px 0', ...bareLink } satisfies StyleRule;
