import { globalStyle, style } from '@vanilla-extract/css';
import { autoFit, inside, paperCard, tallRow, tracks, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { color, edge, sized, text } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, onPhone, size } from '../../components/layout/rules.ts';

export const head = style({
  ...tracks('1fr 1fr', '2rem clamp(2rem, 5vw, 5rem)', narrow),
  alignItems: 'center',
  paddingBlock: 'clamp(1.75rem, 4vw, 4rem)',
});
export const title = style({ marginBottom: '1.1rem', ...sized(size.hero, 1.04) });
export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 10',
  border: `solid ${color.brass}`,
  borderWidth: '10px 0 0 10px',
});

export const ways = style(wrapRow('.75rem 1.25rem', 'center'));
globalStyle(`${head} .${ways}`, { marginTop: '1.5rem' });
export const unscripted = style({ marginTop: '1rem', '@media': { '(scripting: enabled)': { display: 'none' } } });

export const all = style({ background: color.sand, borderTop: edge.brass });
export const group = style({ scrollMarginTop: '6rem', selectors: { '& + &': { marginTop: '3.5rem' } } });
export const cards = style({ ...tracks(autoFit('min(100%, 31rem)'), '1.5rem'), marginTop: '1.5rem' });
export const card = style({ display: 'grid', gridTemplate: 'auto 1fr / minmax(0, 1fr)', ...paperCard });
export const paints = style({ display: 'flex', flexWrap: 'wrap' });
inside(paints, {
  li: { display: 'grid', flex: '2 1 5.6rem', gridTemplateRows: '5rem auto 1fr', ...sized(text.tiny, 1.3) },
  '> :first-child': { flexGrow: 3 },
  svg: { width: '100%', height: '5rem', forcedColorAdjust: 'none' },
  ':is(b, span)': { paddingInline: '.6rem' },
  b: { paddingTop: '.3rem' },
  span: { paddingBottom: '.4rem', color: color.inkSoft },
});
export const words = style({ padding: '1.25rem 1.5rem 1.4rem', ...onPhone({ padding: '1rem' }) });
globalStyle(`${words} h3`, { margin: '0 0 .4rem', fontSize: 'min(1.45rem, 11vw)' });
globalStyle(`${words} p`, { margin: 0, color: color.inkSoft });
globalStyle(`${words} .${ways}`, { marginTop: '1rem' });
export const ask = style({ ...tallRow(48), color: color.ink, fontWeight: 600 });
