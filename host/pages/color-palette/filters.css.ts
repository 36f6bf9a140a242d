import { globalStyle, style } from '@vanilla-extract/css';
import { groupColors } from '../../../catalogue/color-filter.ts';
import { paintColors } from '../../../catalogue/paint-colors.ts';
import { contrast } from '../../../catalogue/paint-contrast.ts';
import { theme } from '../../../widgets/kit/theme.css.ts';
import { gutter, narrow, phone } from '../../layout/base.css.ts';

const { color, text } = theme;

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 1fr) auto auto',
  gap: '1rem 1.5rem',
  alignItems: 'end',
  paddingBlock: '1.5rem 2rem',
  '@media': {
    [narrow]: { gridTemplateColumns: '1fr auto' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'none' },
  },
});
export const search = style({ '@media': { [narrow]: { gridColumn: '1 / -1' } } });
export const legend = style({
  display: 'block',
  padding: 0,
  marginBottom: '.35rem',
  fontSize: text.small,
  fontWeight: 600,
});
export const input = style({
  width: '100%',
  minHeight: 48,
  padding: '.5rem .85rem',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  background: color.white,
  color: 'inherit',
  font: 'inherit',
});
export const fieldset = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

/** Lies over its whole label. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
const choice = style({
  position: 'relative',
  background: color.white,
  border: `1px solid ${color.lineStrong}`,
  fontWeight: 600,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2, zIndex: 1 },
  },
});

export const brands = style({
  display: 'flex',
  '@media': { [phone]: { display: 'grid', gridTemplateColumns: '.6fr 1fr 1fr' } },
});
export const brand = style([
  choice,
  {
    display: 'grid',
    placeItems: 'center',
    minHeight: 48,
    padding: '.4rem 1.1rem',
    marginRight: -1,
    fontSize: text.small,
    lineHeight: 1.2,
    textAlign: 'center',
    selectors: { '&:has(:checked)': { background: color.ink, borderColor: color.ink, color: '#fff' } },
    '@media': { [phone]: { paddingInline: '.4rem' } },
  },
]);

/** In one line with the search and the brand, under which the categories stand. */
export const show = style({ '@media': { [phone]: { gridRow: 4 } } });
export const category = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  '@media': { [narrow]: { gridRow: 3 }, [phone]: { gridRow: 'auto' } },
});

/** Ten chips in a row, five where that is too much; a phone pushes them sideways. */
export const chips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: 3,
  '@media': {
    'screen and (max-width: 70rem)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    [phone]: {
      grid: 'auto / auto-flow 7rem',
      overflowX: 'auto',
      marginInline: `calc(-1 * ${gutter})`,
      padding: `3px ${gutter} .5rem`,
      scrollPadding: gutter,
      scrollSnapType: 'x proximity',
    },
  },
});
export const chip = style([
  choice,
  {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '5.5rem',
    padding: '.35rem .55rem .45rem',
    borderTop: 0,
    fontSize: text.tiny,
    lineHeight: 1.2,
    selectors: {
      '&::before': { content: '', height: '1.75rem', margin: '-.35rem -.55rem .35rem' },
      '&:has(:checked)': {
        borderColor: color.ink,
        boxShadow: `inset 0 -5px ${color.ink}, 0 0 0 1px ${color.ink}`,
      },
    },
    '@media': { [phone]: { scrollSnapAlign: 'start' } },
  },
]);
export const name = style({ flex: 1 });
globalStyle(`${chip} ${name} + span`, { fontWeight: 400, color: color.inkSoft });

/** Five of a category's paints, from its lightest to its darkest; for All, one of five categories. */
const groups = groupColors(paintColors).map(({ colors }) => {
  const sorted = [...colors].sort((a, b) => contrast(b.hex, '#000000') - contrast(a.hex, '#000000'));
  return [0, 1, 2, 3, 4].map((at) => sorted[Math.round((at * (sorted.length - 1)) / 4)]?.hex);
});
const mixed = [0, 3, 4, 6, 8].map((group) => groups[group]?.[2]);
[mixed, ...groups].forEach(([a, b, c, d, e], index) => {
  globalStyle(`${chip}:nth-child(${index + 1})::before`, {
    background: `linear-gradient(90deg, ${a} 20%, ${b} 0 40%, ${c} 0 60%, ${d} 0 80%, ${e} 0)`,
  });
});
