import { globalStyle, style } from '@vanilla-extract/css';
import { heroSchemes } from '../../../catalogue/paint/hero-schemes.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { gutter, narrow, pageWidth, phone } from '../../components/layout/base.css.ts';

/** Nine strokes of a wide brush, each ending at a different point. */
const strokes = [38, -14, 33, -18, 34, -15, 28, -13].map((step) => `h${-step}q-9 5 0 10`).join('');

const image = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 90' preserveAspectRatio='none'%3E%3Cpath d='M100 0h-4q-9 5 0 10${strokes}H100z'/%3E%3C/svg%3E")`;

const depth = '7rem';

/** A mask for boxes of any size with a brushed left edge: the edge keeps its depth, the strokes divide the height. */
const brushedEdge = `${image} 0 0/${depth} 100% no-repeat, linear-gradient(#000 0 0) ${depth} 0 no-repeat`;

const { color, font, text } = theme;

export const hero = style({
  display: 'grid',
  gridTemplateColumns: `max(${gutter}, 50% - ${pageWidth} / 2) clamp(30rem, 41vw, 33rem) 1fr`,
  minHeight: 'min(36vw, 60rem)',
  overflowX: 'clip',
  '@media': { [narrow]: { gridTemplateColumns: `${gutter} 1fr ${gutter}` } },
});

export const copy = style({
  gridArea: '1 / 2',
  alignSelf: 'center',
  padding: '3rem 0 6rem',
  '@media': { [narrow]: { paddingBottom: '2rem' } },
});
globalStyle(`${copy} h1`, { fontSize: 'clamp(2.4rem, 1.35rem + 3.35vw, 4rem)' });
globalStyle(`${copy} h1 ~ p`, { margin: '1.5rem 0 0', maxWidth: '30rem' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '1rem' });
globalStyle(`${acts} > a`, { '@media': { [phone]: { flex: '1 1 100%' } } });

/** The sky continues above the drawing. */
export const house = style({
  gridArea: '1 / 3',
  position: 'relative',
  overflow: 'clip',
  marginLeft: '-1.5rem',
  background: '#b6cad4',
  mask: brushedEdge,
  '@media': {
    [narrow]: { gridArea: '2 / 1 / auto / -1', margin: 0, height: 'clamp(20rem, 60vw, 34rem)', mask: 'none' },
  },
});
globalStyle(`${house} svg`, {
  position: 'absolute',
  bottom: 0,
  width: 'max(110%, min(155%, 36rem + 30vw))',
  maxWidth: 'none',
  overflow: 'visible',
  translate: '-9%',
  '@media': { [narrow]: { left: '50%', width: 'max(112%, 33rem)', translate: '-46%' } },
});

/** Five chips, fanned out over the lower edge of the picture. */
export const fan = style({
  gridArea: '1 / 3',
  placeSelf: 'end center',
  position: 'relative',
  display: 'flex',
  margin: '0 0 -4.25rem',
  padding: 0,
  border: 0,
  '@media': { [narrow]: { gridArea: '2 / 1 / auto / -1' } },
});
export const legend = style({
  position: 'absolute',
  right: 'calc(100% + 2rem)',
  bottom: '2rem',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { right: 'auto', left: '50%', bottom: '-3.5rem', translate: '-50%' } },
});

/** A chip shows the paints of its scheme: one area, and three stripes. */
export const chip = style({
  width: 'min(7.5rem, 8.6vw)',
  marginInline: '-.2rem',
  padding: '7.7em .5rem .5rem',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  forcedColorAdjust: 'none',
  background: `linear-gradient(var(--house-siding) 5em, var(--house-trim) 0 5.7em, var(--house-shutters) 0 6.4em, var(--house-door) 0 7.1em, ${color.white} 0)`,
  font: `600 ${text.tiny}/1.25 ${font.text}`,
  transformOrigin: '50% 170%',
  transition: 'translate .2s',
  cursor: 'pointer',
  selectors: {
    '&:hover': { translate: '0 -.4rem' },
    '&:has(:checked)': { translate: '0 -1rem', outline: `3px solid ${color.ink}`, zIndex: 1 },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 3 },
  },
  '@media': { [narrow]: { width: 'min(7.5rem, 17vw)' }, [phone]: { fontSize: 12, paddingInline: '.2rem' } },
});
export const code = style({ display: 'block', fontWeight: 400, color: color.inkSoft, whiteSpace: 'nowrap' });

heroSchemes.forEach(({ zones }, index) => {
  const nth = `${chip}:nth-of-type(${index + 1})`;
  const vars = Object.fromEntries(Object.entries(zones).map(([zone, { hex }]) => [`--house-${zone}`, hex]));
  globalStyle(index === 0 ? `${hero}, ${nth}` : `${nth}, ${hero}:has(${nth} :checked)`, { vars });
  if (index !== 2) globalStyle(nth, { rotate: `${(index - 2) * 4}deg` });
});
