import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { colorsOf } from '../../../catalogue/paint/paint-colors.ts';
import { exteriorPage } from '../../../catalogue/services/pages/exterior.ts';
import { interiorPage } from '../../../catalogue/services/pages/interior.ts';
import { pressureWashingPage } from '../../../catalogue/services/pages/pressure-washing.ts';
import { control, foot, frame, head } from '../../../widgets/core/form/form-view.css.ts';
import { lettering, lineButton } from '../../../widgets/core/ui/parts.css.ts';
import {
  autoFit,
  centered,
  covering,
  inside,
  paperCard,
  spaced,
  tallRow,
  tracks,
  wrapRow,
} from '../../../widgets/core/ui/shapes.ts';
import { color, edge, sized, soft, text } from '../../../widgets/core/ui/theme.css.ts';
import { fields } from '../../../widgets/estimate-form/view.css.ts';
import '../../components/estimate/form-page.css.ts';
import { brushLink } from '../../components/layout/base.css.ts';
import {
  desk,
  fluid,
  gutter,
  narrow,
  onNarrow,
  onPhone,
  pageWidth,
  painted as paintedIn,
  phone,
  section,
  standingLink,
} from '../../components/layout/rules.ts';

const margin = `max(${gutter}, (100% - ${pageWidth}) / 2)`;

export const page = style({
  // The form's layer is local to this page, so that the bar stays on top.
  isolation: 'isolate',
  ...tracks(`${margin} minmax(0, 1fr) clamp(1.5rem, 3vw, 3.5rem) clamp(26.5rem, 36vw, 28.5rem) ${margin}`, undefined, {
    [narrow]: `${gutter} minmax(0, 1fr) ${gutter}`,
  }),
});

export const story = style({
  gridArea: '2 / 2',
  ...tracks('1fr', 'clamp(3.5rem, 5vw, 5.5rem)'),
  minWidth: 0,
  paddingBlock: `4rem ${section}`,
  ...onNarrow({ paddingBottom: '8rem' }),
});
globalStyle(`${story} h2`, { fontSize: 'clamp(1.75rem, 1.4rem + 1.3vw, 2.5rem)', marginBottom: 16 });

export const slot = style({
  gridArea: '1 / 4 / 3 / 5',
  zIndex: 3,
  paddingBlock: '2rem 4rem',
  '@media': {
    '(max-height: 47.5rem)': { paddingTop: '.75rem' },
    [narrow]: {
      gridArea: '3 / 1 / 4 / -1',
      padding: `3rem ${gutter}`,
      background: color.sand,
      borderTop: edge.brass,
      // The first screen shows sooner. A wrong height moves only the footer.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 78rem',
    },
  },
});

export const form = style({
  position: 'sticky',
  // Below the header; in the lowest windows as long as the button stays in view.
  top: 'min(5.5rem, 100dvh - 35rem)',
  // With messages it is up to 12 rem taller.
  selectors: {
    '&:has([aria-invalid=true], form [role=status] p)': { top: 'min(5.5rem, 100dvh - 62rem)' },
    // A receipt is read from its heading down.
    [`&:has(.${frame}[hidden])`]: { position: 'static' },
  },
  ...onNarrow({ position: 'static', maxWidth: '40rem', marginInline: 'auto' }),
});

/** Keeps the form's button in the first view, of laptops and of lower windows. */
const low = `${desk} and (max-height: 50.5rem)`;
const lowest = `${desk} and (max-height: 47.5rem)`;
const input = `${form} .${control} > input:not([type=file])`;
globalStyle(input, {
  '@media': {
    [low]: { minHeight: '2.5rem', paddingBlock: '.35rem' },
    [lowest]: { minHeight: '2.25rem', paddingBlock: '.2rem' },
  },
});
globalStyle(`${form} textarea`, { '@media': { [lowest]: { minHeight: '4.25rem' } } });
globalStyle(`${form} .${fields}`, { '@media': { [low]: { rowGap: 6 }, [lowest]: { rowGap: 4 } } });
globalStyle(`${form} .${control}`, { '@media': { [low]: { rowGap: 2 }, [lowest]: { rowGap: 0 } } });
globalStyle(`${form} .${head} > p`, { '@media': { [lowest]: { display: 'none' } } });
globalStyle(`${form} .${head} h2`, { '@media': { [lowest]: { paddingTop: '.6rem', fontSize: 22 } } });
globalStyle(`${form} .${foot}`, { '@media': { [low]: { gap: 6, marginTop: 8 } } });

export const pointsList = style({ marginTop: '1.5rem', borderTop: edge.brass });
export const point = style({
  ...tracks('minmax(0, 13.5rem) 1fr', '.25rem 2rem', { 'screen and (max-width: 70rem)': '1fr' }),
  alignItems: 'baseline',
  paddingBlock: '1.15rem',
  borderBottom: edge.thin,
});
globalStyle(`${point} h3`, { fontSize: '1.2rem' });
globalStyle(`${point} p`, { margin: 0, color: color.inkSoft });

export const questionsList = style({ marginTop: '1.5rem', borderTop: edge.brass });
export const item = style({
  borderBottom: edge.thin,
  selectors: { '&::details-content': { '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } } } },
});

export const question = style({
  ...tracks('1fr auto', '1.5rem'),
  alignItems: 'center',
  minHeight: 56,
  paddingBlock: '.75rem',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.bay },
    '&::after': {
      content: '',
      width: 18,
      height: 18,
      forcedColorAdjust: 'none',
      background: `linear-gradient(${color.barn}, ${color.barn}) 50% / 100% 3px no-repeat, linear-gradient(${color.barn}, ${color.barn}) 50% / 3px 100% no-repeat`,
      transition: 'background-size .2s',
    },
    '[open] > &::after': { backgroundSize: '100% 3px, 3px 0' },
  },
});
export const questionTitle = style({ fontSize: '1.2rem' });
export const answer = style({ padding: '0 0 1.25rem', color: color.inkSoft });
inside(answer, { p: { margin: '0 0 .75rem' }, 'p:last-child': { margin: 0 }, a: { ...tallRow(44), fontWeight: 600 } });

export const parts = style({ ...tracks(autoFit('9rem'), 2), margin: '.25rem 0 1rem', counterReset: 'part' });
inside(parts, {
  li: { padding: '.7rem .8rem .8rem', counterIncrement: 'part', ...sized(text.small, 1.4) },
  b: { display: 'block', ...lettering, ...sized('1.1rem', 1.3) },
  'b::before': { content: 'counter(part) ". "' },
});
for (const [at, paint] of colorsOf('SW 9177', 'HC-155', 'HC-149', 'SW 6204').entries())
  inside(parts, { [`li:nth-child(${at + 1})`]: paintedIn(paint.hex) });

const layerTracks = '1.7fr 1.7fr 1.6fr 1.6fr 1.6fr 1.8fr';
export const cut = style({ width: '100%', height: 'auto', marginTop: '1.5rem', ...onPhone({ height: 140 }) });
export const ruler = style({ ...tracks(layerTracks), borderTop: edge.brass, ...soft(text.small) });
inside(ruler, { b: { padding: '.2rem .6rem', borderInlineStart: `2px solid ${color.brass}` } });
export const layers = style({
  ...tracks('repeat(3, 1fr)', '1.25rem 1.5rem', { [phone]: '1fr' }),
  marginTop: '1rem',
  counterReset: 'layer',
});
export const layer = style({ counterIncrement: 'layer' });
inside(layer, {
  h3: { fontSize: '1.15rem' },
  'h3::before': { content: 'counter(layer) ". "' },
  p: { margin: 0, ...soft(text.small, 1.45) },
});

const wall = createVar();
export const walls = styleVariants(
  {
    exterior: exteriorPage.wall.color,
    interior: interiorPage.wall.color,
    'pressure-washing': pressureWashingPage.wall.color,
  },
  ({ hex }) => ({ vars: { [wall]: hex, '--house-siding': hex } }),
);

export const hero = style({
  gridArea: '1 / 1 / 2 / -1',
  ...tracks('subgrid'),
  background: wall,
  color: '#fff',
  borderBottom: edge.brass,
});

export const copy = style({
  gridArea: '1 / 2',
  position: 'relative',
  zIndex: 2,
  paddingBlock: 'clamp(2rem, 1rem + 3vw, 4rem) 0',
  ...onNarrow({ paddingBottom: '1.5rem' }),
});
export const title = style({ ...sized(fluid('2.5rem, 1.5rem + 3.6vw, 4.25rem'), 1.02), marginBottom: '1.35rem' });
export const words = style({ maxWidth: '34rem', marginBottom: '1.5rem', color: '#e6ecef' });
export const ways = style({ ...wrapRow('.75rem 1rem'), margin: 0 });
globalStyle(`${copy}:not(:has(${ways} > :nth-child(2)))`, onPhone({ paddingBottom: 0 }));

/** The form has the page's only red button. */
const white = { color: '#fff' };
const whiteHovered = { background: '#fff', borderColor: '#fff', color: color.ink };
export const quiz = style({});
globalStyle(`${quiz} > * > a`, white);
globalStyle(`${quiz} > * > a:hover`, whiteHovered);
export const call = style([
  lineButton,
  {
    ...white,
    selectors: {
      '&:hover': whiteHovered,
      [`${quiz} + &:not(:hover)`]: {
        borderColor: 'transparent',
        textDecoration: 'underline',
        textUnderlineOffset: '.22em',
      },
    },
    ...onPhone({ display: 'none' }),
  },
]);

export const scene = style({
  gridArea: '2 / 1 / 3 / -1',
  position: 'relative',
  overflow: 'clip',
  height: 'clamp(27rem, 43vw, 34rem)',
  '@media': { [narrow]: { height: 'clamp(16rem, 60vw, 36rem)' }, [phone]: { height: '19.5rem' } },
});
export const drawing = style({
  position: 'absolute',
  bottom: 0,
  left: `max(0px, (100% - ${pageWidth}) / 2 - 2.5rem)`,
  width: 'clamp(34rem, 62vw, 50rem)',
  '@media': {
    [narrow]: { left: 0, width: 'max(100%, 26rem)' },
    [phone]: { left: '-1.5rem', width: 'max(100%, 29rem)' },
  },
});
globalStyle(`${drawing} svg`, { width: '100%', overflow: 'visible' });

export const roll = style({
  position: 'absolute',
  top: -1,
  left: -1,
  width: 'max(100% + 2px, 100rem)',
  maxWidth: 'none',
  fill: wall,
  ...onPhone({ width: '60rem' }),
});

export const painted = style({
  position: 'absolute',
  left: `max(${gutter}, (100% - ${pageWidth}) / 2)`,
  bottom: '1.5rem',
  ...onPhone({ bottom: '1rem' }),
});

const tight = 'screen and (max-width: 70rem)';

export const strip = style({ marginTop: '1.5rem', ...paperCard });

/** Large text stands below its tool. */
export const step = style({
  ...tracks('13.5rem 1fr', 0, { [tight]: '9.5rem 1fr' }),
  ...onPhone({ display: 'flex', flexWrap: 'wrap' }),
});

export const field = style({
  position: 'relative',
  ...centered,
  minHeight: '10rem',
  overflow: 'clip',
  ...onPhone({ flex: '1 0 7.2rem' }),
});
export const paint = style(covering);
export const paintStripDrawing = style({
  position: 'relative',
  width: '8.75rem',
  height: 'auto',
  marginBottom: '1.4rem',
  '@media': { [tight]: { width: '7.5rem' }, [phone]: { width: '80%', marginBottom: '2.4rem' } },
});
export const code = style({
  position: 'absolute',
  inset: 'auto .5rem .55rem 1rem',
  margin: 0,
  ...sized('.75rem', 1.3),
});
export const codeOn = styleVariants({ ink: [code, { color: color.ink }], white: [code, { color: '#fff' }] });

export const label = style({
  ...spaced('.35rem'),
  alignContent: 'center',
  padding: '1.5rem 1.5rem 1.5rem 2rem',
  selectors: { [`${step} + ${step} &`]: { borderTop: edge.thin } },
  '@media': { [tight]: { paddingLeft: '1.5rem' }, [phone]: { flex: '9 1 10rem', padding: '1rem' } },
});
globalStyle(`${label} h3`, { fontSize: '1.4rem' });
globalStyle(`${label} p`, { margin: 0, color: color.inkSoft });

export const colors = style({
  // Six, three on phones, or fewer at large text sizes.
  ...tracks('repeat(auto-fill, minmax(max(4.5rem, 15%), 1fr))', 3, {
    [phone]: 'repeat(auto-fill, minmax(max(5.6rem, 30%), 1fr))',
  }),
  marginBlock: '1.5rem .5rem',
});
export const chip = style({
  display: 'grid',
  alignContent: 'start',
  paddingBottom: '.6rem',
  background: color.white,
  border: edge.thin,
  ...soft('.75rem', 1.25),
});
globalStyle(`${chip} > :not(svg)`, { paddingInline: '.6rem' });
globalStyle(`${chip} b`, { paddingTop: '.5rem', color: color.ink });
export const shelfPaint = style({ width: '100%', height: '5.5rem', borderBottom: `1px solid ${brand.colors.ink}1f` });

export const all = style([brushLink, { ...standingLink, fontSize: text.body }]);

export const surfaces = style({ ...tracks('repeat(2, 1fr)', 3, phone), marginTop: '1.5rem' });
export const surface = style({
  padding: '1.25rem min(1.5rem, 5vw) 1.4rem',
  background: color.white,
  border: edge.thin,
  borderTop: `6px solid ${color.bay}`,
});
globalStyle(`${surface} h3`, { marginBottom: '.35rem', fontSize: 'min(1.2rem, 9vw)' });
globalStyle(`${surface} p`, { margin: 0, color: color.inkSoft });
