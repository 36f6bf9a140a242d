import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { corner, inside, paperCard, screenOnly, tallRow, tracks } from '../../../widgets/core/ui/shapes.ts';
import { bold, brassUnderline, color, edge, font, radius, sized, text } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, onPhone, section, space } from '../../components/layout/rules.ts';
import { tone } from '../blog/tones.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });
const bar = style({ animation: `${breathe} 1.6s infinite`, borderRadius: radius });

export const head = style({ paddingBlock: '1.5rem clamp(3rem, 6vw, 5.5rem)', minHeight: '24rem' });
export const title = style([
  bar,
  { width: 'min(36rem, 90%)', height: '3rem', marginTop: '1rem', background: '#ffffff40' },
]);
export const lines = style({
  display: 'grid',
  gap: '1.1rem',
  justifyContent: 'center',
  minHeight: '60vh',
  paddingTop: '8rem',
});
export const line = style([
  bar,
  {
    width: 'min(41rem, 86vw)',
    height: '1rem',
    background: color.sand,
    selectors: { '&:last-child': { width: '60%' } },
  },
]);

/** Markdown's elements have no classes. */
export const article = style(sized('1.125rem', 1.7));

inside(article, {
  '> p:first-child::first-letter': {
    float: 'left',
    padding: '.08em .1em 0 0',
    font: `680 4.1rem/.82 ${font.display}`,
    color: tone,
  },
  h2: { margin: '2.2em 0 .6em', fontSize: 'clamp(1.6rem, 1.4rem + .9vw, 2.1rem)' },
  ':is(h3, h4, h5, h6)': { margin: '1.8em 0 .4em', fontFamily: font.display, ...sized('1.3rem', 1.2) },
  '> :first-child': { marginTop: 0 },
  p: { marginBottom: '1.15em' },
  ':is(ul, ol)': { margin: '0 0 1.4em' },
  li: { position: 'relative', paddingLeft: '1.7rem', marginBottom: '.5em' },
  'ul > li::before': {
    content: '',
    position: 'absolute',
    left: 0,
    top: '.72em',
    width: '.95rem',
    height: '.28rem',
    background: tone,
  },
  ol: { listStyle: 'decimal', paddingLeft: '1.6rem' },
  'ol > li': { paddingLeft: '.4rem' },
  'li::marker': { fontFamily: font.display, color: tone },
  blockquote: {
    margin: '2.2rem 0',
    paddingLeft: '1.5rem',
    borderLeft: `6px solid ${tone}`,
    font: `680 1.4rem/1.35 ${font.display}`,
  },
  ':is(pre, code)': { fontSize: '.9em', whiteSpace: 'pre-wrap', background: color.sand },
  pre: { padding: '1rem' },
  hr: { margin: '2.5rem 0', border: 0, borderTop: edge.brass },
  '> div': { overflowX: 'auto', margin: '1.5rem 0 2rem' },
  table: {
    width: '100%',
    minWidth: '30rem',
    borderCollapse: 'collapse',
    background: color.white,
    ...sized('1rem', 1.45),
  },
  ':is(th, td)': { padding: '.7rem .9rem', textAlign: 'left', verticalAlign: 'top', borderBottom: edge.thin },
  th: { background: tone, color: '#fff' },
});

export const backToBlog = style({
  ...tallRow('2.75rem'),
  gap: '.6em',
  color: 'inherit',
  textDecoration: 'none',
  ...bold(text.small),
  selectors: { '&:hover': brassUnderline },
  '::before': corner('0 0 2px 2px'),
});

export const notFound = style({ ...tracks('1fr 1fr', '2rem', narrow), alignItems: 'center', paddingBlock: section });
export const notFoundTitle = style({ marginBottom: '1rem' });
export const drawing = style({ width: '100%', maxHeight: '24rem' });

export const ground = style({ paddingBlock: space.band, background: color.sand, borderTop: edge.brass, ...screenOnly });
export const list = style({
  ...tracks('repeat(3, 1fr)', '1.5rem'),
  marginTop: '1.25rem',
  ...onPhone({ gridTemplateColumns: 'minmax(0, 1fr)', gap: '.75rem' }),
});
export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  height: '100%',
  paddingBottom: '1.1rem',
  ...paperCard,
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.ink }, '&:active': { translate: '0 1px' } },
  ...onPhone({
    // At large text sizes, only a stripe of color.
    gridTemplate: 'auto 1fr / clamp(0px, (100vw - 15rem) * 999, 7rem) minmax(0, 1fr)',
    columnGap: '.9rem',
    minHeight: '5.5rem',
    padding: '0 .9rem 0 0',
  }),
});
globalStyle(`${card} > :not(:first-child)`, { marginInline: '1.1rem', ...onPhone({ marginInline: 0 }) });
globalStyle(`${card} b`, {
  font: `680 1.25rem/1.2 ${font.display}`,
  textWrap: 'balance',
  ...onPhone({ fontSize: 'min(1.1rem, 9vw)' }),
});
globalStyle(`${card}:hover b`, brassUnderline);
export const picture = style({
  aspectRatio: '8 / 5',
  background: `color-mix(in srgb, ${tone} 26%, #fff)`,
  borderBottom: `8px solid ${tone}`,
  ...onPhone({ gridRow: '1 / 3', aspectRatio: 'auto', borderBottom: 0, borderRight: `6px solid ${tone}` }),
});
globalStyle(`${picture} img`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const category = style({
  paddingBlock: '.9rem .25rem',
  color: tone,
  ...onPhone({ paddingBlock: '.7rem .15rem' }),
});
