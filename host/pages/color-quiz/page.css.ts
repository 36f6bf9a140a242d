import { globalStyle, style } from '@vanilla-extract/css';
import { lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { inside, paperCard, tallRow, tracks, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { color, edge, sized, text } from '../../../widgets/core/ui/theme.css.ts';
import { fluid, narrow, phone } from '../../components/layout/rules.ts';

export const head = style({
  ...tracks('1fr 1fr', '2rem clamp(2rem, 5vw, 5rem)', narrow),
  alignItems: 'center',
  paddingBlock: 'clamp(1.75rem, 4vw, 4rem)',
});
export const title = style({ marginBottom: '1.25rem', ...sized(fluid('2.5rem, 1rem + 3.9vw, 4.4rem'), 1.04) });
export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  border: `10px solid ${color.brass}`,
});

export const ways = style(wrapRow('.75rem 1.25rem', 'center'));
globalStyle(`${head} .${ways}`, { marginTop: '1.5rem' });
/** Most come for the outside. */
globalStyle(`${head} .${ways} > :first-child > .${lineButton}`, {
  background: color.barn,
  borderColor: color.barn,
  color: color.onBarn,
});
export const unscripted = style({ marginTop: '1rem', '@media': { '(scripting: enabled)': { display: 'none' } } });

export const all = style({ background: color.sand, borderTop: edge.brass });
export const group = style({ scrollMarginTop: '6rem', selectors: { '& + &': { marginTop: '3.5rem' } } });
export const cards = style({
  ...tracks('repeat(4, 1fr)', '1.25rem', { [narrow]: '1fr 1fr', [phone]: '1fr' }),
  marginTop: '1.25rem',
});
export const card = style({
  ...tracks('1fr', 0),
  gridRow: 'span 3',
  gridTemplateRows: ['auto auto 1fr', 'subgrid'],
  ...paperCard,
});
export const worn = style({ width: '100%', height: 'auto', aspectRatio: '16 / 10', background: '#cfdde4' });
export const paints = style({ display: 'flex', flexWrap: 'wrap' });
inside(paints, {
  li: { display: 'grid', flex: '2 1 4.8rem', gridTemplateRows: '3.25rem auto 1fr', ...sized(text.tiny, 1.3) },
  '> :first-child': { flexGrow: 3 },
  svg: { width: '100%', height: '3.25rem', forcedColorAdjust: 'none' },
  ':is(b, span)': { paddingInline: '.6rem' },
  b: { paddingTop: '.3rem' },
  span: { paddingBottom: '.4rem', color: color.inkSoft },
});
export const words = style({ display: 'grid', gridTemplateRows: 'auto 1fr auto', padding: '1rem' });
globalStyle(`${words} h3`, { margin: '0 0 .4rem', fontSize: 'min(1.45rem, 11vw)' });
globalStyle(`${words} p`, { margin: 0, color: color.inkSoft });
globalStyle(`${words} .${ways}`, { gap: '.25rem 1.25rem', marginTop: '1rem' });
export const ask = style({ ...tallRow(48), color: color.ink, fontWeight: 600 });
