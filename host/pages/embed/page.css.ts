import { globalStyle, style } from '@vanilla-extract/css';
import { corner, inside, onNight, spaced, tallRow, tracks, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { brassUnderline, color, edge, radius, soft, text } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, onNarrow, phone, size, space } from '../../components/layout/rules.ts';

export const head = style({ paddingBlock: `${space.hero} clamp(1.5rem, 3vw, 2.5rem)` });
export const title = style({ marginBottom: '1rem', fontSize: size.largeTitle });
export const studio = style({ paddingBottom: 'clamp(3rem, 6vw, 5rem)' });
export const studioTitle = style({ marginBottom: '1.5rem' });

export const manual = style(spaced('clamp(2.5rem, 5vw, 4rem)'));
globalStyle(`${manual} > section`, {
  ...tracks('min(17rem, 24%) 1fr', `0 ${space.columns}`, narrow),
  paddingTop: '1.5rem',
  borderTop: edge.brass,
});
globalStyle(`${manual} > section > *`, { gridColumn: 2, ...onNarrow({ gridColumn: 1 }) });
globalStyle(`${manual} > section > h2`, {
  gridColumn: 1,
  gridRow: '1 / span 2',
  fontSize: 'clamp(1.4rem, 1.3rem + .6vw, 1.75rem)',
  ...onNarrow({ gridRow: 'auto', marginBottom: '1rem' }),
});
globalStyle(`${manual} code`, { fontSize: '.9em' });

export const widget = style({ borderTop: edge.thin, selectors: { '&[open]': { paddingBottom: '1.5rem' } } });
export const summary = style({
  ...tallRow(56, 'flex'),
  justifyContent: 'space-between',
  gap: '1rem',
  cursor: 'pointer',
  '::after': { ...corner('0 2px 2px 0'), flex: 'none', marginRight: '.4rem' },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &::after': { rotate: '225deg' },
    '&:hover': brassUnderline,
  },
});
inside(widget, {
  h3: { ...wrapRow('.25rem .75rem', 'baseline'), margin: 0, fontSize: '1.35rem' },
  'h3 code': { ...soft(text.small), fontWeight: 400 },
});

export const terms = style({ margin: 0 });
inside(terms, {
  '> div': { ...tracks('min(13rem, 30%) 1fr', '.25rem 1.5rem', phone), padding: '.75rem 0', borderTop: edge.thin },
  dt: { fontWeight: 600 },
  dd: { margin: 0 },
  small: { display: 'block', ...soft(text.small) },
});

export const lines = style({
  overflowX: 'auto',
  margin: '0 0 1rem',
  padding: '1rem 1.25rem',
  ...onNight,
  borderRadius: radius,
  fontSize: text.small,
});
export const list = style({ ...spaced('.5rem'), marginBottom: '1.25rem' });

export const ground = style({ background: color.sand, borderBlock: edge.thin, paddingBlock: space.band });
export const columns = style(tracks('1fr 1.2fr', '1.5rem 4rem', narrow));
export const columnsTitle = style({ marginBottom: '1rem' });
