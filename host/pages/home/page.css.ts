import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { withoutHas } from '../../../widgets/core/ui/controls.css.ts';
import {
  apart,
  autoFit,
  cover,
  flexColumn,
  inRow,
  inside,
  media,
  paperCard,
  pinned,
  plainLink,
  spaced,
  square,
  tracks,
  wrapRow,
} from '../../../widgets/core/ui/shapes.ts';
import { color, edge, font, radius, sized, soft, text } from '../../../widgets/core/ui/theme.css.ts';
import { darkSection } from '../../components/layout/base.css.ts';
import { gutter, lively, narrow, onNarrow, onPhone, phone, section } from '../../components/layout/rules.ts';

export const facts = style({ background: color.white, borderBottom: edge.thin });
export const factColumns = style(tracks('3fr 1.35fr', 'clamp(2rem, 4vw, 4rem)', narrow));
export const factList = style({ ...tracks(autoFit('min(100%, 11rem)'), '1rem 1.5rem'), paddingBlock: '1.5rem' });
export const fact = style({ ...inRow('.9rem'), ...soft(text.small, 1.4) });
export const factIcon = style({ flex: 'none', fill: 'none', stroke: color.bay, strokeWidth: 1.6 });
export const factTitle = style({ display: 'block', color: color.ink, font: `680 1.2rem/1.25 ${font.display}` });
export const ask = style([
  darkSection,
  {
    order: 1,
    padding: '1rem 1.5rem',
    '@media': { [narrow]: { order: 0, margin: `0 calc(-1 * ${gutter})`, paddingInline: gutter } },
  },
]);
export const askRow = style({ display: 'flex', maxWidth: '30rem', marginTop: '.6rem' });
export const town = style({
  flex: 1,
  minWidth: 0,
  padding: '.5rem .9rem',
  border: '2px solid #fff',
  borderRadius: `${radius} 0 0 ${radius}`,
  background: color.white,
  font: 'inherit',
});
export const onBay = style({ background: color.ink, color: '#fff', borderRadius: `0 ${radius} ${radius} 0` });
inside(ask, { label: { color: '#fff' }, ':focus-visible': { outlineColor: '#fff' } });

export const ruled = style({ borderTop: edge.brass });
/** Its drawings load one and a half windows ahead; with `loading` alone, at once. */
const ahead = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 50rem' } as const;
export const steps = style({
  ...tracks('repeat(5, 1fr)', 0, narrow),
  ...paperCard,
  counterReset: 'step',
  margin: '2rem 0 1.5rem',
});
export const step = style({
  counterIncrement: 'step',
  selectors: { '& + &': { borderLeft: edge.thin } },
  '@media': {
    [narrow]: {
      ...tracks('minmax(0, max(6.5rem, 34%)) minmax(min-content, 1fr)'),
      selectors: { '& + &': { borderWidth: '1px 0 0', borderTop: edge.thin } },
    },
  },
});
export const stepPicture = style({
  width: '100%',
  height: 'auto',
  borderBottom: edge.brass,
  '@media': { [narrow]: { ...cover, minHeight: '8rem', border: 0, borderRight: edge.brass } },
});
export const stepWords = style({
  position: 'relative',
  padding: '1.75rem 1.1rem 1.4rem',
  '::before': {
    content: 'counter(step)',
    ...pinned('-1.3rem auto auto 1rem'),
    ...square('2.4rem'),
    background: color.white,
    border: edge.brass,
    borderRadius: '50%',
    font: `680 1.15rem/2.1rem ${font.display}`,
    textAlign: 'center',
  },
  '@media': {
    [narrow]: {
      alignSelf: 'center',
      padding: '1.1rem 1rem 1.1rem 1.75rem',
      '::before': { inset: 'calc(50% - 1.2rem) auto auto -1.3rem' },
    },
  },
});
export const stepTitle = style({ fontSize: '1.25rem' });
export const stepText = style({ margin: 0, ...soft(text.small, 1.5) });
export const ways = style({ ...wrapRow('.75rem 1rem'), margin: 0 });

export const promo = style({ ...ahead, paddingBlock: section, borderTop: edge.brass, background: color.sand });
export const promoColumns = style({ ...tracks('5fr 7fr', 'clamp(2rem, 4vw, 4rem)', narrow), alignItems: 'center' });
export const fanDeck = style({ width: '100%', height: 'auto' });

export const trades = style({
  display: 'grid',
  gap: '2rem 1.5rem',
  gridTemplate: 'auto 1fr / 5fr 3.5fr 3.5fr',
  '@media': { [narrow]: { gridTemplate: 'none / 1fr 1fr' }, [phone]: { gridTemplate: 'none / 100%', gap: '1rem' } },
});
export const servicesHead = style({ gridColumn: '2 / -1', ...onNarrow({ gridColumn: '1 / -1' }) });
globalStyle(`${servicesHead} a`, { display: 'inline-block', backgroundSize: '100% 2px' });
export const every = style({ fontWeight: 600, paddingTop: '.7rem' });

export const trade = style({
  ...flexColumn,
  ...paperCard,
  ...plainLink,
  transition: 'translate .2s',
  selectors: {
    '&:hover': { translate: '0 -3px', borderColor: color.ink },
    '&:active': { translate: '0 1px' },
    '&:nth-of-type(1)': { gridArea: '1 / 1 / 3', marginRight: '1.5rem' },
  },
  '@media': {
    [narrow]: { selectors: { '&:nth-of-type(1)': { gridArea: '2 / 1 / 4', margin: 0 } } },
    [phone]: { gridArea: 'auto !important', flexFlow: 'wrap' },
  },
});
export const tradePicture = style({
  ...cover,
  flex: '0 0 13rem',
  selectors: { [`${trade}:nth-of-type(1) &`]: { flexGrow: 1 } },
  borderBottom: edge.brass,
  ...onPhone({ flex: '1 0 34%', width: '34%', height: 'auto', minHeight: '11rem', border: 0 }),
});

export const label = style({ padding: '1.5rem', ...onPhone({ flex: '9 11rem', padding: '1rem' }) });
globalStyle(`${label} p`, { margin: '0 0 .7rem' });
export const go = style({ color: color.bay, '::after': { content: ' →' } });

export const testimonials = style({ paddingTop: section, borderTop: edge.brass });

/** The carousel’s pages alternate every 5000 ms; without scripting or motion both are visible. */
const turning = `(scripting: enabled) and ${lively}`;
const whenTurning = media(turning);
const turn = keyframes({
  from: { opacity: 0 },
  '2%': { opacity: 1 },
  '49.9%': { visibility: 'visible' },
  '50%, to': { visibility: 'hidden' },
});

export const offers = style([darkSection, { ...ahead, overflow: 'clip', background: color.bayDeep }]);
export const stage = style({ ...spaced('1.5rem'), marginTop: '2.5rem' });

const deck = style({
  ...tracks('repeat(4, 1fr)', '1rem'),
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 40%), 1fr))' },
    [turning]: { animation: `${turn} 10s infinite`, gridArea: '1 / 1' },
  },
});
export const fan = style([deck]);
export const spread = style([
  deck,
  {
    gridTemplate: '1fr / 1fr 1fr',
    '@media': { [narrow]: { gridTemplate: '1fr 1fr / 1fr' }, [turning]: { animationDelay: '-5s' } },
  },
]);
inside(stage, {
  '&:is(:hover, :focus-within) > ul': whenTurning({ animationPlayState: 'paused', opacity: '1 !important' }),
  // Browsers without `:has()` cannot stop it, so nothing turns there.
  '> ul': { '@supports': { [withoutHas]: whenTurning({ animation: 'none', gridArea: 'auto' }) } },
  '&:has(:checked) > ul': whenTurning({ animation: 'none', gridArea: 'auto' }),
});

/** WCAG 2.2, 2.2.2. Shows all six. */
export const pause = style({
  display: 'none',
  justifySelf: 'end',
  '@supports': { [withoutHas]: { visibility: 'hidden' } },
  ...whenTurning({ display: 'block' }),
});
export const strip = style({
  ...flexColumn,
  background: `radial-gradient(circle at 50% calc(100% - 26px), ${color.bayDeep} 3px, ${color.brass} 0 10px, #0000 0) ${color.white}`,
  color: color.ink,
  borderRadius: radius,
  // Forced colors remove the white ground.
  outline: '1px solid',
  overflow: 'clip',
  transition: 'translate .2s',
  selectors: { '&:is(:hover, :focus-within)': { translate: '0 -.4rem' } },
  '@media': {
    [phone]: { backgroundImage: 'none' },
  },
});
export const packagePicture = style({
  ...cover,
  height: '12rem',
  ...onNarrow({ height: '9rem' }),
  selectors: { [`${spread} &`]: { flex: '9 0 9rem' } },
});

export const packagesLabel = style({
  flex: 1,
  ...flexColumn,
  alignItems: 'start',
  gap: '.5rem',
  padding: '1.5rem 1.5rem 3.4rem',
  ...onPhone({ padding: '1rem .75rem', ...sized(text.small, 1.4) }),
});
/** Balanced lines would break “Touch-Up”. */
globalStyle(`${packagesLabel} h3`, { fontSize: 'clamp(.95rem, 4.7vw, 1.6rem)', textWrap: 'wrap' });
globalStyle(`${packagesLabel} p`, { margin: '0 0 1rem', color: color.inkSoft });
globalStyle(`${packagesLabel} a`, { minHeight: 44, marginTop: 'auto', padding: '8px 14px', whiteSpace: 'nowrap' });

export const family = style({
  paddingBlock: '2.25rem 2.5rem',
  borderTop: edge.brass,
  background: `#e5e0d0 repeating-linear-gradient(rgb(255 255 255 / .5) 0 1px, transparent 0 30px, ${brand.colors.ink}12 0 32px, ${brand.colors.ink}29 0 33px)`,
});

export const familyHead = style({ ...apart, flexWrap: 'wrap', alignItems: 'baseline', gap: '.25rem 2rem' });
export const familyTitle = style({ fontSize: 'clamp(1.75rem, 1.3rem + 1.3vw, 2.3rem)' });
export const familyText = style({ margin: 0 });
export const signs = style({
  ...wrapRow('0 1.5rem', 'start'),
  marginTop: '1.25rem',
  borderTop: `8px solid ${color.ink}`,
});
globalStyle(`${signs} > li`, {
  flex: '1 1 13rem',
  paddingTop: '1.5rem',
  background: `linear-gradient(90deg, ${color.ink} 4px, #0000 0 calc(100% - 4px), ${color.ink} 0) 50% 0/58% 5rem no-repeat`,
  ...onPhone({ paddingTop: '1.6rem' }),
});
globalStyle(`${signs} > :first-child`, { flex: '1.25 1 16rem', ...onNarrow({ flexBasis: '100%' }) });

const sign = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '.3rem',
  minHeight: '12.5rem',
  padding: '1.2rem 1.5rem',
  outline: '2px solid',
  outlineOffset: -11,
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'rotate .2s',
  transformOrigin: '50% -2.6rem',
  selectors: { 'a&:hover': { rotate: '-1deg' }, 'a&:focus-visible': { outline: '6px double' } },
  ...onPhone({ minHeight: '11rem', padding: '1rem' }),
});
globalStyle(`${sign} h3`, { ...sized('min(13vw, clamp(1.9rem, 1.2rem + 1.8vw, 2.6rem))', 1), margin: 0 });

export const here = style([
  sign,
  {
    background: color.ink,
    color: '#f1dfae',
    minHeight: '14rem',
    '@media': { [narrow]: { minHeight: '9rem' } },
  },
]);
globalStyle(`${here} h3`, { fontSize: 'min(13vw, clamp(2.4rem, 1.4rem + 2.4vw, 3.4rem))' });

const rounded = style([sign, { background: '#3d5541', color: '#f6f1e2', borderRadius: '5rem' }]);
const gable = 'polygon(50% 0, 100% 16%, 100% 100%, 0 100%, 0 16%)';
const gabled = style([
  sign,
  {
    position: 'relative',
    zIndex: 0,
    paddingTop: '2.4rem',
    outline: 0,
    background: '#2a2418',
    color: '#2a2418',
    clipPath: gable,
    '::before': { content: '', position: 'absolute', inset: 5, zIndex: -1, background: '#e8c877', clipPath: gable },
  },
]);
/** In the order of the sister companies. */
export const sisters = [rounded, gabled] as const;

globalStyle(`${signs} > li > *`, {
  '@media': {
    // The ground of forced colors would cover the line above.
    '(forced-colors: active)': { gap: '1.5rem', clipPath: 'none', outline: '2px solid' },
  },
});

export const note = style({ fontSize: text.small, textDecoration: 'underline' });
