import { globalStyle, style } from '@vanilla-extract/css';
import { groupColors } from '../../catalogue/paint/color-filter.ts';
import { listedColors } from '../../catalogue/paint/paint-colors.ts';
import { container, flexColumn, focusRing, inked, inputBox, noFrame, screenOnly, tracks } from '../core/ui/shapes.ts';
import { bold, color, edge, px } from '../core/ui/theme.css.ts';
import { coveringInput, figures, narrow, phone, place } from './view.css.ts';

const whenPhone = container(phone);

export const filters = style({
  ...tracks('minmax(224px, 1fr) auto', '16px 24px'),
  alignItems: 'end',
  paddingBlock: '24px 28px',
  '@container': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  ...screenOnly,
});
export const search = style({ '@container': { [narrow]: { gridColumn: '1 / -1' } } });
export const legend = style({ display: 'block', padding: 0, marginBottom: 6, ...bold(px.small, 1.3) });
export const input = style({ ...inputBox, padding: '8px 14px', color: 'inherit' });
export const fieldset = style({ minWidth: 0, ...noFrame });

const choice = style({
  position: 'relative',
  background: color.white,
  border: edge.strong,
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'normal',
  selectors: { '&:hover': { borderColor: color.ink }, '&:has(:focus-visible)': { ...focusRing(2), zIndex: 1 } },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } } },
});
globalStyle(`${choice} input`, coveringInput);

export const brands = style({ display: 'flex', ...whenPhone({ flexWrap: 'wrap' }) });
export const brand = style([
  choice,
  {
    display: 'grid',
    placeItems: 'center',
    minHeight: 48,
    padding: '6px 18px',
    marginInlineEnd: -1,
    fontSize: px.small,
    textAlign: 'center',
    selectors: { '&:has(:checked)': inked, '&:last-child': { marginInlineEnd: 0 } },
    ...whenPhone({ flex: '1 1 min-content', paddingInline: 6 }),
  },
]);

export const show = style({ gridColumn: '1 / -1', '@media': { '(scripting: enabled)': { display: 'none' } } });
export const category = style({ gridColumn: '1 / -1' });

/** In em: large text brings five chips in a row on wide screens too. */
const fiveChips = '(max-width: 61.65em)';

/** On phones the row scrolls sideways; one chip cut off shows that. */
export const chips = style({
  ...tracks('repeat(10, 1fr)', 3),
  '@container': {
    [fiveChips]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(18%, 4.5em), 1fr))' },
    [phone]: {
      grid: 'auto / auto-flow max(90px, 28cqi, 5em)',
      overflowX: 'auto',
      marginInline: `calc(-1 * var(${place.bleed}, 0px))`,
      padding: `3px max(3px, var(${place.bleed}, 0px)) 8px`,
      scrollPaddingInline: `max(3px, var(${place.bleed}, 0px))`,
      scrollSnapType: 'x proximity',
    },
  },
});
export const chip = style([
  choice,
  {
    ...flexColumn,
    minHeight: 92,
    padding: '0 9px 7px',
    borderTop: 0,
    fontSize: px.tiny,
    selectors: {
      '&::before': {
        content: '',
        height: 38,
        margin: '0 -9px 6px',
        background: 'linear-gradient(90deg, var(--a) 33%, var(--b) 0 67%, var(--c) 0)',
        forcedColorAdjust: 'none',
      },
      '&:has(:checked)': { borderColor: color.ink, boxShadow: `inset 0 -5px ${color.ink}, 0 0 0 1px ${color.ink}` },
    },
    ...whenPhone({ scrollSnapAlign: 'start' }),
  },
]);
globalStyle(`${chip} b`, { flex: 1, fontWeight: 600 });
globalStyle(`${chip} span`, { fontWeight: 400, color: color.inkSoft, ...figures });

const groups = groupColors(listedColors).map(({ colors }) =>
  [0, 0.5, 1].map((at) => colors[Math.round(at * (colors.length - 1))]?.hex),
);
const mixed = [0, 2, 4].map((group) => groups[group]?.[1]);
[mixed, ...groups].forEach(([a = '', b = '', c = ''], index) => {
  globalStyle(`${chip}:nth-child(${index + 1})`, { vars: { '--a': a, '--b': b, '--c': c } });
});
