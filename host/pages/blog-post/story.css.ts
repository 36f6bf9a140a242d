import { globalStyle, style } from '@vanilla-extract/css';
import { inside, paperCard, screenOnly, square, tallRow, tracks, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import {
  bold,
  brassUnderline,
  color,
  edge,
  font,
  radius,
  sized,
  soft,
  text,
} from '../../../widgets/core/ui/theme.css.ts';
import { fluid, narrow, onNarrow, onPhone, phone, section, space } from '../../components/layout/rules.ts';
import { tone } from '../blog/tones.css.ts';

export const head = style({ background: tone });
export const grid = style(tracks('7fr 5fr', `0 ${space.closeColumns}`, narrow));
export const words = style({
  paddingBlock: '1.5rem clamp(3rem, 6vw, 5.5rem)',
  ...onNarrow({ paddingBlock: '1rem 2rem' }),
});
globalStyle(`${words} > p`, { margin: 0, color: 'inherit' });
globalStyle(`${words} h1`, { margin: '1rem 0 1.35rem', ...sized(fluid('2.3rem, 1.6rem + 3.1vw, 4.1rem'), 1.04) });
export const back = style({ marginBottom: '1.5rem !important' });
export const when = style(wrapRow('.5rem 1rem', 'center'));
export const badge = style({ padding: '.35rem .75rem', background: '#fff', color: tone, borderRadius: radius });

export const picture = style({
  alignSelf: 'end',
  marginBottom: '-4rem',
  aspectRatio: '8 / 5',
  border: `10px solid ${color.white}`,
  outline: edge.thin,
  background: `color-mix(in srgb, ${tone} 26%, #fff)`,
  ...onNarrow({ marginBottom: '-3rem' }),
});
globalStyle(`${picture} img`, { width: '100%', height: '100%', objectFit: 'cover' });

export const story = style({
  ...tracks('7fr 5fr', `0 ${space.closeColumns}`),
  gridTemplateRows: 'auto 1fr',
  paddingBlock: `clamp(5.5rem, 8vw, 8rem) ${section}`,
  ...onNarrow({ gridTemplateColumns: 'minmax(0, 41rem)', justifyContent: 'center' }),
});

export const side = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  position: 'sticky',
  top: '7rem',
  alignSelf: 'start',
  ...onNarrow({ gridColumn: 1, gridRow: 'auto', position: 'static', marginBottom: '2rem' }),
});
export const contents = style({ fontSize: text.small, ...screenOnly });
globalStyle(`${contents} p`, { margin: '0 0 .4rem', fontWeight: 600, lineHeight: 1.3 });
export const contentsList = style({ borderTop: `3px solid ${tone}` });
inside(contents, {
  a: {
    ...tallRow('2.75rem', 'flex'),
    paddingBlock: '.35rem',
    lineHeight: 1.3,
    color: color.ink,
    textDecoration: 'none',
    borderBottom: edge.thin,
  },
  'a:hover': brassUnderline,
});

export const column = style({ gridColumn: 1, maxWidth: '41rem' });

export const ends = style({
  ...wrapRow('.75rem'),
  gridColumn: 1,
  maxWidth: '41rem',
  marginTop: '3rem',
  paddingTop: '2rem',
  borderTop: edge.brass,
  '@media': { print: { display: 'none' } },
});
globalStyle(`${ends} :is(h2, p)`, { flex: '1 1 100%', margin: 0 });
globalStyle(`${ends} h2`, { font: `680 1.6rem/1.2 ${font.display}` });
globalStyle(`${ends} a`, onPhone({ flex: '1 1 100%' }));

export const figure = style({ margin: '3rem 0 3.25rem' });
export const steps = style({ ...tracks('repeat(3, 1fr)', 0, phone), ...paperCard });
export const step = style({
  fontSize: text.small,
  fontWeight: 600,
  lineHeight: 1.35,
  selectors: { '& + &': { borderLeft: edge.thin } },
  ...onPhone({
    ...tracks('min(7.5rem, 35%) 1fr'),
    alignItems: 'center',
    selectors: { '& + &': { borderLeft: 0, borderTop: edge.thin } },
  }),
});
globalStyle(`${step} > span`, { display: 'block', padding: '12px 14px 14px' });
export const field = style({
  padding: '1rem 1rem .75rem',
  background: `color-mix(in srgb, ${tone} 42%, #fff)`,
  overflow: 'clip',
  forcedColorAdjust: 'none',
  ...onPhone({ height: '100%', padding: 12 }),
});
export const caption = style({ marginTop: '.7rem', color: color.inkSoft, fontSize: text.small });

export const ask = style({
  marginTop: '1.5rem',
  padding: '1rem 1.1rem 1.25rem',
  ...paperCard,
  borderTop: `3px solid ${tone}`,
});
export const askTitle = style({ margin: '0 0 .5rem', ...bold('1.0625rem', 1.3) });
export const chips = style(tracks('repeat(auto-fill, minmax(min(8rem, 100%), 1fr))', '.25rem .75rem'));
export const chip = style({
  ...tallRow(44, 'flex'),
  gap: '.6rem',
  ...soft(text.tiny, 1.25),
  textDecoration: 'none',
  selectors: { '&:hover': brassUnderline },
});
export const paint = style({
  flex: 'none',
  ...square('2rem'),
  border: edge.strong,
  borderRadius: radius,
  forcedColorAdjust: 'none',
});
export const colorName = style({ display: 'block', color: color.ink });
export const offer = style({
  marginTop: '.75rem',
  ...sized(text.small, 1.45),
  ...screenOnly,
});
