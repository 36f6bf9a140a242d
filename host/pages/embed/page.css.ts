import { globalStyle, style } from '@vanilla-extract/css';
import { gridColumns, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { brassLine, color, hairline, radius, text } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone } from '../../components/layout/rules.ts';

export const head = style({ paddingBlock: 'clamp(2.5rem, 1rem + 4vw, 4.5rem) clamp(1.5rem, 3vw, 2.5rem)' });
export const title = style({ marginBottom: '1rem', fontSize: 'min(13vw, clamp(2.4rem, 1.5rem + 3.4vw, 4rem))' });
export const studio = style({ paddingBottom: 'clamp(3rem, 6vw, 5rem)' });
export const studioTitle = style({ marginBottom: '1.5rem' });

export const manual = style({ display: 'grid', gap: 'clamp(2.5rem, 5vw, 4rem)' });
globalStyle(`${manual} > section`, {
  ...gridColumns('min(17rem, 24%) minmax(0, 1fr)', '0 clamp(2rem, 6vw, 6rem)', narrow),
  paddingTop: '1.5rem',
  borderTop: brassLine,
});
globalStyle(`${manual} > section > *`, { gridColumn: 2, '@media': { [narrow]: { gridColumn: 1 } } });
globalStyle(`${manual} > section > h2`, {
  gridColumn: 1,
  gridRow: '1 / span 2',
  fontSize: 'clamp(1.4rem, 1.3rem + .6vw, 1.75rem)',
  '@media': { [narrow]: { gridRow: 'auto', marginBottom: '1rem' } },
});
globalStyle(`${manual} code`, { fontSize: '.9em' });

export const widget = style({ marginTop: '1.75rem' });
globalStyle(`${widget} h3`, {
  ...wrapRow('.25rem .75rem'),
  alignItems: 'baseline',
  marginBottom: '.5rem',
  fontSize: '1.35rem',
});
globalStyle(`${widget} h3 code`, { color: color.inkSoft, fontSize: text.small, fontWeight: 400 });

export const terms = style({ margin: 0 });
globalStyle(`${terms} > div`, {
  ...gridColumns('min(13rem, 30%) 1fr', '.25rem 1.5rem', phone),
  padding: '.75rem 0',
  borderTop: hairline,
});
globalStyle(`${terms} dt`, { fontWeight: 600 });
globalStyle(`${terms} dd`, { margin: 0 });
globalStyle(`${terms} small`, { display: 'block', color: color.inkSoft, fontSize: text.small });

export const lines = style({
  overflowX: 'auto',
  margin: '0 0 1rem',
  padding: '1rem 1.25rem',
  background: color.night,
  color: color.onNight,
  borderRadius: radius,
  fontSize: text.small,
});
export const list = style({ display: 'grid', gap: '.5rem', marginBottom: '1.25rem' });

export const ground = style({
  background: color.sand,
  borderBlock: hairline,
  paddingBlock: 'clamp(2.5rem, 5vw, 4.5rem)',
});
export const columns = style(gridColumns('1fr 1.2fr', '1.5rem 4rem', narrow));
export const columnsTitle = style({ marginBottom: '1rem' });
