import { globalStyle, style } from '@vanilla-extract/css';
import { heroSchemes } from '../../../catalogue/paint/hero-schemes.ts';
import { withoutHas } from '../../../widgets/core/ui/controls.css.ts';
import { focusRing, noFrame, pinned, square, tracks, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { color, edge, font, radius, text } from '../../../widgets/core/ui/theme.css.ts';
import { fluid, gutter, onPhone, pageWidth, phone } from '../../components/layout/rules.ts';

const strokes = [38, -14, 33, -18, 34, -15, 28, -13].map((step) => `h${-step}q-9 5 0 10`).join('');

const image = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 90' preserveAspectRatio='none'%3E%3Cpath d='M100 0h-4q-9 5 0 10${strokes}H100z'/%3E%3C/svg%3E")`;

const depth = '7rem';

const brushedEdge = `${image} 0 0/${depth} 100% no-repeat, linear-gradient(#000 0 0) ${depth} 0 no-repeat`;

const wide = '(min-width: 68.75rem)';
const stacked = '(max-width: 68.74rem)';
/** Here the way to an estimate stands above the picture. */
const tablet = '(min-width: 40.01rem) and (max-width: 68.74rem)';

/** Leaves the next section, 7 rem high, in view. */
export const hero = style({
  display: 'grid',
  background: color.paper,
  '@media': {
    [wide]: {
      gridTemplate: `1fr auto auto 1fr / max(${gutter}, 50% - ${pageWidth} / 2) min(33rem, 48vw) 1fr max(${gutter}, 50% - ${pageWidth} / 2)`,
      height: 'clamp(28.5rem, 100svh - 11.7rem, max(44rem, 35vw))',
    },
    [stacked]: { gridTemplateColumns: `${gutter} minmax(0, 1fr) ${gutter}`, paddingBlock: '1.1rem 1.75rem' },
  },
});

export const title = style({
  gridArea: '2 / 2',
  '@media': { [stacked]: { gridArea: 'auto / 2' } },
});
export const slogan = style(onPhone({ order: 1 }));
export const headline = style({
  margin: 0,
  fontSize: fluid('2.25rem, 1rem + 3.5vw, 3.9rem'),
  '@media': { [`${wide} and (max-height: 44rem)`]: { fontSize: 'clamp(2.25rem, .6rem + 3.1vw, 3.6rem)' } },
});

export const copy = style({ gridArea: '3 / 2', marginTop: '1rem', '@media': { [stacked]: { display: 'contents' } } });
globalStyle(`${copy} > p`, {
  maxWidth: '30rem',
  '@media': { [stacked]: { gridColumn: 2, margin: '1rem 0 0' }, [wide]: { margin: '0 0 1.25rem' } },
});
export const acts = style({
  ...wrapRow('.75rem 1rem'),
  // The fixed bar has them on phones.
  ...onPhone({ display: 'none' }),
});

export const house = style({
  position: 'relative',
  overflow: 'clip',
  background: '#b7cad5',
  '@media': {
    [wide]: { gridArea: '1 / 3 / -1 / -1', mask: brushedEdge },
    [stacked]: { gridColumn: '1 / -1', width: '100%', aspectRatio: '70 / 56', maxHeight: '68svh', marginTop: '.9rem' },
    [tablet]: { maxHeight: '50svh', marginTop: '1.5rem' },
  },
});
globalStyle(`${house} svg`, {
  position: 'absolute',
  ...square('100%'),
  overflow: 'visible',
  '@media': { [wide]: { left: '3rem', width: 'calc(100% - 3rem)' } },
});

export const fan = style({
  position: 'relative',
  ...tracks('repeat(5, 1fr)', '.5rem'),
  minWidth: 0,
  ...noFrame,
  '@supports': { [withoutHas]: { visibility: 'hidden' } },
  '@media': {
    [wide]: { gridArea: '1 / 3 / -1', alignSelf: 'end', width: '100%', maxWidth: '40rem', margin: '0 0 1rem auto' },
    [stacked]: { gridColumn: 2, marginTop: '-1.4rem' },
    [phone]: { paddingBottom: '1.7rem' },
  },
});

export const chip = style({
  display: 'grid',
  gridTemplateRows: '2.3rem 1fr',
  background: `linear-gradient(var(--house-siding) 1.6rem, var(--house-trim) 0 2.3rem, ${color.white} 0)`,
  border: edge.strong,
  borderRadius: radius,
  forcedColorAdjust: 'none',
  font: `600 ${text.tiny}/1.25 ${font.text}`,
  cursor: 'pointer',
  transition: 'translate .2s',
  selectors: {
    '&:hover': { translate: '0 -3px', borderColor: color.ink },
    // On phones chips stay where they are.
    '&:active': { translate: '0 1px', boxShadow: `0 0 0 2px ${color.ink}` },
    // A check mark, so that color is not the only sign.
    '&:has(:checked)::after': {
      content: '"✓"',
      gridArea: '1 / 1',
      placeSelf: 'start end',
      margin: 4,
      paddingInline: 6,
      background: color.white,
      borderRadius: 9,
    },
    '&:has(:checked)': { boxShadow: `0 0 0 2px ${color.ink}, inset 0 -4px ${color.ink}`, translate: '0 -6px' },
    '&:has(:focus-visible)': focusRing(3),
  },
  ...onPhone({
    gridTemplateRows: '2.75rem',
    background: 'linear-gradient(var(--house-siding) 70%, var(--house-trim) 0)',
    // Any other value would make the chip the containing block of the name.
    translate: 'none !important',
  }),
});
export const name = style({
  gridArea: '2 / 1',
  padding: '.35rem .4rem .5rem',
  ...onPhone({
    ...pinned('auto 0 0'),
    padding: 0,
    fontSize: text.small,
    selectors: { ':not(:checked) + &': { clipPath: 'inset(50%)' } },
  }),
});
globalStyle(`${name} span`, { color: color.inkSoft, fontWeight: 400, whiteSpace: 'nowrap' });

heroSchemes.forEach(({ zones }, index) => {
  const nth = `${chip}:nth-of-type(${index + 1})`;
  const vars = Object.fromEntries(Object.entries(zones).map(([zone, { hex }]) => [`--house-${zone}`, hex]));
  globalStyle(index === 0 ? `${hero}, ${nth}` : `${nth}, ${hero}:has(${nth} :checked)`, { vars });
});
