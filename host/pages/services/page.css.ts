import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { colorsOf, paintColor } from '../../../catalogue/paint/paint-colors.ts';
import {
  autoFit,
  centered,
  cover,
  flexColumn,
  paperCard,
  pictureLink,
  plainLink,
  spaced,
  tracks,
  wrapRow,
} from '../../../widgets/core/ui/shapes.ts';
import { brassUnderline, color, edge, font, radius, sized, soft, text } from '../../../widgets/core/ui/theme.css.ts';
import {
  desk,
  narrow,
  onNarrow,
  onPhone,
  painted,
  phone,
  section,
  size,
  stickyAt,
  tablet,
} from '../../components/layout/rules.ts';

/** A laptop’s window, whose first screen must show the labels. */
const low = `${desk} and (max-height: 44rem)`;

export const closing = style({ background: color.sand, borderTop: edge.brass });
export const row = style({ ...tracks('1fr auto', '1.5rem 4rem', narrow), alignItems: 'center', paddingBlock: section });
export const closingTitle = style({ marginBottom: '.75rem' });
globalStyle(`${row} p`, { maxWidth: '36rem', marginBottom: '.5rem' });
export const all = style({ display: 'inline-block', paddingTop: '1rem', fontWeight: 600, backgroundSize: '100% 2px' });
export const actions = style({
  ...spaced('.75rem'),
  minWidth: '17rem',
  ...onNarrow({ display: 'flex', flexWrap: 'wrap', minWidth: 0 }),
});
globalStyle(`${actions} a`, onPhone({ flex: '1 1 100%' }));

const stripe = paintColor('HC-134').hex;
const canvas = brand.colors.sand;

export const commercial = style({ paddingBottom: section, borderTop: edge.brass });
export const awning = style({
  height: '5rem',
  marginBottom: '2.5rem',
  backgroundImage: `radial-gradient(circle at 2rem 0, ${stripe} 2rem, #0000 calc(2rem + .5px)), radial-gradient(circle at 2rem 0, ${canvas} 2rem, #0000 calc(2rem + .5px)), linear-gradient(${brand.colors.ink}26, #0000 40%), repeating-linear-gradient(90deg, ${stripe} 0 4rem, ${canvas} 0 8rem)`,
  backgroundPosition: '0 100%, 4rem 100%, 0 0, 0 0',
  backgroundSize: '8rem 2rem, 8rem 2rem, 100% 3rem, 8rem 3rem',
  backgroundRepeat: 'repeat-x',
  ...onPhone({ marginBottom: '2rem' }),
});
export const commercialTitle = style({ marginBottom: '1.75rem' });

export const front = style({
  ...tracks(autoFit('min(12rem, 100%)'), 8),
  padding: 8,
  background: color.ink,
  borderBottom: `14px solid ${stripe}`,
});
export const pane = style({
  display: 'block',
  height: '100%',
  padding: '1.75rem min(1.5rem, 6vw) 2rem',
  background: 'linear-gradient(115deg, #fff0 34%, #ffffff8c 0 44%, #fff0 0 48%, #ffffff8c 0 52%, #fff0 0) #dfe9ec',
  ...plainLink,
  transition: 'background-color .2s',
  selectors: { '&:hover': { backgroundColor: '#f5e0b1' } },
});
globalStyle(`${pane} > h3`, { ...brassUnderline, textUnderlineOffset: '.22em' });
globalStyle(`${pane} > p`, { margin: '.4rem 0 0' });
export const drawing = style({ width: '3rem', marginBottom: '1.5rem', color: color.bayDeep });

export const premium = style({ background: color.bayDeep, color: '#fff', borderTop: edge.brass });

export const strips = style({
  ...tracks(autoFit('min(17rem, 100%)'), '1.5rem'),
  ...onNarrow({ gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' }),
});
export const strip = style({
  ...flexColumn,
  height: '100%',
  background: color.white,
  borderRadius: radius,
  overflow: 'clip',
  ...plainLink,
  transition: 'translate .2s',
  selectors: { '&:hover': { translate: '0 -.3rem' }, '&:active': { translate: '0 0' } },
});
export const stripPicture = style({ ...cover, height: '11rem', borderBottom: edge.brass });
export const label = style({ flex: 1, ...flexColumn, padding: '1.25rem min(1.25rem, 5vw) 1.4rem' });
globalStyle(`${label} p`, { flex: 1, margin: '.4rem 0 .8rem', color: color.inkSoft, lineHeight: 1.5 });
globalStyle(`${label} b`, { color: color.bay });

export const pageColor = paintColor('HC-10');

const [naval, green, red, slate] = colorsOf('SW 9177', 'HC-134', '1309', 'HC-154');

export const hero = style({ overflowX: 'clip', background: pageColor.hex, borderBottom: edge.brass });
export const grid = style({
  ...tracks('1fr min(32rem, 45%)', '2rem 3rem', narrow),
  alignItems: 'end',
  paddingTop: 'clamp(2.5rem, 1rem + 5vw, 5rem)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [low]: { paddingTop: '1.75rem' } },
});
globalStyle(`${grid} > div`, { paddingBottom: 'clamp(2rem, 4vw, 4rem)', ...onNarrow({ paddingBottom: 0 }) });
export const title = style({
  maxWidth: '14ch',
  marginBottom: '1.25rem',
  ...sized(size.longTitle, 1.02),
  '@media': { [low]: { maxWidth: 'none', fontSize: '3rem' } },
});
export const words = style({ maxWidth: '32rem', marginBottom: '1.5rem', color: color.ink });
export const ask = style({ ...wrapRow('.75rem'), maxWidth: 'none', margin: '0 0 1.5rem' });
globalStyle(`${ask} a`, onPhone({ flex: '1 1 100%' }));

export const fan = style({
  ...tracks('1fr 1fr', '.75rem', { [tablet]: 'repeat(4, 1fr)', [phone]: 'repeat(auto-fit, minmax(7.6rem, 1fr))' }),
  marginBottom: '-2rem',
});
export const chip = style({
  ...flexColumn,
  gap: '.35rem',
  height: '100%',
  padding: '.75rem .5rem .9rem',
  ...paperCard,
  ...soft(text.tiny, 1.3),
  textDecoration: 'none',
  transition: 'translate .2s',
  selectors: { '&:hover': { translate: '0 4px' }, '&:active': { translate: '0 7px' } },
});
const slab = style({
  width: 'calc(100% + 1rem)',
  maxWidth: 'none',
  height: '10rem',
  margin: '-.75rem -.5rem .4rem',
  objectFit: 'cover',
  '@media': { [low]: { height: '8rem' }, [narrow]: { height: '7rem' }, [phone]: { height: '5.5rem' } },
});
export const slabs = styleVariants({ main: naval, specialty: green, premium: red, commercial: slate }, ({ hex }) => [
  slab,
  { borderBottom: `.75rem solid ${hex}` },
]);
globalStyle(`${chip} b`, {
  flex: 1,
  font: `680 .9rem/1.15 ${font.display}`,
  color: color.ink,
  // Two lines, so that a chip is as tall in every font.
  ...onNarrow({ minHeight: '2.3em' }),
});

export const main = style({ paddingBlock: `calc(${section} + 2rem) ${section}` });

export const mainStrip = style({ ...tracks('repeat(3, 1fr)', 0, narrow), marginTop: '2rem', ...paperCard });
globalStyle(`${mainStrip} > li + li`, { borderLeft: edge.thin, ...onNarrow({ borderLeft: 0, borderTop: edge.thin }) });
export const service = style({
  ...pictureLink,
  '@media': {
    [narrow]: { gridTemplate: 'none / min(17rem, 40%) 1fr' },
    [phone]: { gridTemplate: 'none / 100%' },
  },
});
export const mainDrawing = style({
  alignSelf: 'start',
  borderBottom: edge.brass,
  '@media': {
    [narrow]: { border: 0 },
    [phone]: { ...centered, aspectRatio: 2, overflow: 'clip' },
  },
});
globalStyle(`${mainDrawing} svg`, { width: '100%' });
export const mainLabel = style({ ...flexColumn, padding: '1.5rem', ...onPhone({ padding: '1rem' }) });
globalStyle(`${mainLabel} p`, { flex: 1, margin: '.4rem 0 .8rem', color: color.inkSoft });
export const go = style({
  color: color.bay,
  '::after': { content: ' →' },
  selectors: { [`${service}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '.22em' } },
});

export const specialty = style({ background: color.sand, borderTop: edge.brass });
export const specialtyGrid = style(tracks('min(17rem, 31%) 1fr', '2rem 4rem', narrow));
export const head = style({ ...stickyAt('7rem'), alignSelf: 'start' });
globalStyle(`${head} p:last-child`, { margin: '.75rem 0 0', color: color.inkSoft });

export const shelf = style(tracks(autoFit('min(18rem, 100%)'), '0 2.5rem'));
export const specialtyRow = style({
  ...tracks('min(3.75rem, 17%) 1fr', '.2rem min(1rem, 4vw)'),
  alignContent: 'start',
  height: '100%',
  paddingBlock: '1.1rem',
  borderBottom: '1px solid #d2c5a9',
  ...onPhone({ alignItems: 'center', paddingBlock: '.6rem' }),
  color: color.inkSoft,
  textDecoration: 'none',
  transition: 'background-color .15s',
  selectors: { '&:hover': { background: '#ffffff80' }, '&:active': { background: color.white } },
});
globalStyle(`${specialtyRow} > p`, { margin: 0, lineHeight: 1.45, ...onPhone({ display: 'none' }) });
globalStyle(`${specialtyRow} > h3`, {
  fontSize: 'min(1.2rem, 9vw)',
  color: color.ink,
  ...brassUnderline,
  textUnderlineOffset: '.22em',
});
export const dab = style({
  gridRow: 'span 2',
  alignSelf: 'start',
  width: '100%',
  aspectRatio: 1,
  padding: '19%',
  borderRadius: radius,
});

const dabs = [
  ...colorsOf('HC-4', 'HC-12', 'SW 6380', 'SW 6361', '2174-40', 'SW 7587', 'SW 6461'),
  ...colorsOf('HC-134', 'HC-114', 'HC-144', 'HC-149', 'SW 6241', 'SW 6524', 'SW 9177'),
];
dabs.forEach(({ hex }, index) => {
  globalStyle(`:nth-child(${index + 1}) > ${specialtyRow} > ${dab}`, painted(hex));
});
