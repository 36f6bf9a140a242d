import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import {
  bareLink,
  covering,
  flexColumn,
  inside,
  paperCard,
  pinned,
  tracks,
  wrapRow,
} from '../../../widgets/core/ui/shapes.ts';
import { brassUnderline, color, edge, radius, sized, text } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, onPhone, phone, section, size, space } from '../../components/layout/rules.ts';
import { tone } from './tones.css.ts';

export const live = style({ scrollMarginTop: '6rem' });
export const posts = style({
  ...tracks('repeat(3, 1fr)', '2rem 1.5rem'),
  paddingBottom: section,
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' },
  },
});

export const ask = style({
  ...flexColumn,
  justifyContent: 'center',
  alignItems: 'start',
  gap: '1rem',
  padding: 'clamp(1.5rem, 3vw, 3rem)',
  background: color.bay,
  color: '#fff',
  borderRadius: radius,
  borderTop: edge.brass,
  containerType: 'inline-size',
  selectors: { '&:nth-child(3n)': { gridColumn: 'span 2' }, '&:nth-child(3n + 2)': { gridColumn: '1 / -1' } },
  '@media': {
    [narrow]: { selectors: { '&:nth-child(n)': { gridColumn: 'auto' }, '&:nth-child(2n)': { gridColumn: '1 / -1' } } },
    [phone]: { selectors: { '&:nth-child(n)': { gridColumn: 'auto' } } },
  },
});
inside(ask, {
  p: { margin: 0 },
  // Its longest word fits at large text sizes.
  h2: { fontSize: `min(${size.h1}, 20cqi)` },
});

export const head = style({
  ...tracks('1fr minmax(0, min(34rem, 46%))', '1.5rem 3rem', narrow),
  alignItems: 'end',
  paddingBlock: `${space.band} 2rem`,
});
export const titleRow = style({ gridColumn: '1 / -1', marginBottom: -4 });
export const title = style({ ...sized(size.title, 1.02), margin: 0 });
export const about = style({ maxWidth: '36ch', margin: 0 });

export const nothing = style({ ...tracks('1fr 1fr', '2rem', narrow), alignItems: 'center', paddingBottom: section });
globalStyle(`${nothing} h2`, { marginBottom: '1rem' });
export const acts = style({ ...wrapRow('.75rem'), margin: '1.5rem 0 0' });
export const drawing = style({ width: '100%', maxHeight: '24rem' });

/** The first is large by position: a search may put any article first. */
export const card = style({ ...tracks('1fr'), selectors: { '&:first-child': { gridColumn: '1 / -1' } } });
const first = `${card}:first-child`;
const other = `${card}:not(:first-child)`;

const paper = style(paperCard);

/** Zero where words would not fit beside it. */
const fitting = (width: string) => `clamp(0px, (100vw - 15rem) * 999, ${width})`;

export const post = style([
  paper,
  {
    position: 'relative',
    ...flexColumn,
    transition: 'translate .2s',
    selectors: {
      '&:hover': { translate: '0 -3px', borderColor: color.lineStrong },
      '&:active': { translate: '0 0' },
      [`${first} &`]: { ...tracks('1.25fr 1fr'), minHeight: '26rem' },
    },
    '@media': {
      [narrow]: { selectors: { [`${first} &`]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0 } } },
      [phone]: { borderLeft: `6px solid ${tone}` },
    },
  },
]);

export const picture = style({
  position: 'relative',
  height: '12.5rem',
  background: `color-mix(in srgb, ${tone} 26%, #fff)`,
  borderBottom: `10px solid ${tone}`,
  selectors: { [`${first} &`]: { height: 'auto', borderBottom: 0, borderRight: `14px solid ${tone}` } },
  '@media': {
    [narrow]: {
      selectors: {
        [`${first} &`]: { height: 'clamp(12rem, 50vw, 24rem)', borderRight: 0, borderBottom: `12px solid ${tone}` },
      },
    },
    [phone]: {
      selectors: {
        [`${other} &`]: {
          position: 'absolute',
          top: '1rem',
          right: '1rem',
          width: fitting('min(6rem, 26vw)'),
          height: 'min(4.5rem, 20vw)',
          border: 0,
        },
      },
    },
  },
});
globalStyle(`${picture} img`, { ...covering, objectFit: 'cover' });

export const body = style({
  ...flexColumn,
  gap: '.5rem',
  flex: 1,
  padding: '1.5rem',
  selectors: {
    [`${first} &`]: { justifyContent: 'center', gap: '1rem', padding: 'min(4.5vw, clamp(1.5rem, 3vw, 3rem))' },
  },
  ...onPhone({ padding: 'min(1rem, 4vw)' }),
});
globalStyle(`${body} p`, { margin: 0 });
globalStyle(`${body} h2`, { ...sized('1.45rem', 1.18), ...onPhone({ fontSize: 'min(1.25rem, 9vw)' }) });
globalStyle(`${first} h2`, { fontSize: size.h1 });
globalStyle(`${other} :is(${body} > :first-child, h2)`, onPhone({ paddingRight: fitting('min(6.75rem, 29vw)') }));

export const meta = style({ ...flexColumn, gap: '.25rem' });
export const category = style({ color: tone });

export const link = style({
  ...bareLink,
  selectors: { '&:hover': brassUnderline },
  '::after': { content: '', ...pinned(0) },
});
export const ago = style({
  fontSize: text.tiny,
  '::before': { content: '·', marginInlineStart: '.35em' },
  ...onPhone({ display: 'block', '::before': { content: 'none' } }),
});

const breathe = keyframes({ '50%': { opacity: 0.5 } });
export const placeholder = style([
  paper,
  { minHeight: '22rem', background: color.sand, animation: `${breathe} 1.6s infinite` },
]);
