import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { colorsOf, paintColor } from '../../../catalogue/paint/paint-colors.ts';
import { withoutHas } from '../../../widgets/core/ui/controls.css.ts';
import {
  corner,
  cover,
  flexColumn,
  focusRing,
  inside,
  pinned,
  plainLink,
  spaced,
  square,
  tracks,
  wrapRow,
} from '../../../widgets/core/ui/shapes.ts';
import { color, edge, font, sized, soft, text } from '../../../widgets/core/ui/theme.css.ts';
import {
  dusk,
  fluid,
  narrow,
  onNarrow,
  onPhone,
  painted,
  phone,
  section,
  size,
} from '../../components/layout/rules.ts';

export const pageColor = paintColor('HC-116');

const categoryColors = colorsOf('SW 6461', 'SW 9177', '2073-20', 'HC-45', 'HC-149', 'HC-10', '2174-40', 'HC-154');

export const wall = style({
  paddingBlock: `clamp(2.5rem, 1rem + 5vw, 5rem) ${section}`,
  background: `linear-gradient(#0000 calc(100% - 9rem), ${brand.colors.paper} 0 calc(100% - 8rem), ${brand.colors.ink}40 0 calc(100% - 7.8rem), #0000 0), repeating-linear-gradient(90deg, #efe9da 0 5.9rem, #cfc6b0 0 6rem) 0 100% / 100% 8rem no-repeat ${pageColor.hex}`,
  borderBottom: edge.brass,
});
export const head = style({ ...tracks('1fr min(26rem, 38%)', '1rem 4rem', narrow), alignItems: 'end' });
export const title = style({ maxWidth: '15ch', ...sized(size.longTitle, 1.02) });
globalStyle(`${head} > :last-child > :first-child`, { color: color.ink });
export const ask = style({ margin: '1.5rem 0 1.25rem' });

export const signature = style({ margin: '3rem 0 2.5rem' });
export const signatureTitle = style({ margin: 0, fontSize: 'clamp(1.4rem, 1.25rem + .7vw, 1.8rem)' });

export const frames = style({
  ...tracks('repeat(auto-fit, minmax(min(100%, 11rem), 1fr))', '2rem'),
  '@media': { [narrow]: { gap: '1rem' }, [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' } },
});
export const frame = style({
  position: 'relative',
  ...flexColumn,
  height: '100%',
  padding: 12,
  background: color.white,
  outline: `6px solid ${color.ink}`,
  outlineOffset: -6,
  ...plainLink,
  transformOrigin: '50% -1.4rem',
  transition: 'rotate .25s',
  selectors: {
    '&:hover': { rotate: '-.6deg' },
    '&:focus-visible': { outline: `6px solid ${color.focus}` },
    '&::before': {
      content: '',
      position: 'absolute',
      bottom: '100%',
      left: '50%',
      ...square(44),
      border: 'solid #5c5a48',
      borderWidth: '2px 0 0 2px',
      rotate: '45deg',
      translate: '-50% 22px',
      zIndex: -1,
    },
  },
});
globalStyle(`${frames} > li`, { isolation: 'isolate' });
export const picture = style({ borderBottom: edge.brass });
globalStyle(`${picture} svg`, { width: '100%' });
export const plate = style({
  padding: '1.1rem 1rem 1.2rem',
  '@media': { [narrow]: { padding: '.9rem .6rem' }, [phone]: { padding: '1rem' } },
});
globalStyle(`${plate} p`, { margin: '.35rem 0 0', lineHeight: 1.5, color: color.inkSoft });

export const closing = style({ paddingTop: section, background: dusk });
export const row = style({ ...tracks('1fr auto', '2.5rem 4rem', narrow), alignItems: 'end' });
export const closingTitle = style({ marginBottom: '.75rem', fontSize: fluid('2.2rem, 1.5rem + 2.6vw, 3.75rem') });
export const actions = style({ ...wrapRow('.75rem'), maxWidth: 'none', margin: '1.25rem 0 0' });
globalStyle(`${actions} a`, onPhone({ flex: '1 1 100%' }));

export const stats = style({ display: 'flex', ...onNarrow({ flexWrap: 'wrap' }), borderBlock: edge.brass });
globalStyle(`${stats} li`, { flex: '1 1 6rem', padding: '1rem 1.5rem', ...onPhone({ padding: '.9rem .6rem' }) });
globalStyle(`${stats} li + li`, { borderLeft: '1px solid #b9a67c' });
globalStyle(`${stats} b`, { display: 'block', font: `680 clamp(1.75rem, 1.2rem + 2.4vw, 3rem)/1.1 ${font.display}` });

export const chart = style({ borderTop: edge.brass });
export const group = style({
  ...tracks('17rem 1fr', 0, { [narrow]: '11.5rem 1fr', [phone]: '100%' }),
  borderBottom: edge.thin,
});
export const paint = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(5.5rem, 1fr) auto',
  fontSize: text.small,
  ...onPhone({ gridTemplate: 'minmax(5rem, auto) / min(7.5rem, 36%) minmax(0, 1fr)' }),
});
/** As high as the cards beside it. */
export const slab = style({ ...cover, contain: 'size', aspectRatio: 'auto' });
export const label = style({
  alignSelf: 'center',
  padding: '.8rem 1.25rem',
  ...onNarrow({ padding: '.75rem min(1rem, 4vw)' }),
});
globalStyle(`${paint} h3`, { margin: '0 0 .1rem', ...sized('min(1.3rem, 6vw)', 1.15) });
categoryColors.forEach(({ hex }, index) => {
  globalStyle(`${group}:nth-child(${index + 1}) > ${paint}`, painted(hex));
});

/** Over the whole head of a group; its jobs need no script, and are always there where the browser lacks `:has()`. */
export const fold = style({
  ...pinned(0),
  display: 'none',
  cursor: 'pointer',
  listStyle: 'none',
  ...onPhone({ display: 'block' }),
  '@supports': { [withoutHas]: { visibility: 'hidden' } },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { ...corner('0 2px 2px 0'), ...pinned('calc(50% - .4em) 1.25rem auto auto') },
    '[open] > &::after': { rotate: '-135deg' },
    '&:focus-visible': focusRing(-4),
  },
});
inside(group, { '&:has(details:not([open])) > ul': onPhone({ display: 'none' }) });

export const cards = style({
  ...tracks('1fr 1fr', 0, { [phone]: '100%' }),
  background: color.white,
  overflow: 'clip',
});
/** The last spans what is left of its row. */
export const cell = style({
  margin: '0 0 -1px -1px',
  border: edge.thin,
  borderWidth: '0 0 1px 1px',
  '@media': {
    '(min-width: 40.01rem)': { selectors: { '&:nth-child(odd):last-child': { gridColumn: 'span 2' } } },
  },
});
export const card = style({
  ...spaced('.25rem'),
  alignContent: 'start',
  height: '100%',
  padding: '1.1rem 1.25rem 1.25rem',
  ...soft(text.small, 1.45),
  textDecoration: 'none',
  transition: 'background-color .15s',
  selectors: { '&:hover': { background: color.sand } },
  ...onPhone({ padding: '.7rem 1rem .75rem' }),
});
globalStyle(`${card} b`, { font: `680 1.15rem/1.25 ${font.display}`, color: color.ink });
globalStyle(`${card} b::after`, { content: '\u00a0→', font: `600 1rem/1 ${font.text}`, color: color.bay });

export const why = style({ background: color.bayDeep });
export const points = style({
  ...tracks('repeat(auto-fit, minmax(min(100%, 13rem), 1fr))', '2rem'),
  marginTop: 'clamp(2rem, 4vw, 3.5rem)',
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' },
  },
});
globalStyle(`${points} > li`, { borderTop: '3px solid #d9b765', paddingTop: '1rem' });
globalStyle(`${points} p`, { margin: '.4rem 0 0', color: '#e6ecef' });
