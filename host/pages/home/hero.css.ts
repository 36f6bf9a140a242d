import { globalStyle, style } from '@vanilla-extract/css';
import { heroSchemes } from '../../../catalogue/hero-schemes.ts';
import { theme } from '../../../widgets/kit/theme.css.ts';
import { gutter, narrow, pageWidth, phone } from '../../layout/base.css.ts';
import { brushedLeft, brushedTop } from './brushed-edge.ts';

const { color, text } = theme;

export const hero = style({
  display: 'grid',
  gridTemplateColumns: `max(${gutter}, 50% - ${pageWidth} / 2) clamp(30rem, 41vw, 33rem) minmax(0, 1fr)`,
  minHeight: 'min(36vw, 60rem)',
  overflowX: 'clip',
  '@media': { [narrow]: { gridTemplateColumns: `${gutter} minmax(0, 1fr) ${gutter}` } },
});

export const copy = style({
  gridArea: '1 / 2',
  alignSelf: 'center',
  paddingBlock: 'clamp(2.5rem, 4vw, 4.5rem) clamp(4.5rem, 6vw, 7rem)',
  '@media': { [narrow]: { paddingBottom: '1.5rem' } },
});
globalStyle(`${copy} h1`, { fontSize: 'clamp(2.4rem, 1.35rem + 3.35vw, 4rem)', lineHeight: 1.03 });
globalStyle(`${copy} p:not(:first-child)`, { margin: '1.5rem 0 0' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '1rem' });
globalStyle(`${acts} a`, { '@media': { [phone]: { flex: '1 1 100%' } } });

/** The sky goes on above the drawing. */
export const house = style({
  gridArea: '1 / 3',
  position: 'relative',
  overflow: 'clip',
  marginLeft: '-2.5rem',
  background: 'linear-gradient(#a5b8c5, #b7cad5 30%)',
  mask: brushedLeft,
  '@media': {
    [narrow]: {
      gridArea: '2 / 1 / auto / -1',
      margin: 0,
      height: 'clamp(17rem, 60vw, 34rem)',
      mask: brushedTop,
    },
  },
});
globalStyle(`${house} svg`, {
  position: 'absolute',
  bottom: 0,
  width: 'max(100%, min(140%, 72rem))',
  maxWidth: 'none',
  translate: '-6%',
  '@media': { [narrow]: { left: '50%', width: 'max(100%, 33rem)', translate: '-46%' } },
});

/** Five chips, fanned out over the lower edge of the picture. */
export const fan = style({
  gridArea: '1 / 3',
  placeSelf: 'end center',
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  margin: '0 0 -4.25rem',
  padding: 0,
  border: 0,
  '@media': { [narrow]: { gridArea: '2 / 1 / auto / -1' } },
});
export const legend = style({
  position: 'absolute',
  right: '100%',
  bottom: '2rem',
  marginRight: '2.5rem',
  whiteSpace: 'nowrap',
  '@media': {
    [narrow]: { right: 'auto', left: '50%', bottom: 'auto', top: '100%', margin: '.9rem 0', translate: '-50%' },
  },
});

/** A chip wears the paints that it gives to the house: one field, and three stripes. */
export const chip = style({
  position: 'relative',
  width: 'clamp(5.7rem, 9.2vw, 7.5rem)',
  marginInline: '-.32rem',
  padding: '6.4rem .55rem .6rem',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  background: `linear-gradient(var(--house-siding) 4.1rem, var(--house-trim) 0 4.7rem, var(--house-shutters) 0 5.3rem, var(--house-door) 0 5.9rem, ${color.white} 0)`,
  fontSize: text.tiny,
  fontWeight: 600,
  lineHeight: 1.25,
  transformOrigin: '50% 170%',
  transition: 'translate .2s',
  cursor: 'pointer',
  selectors: {
    '&:hover': { translate: '0 -.4rem' },
    '&:has(:checked)': { translate: '0 -1rem', borderColor: color.ink, boxShadow: `0 0 0 2px ${color.ink}`, zIndex: 1 },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 4, zIndex: 1 },
  },
  '@media': {
    [narrow]: { width: '7.5rem' },
    [phone]: {
      width: 'calc((100vw - 2.4rem) / 5)',
      marginInline: -1,
      padding: '5.2rem .35rem .5rem',
      backgroundPositionY: '-1rem',
      backgroundRepeat: 'no-repeat',
      backgroundColor: color.white,
      fontSize: '.75rem',
    },
  },
});
globalStyle(`${chip} input`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const code = style({
  display: 'block',
  fontWeight: 400,
  color: color.inkSoft,
  '@media': { [phone]: { display: 'none' } },
});

heroSchemes.forEach(({ zones }, index) => {
  const nth = `${chip}:nth-of-type(${index + 1})`;
  const vars = Object.fromEntries(Object.entries(zones).map(([zone, { hex }]) => [`--house-${zone}`, hex]));
  globalStyle(index === 0 ? `${hero}, ${nth}` : `${nth}, ${hero}:has(${nth} :checked)`, { vars });
  globalStyle(nth, { rotate: `${(index - 2) * 4}deg` });
});
