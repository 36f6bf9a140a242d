import { globalStyle, style } from '@vanilla-extract/css';
import { inside, plainLink, spaced, tallRow, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { bold, color, edge, sized, theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, onNarrow, section as sectionSpace, space } from '../../components/layout/rules.ts';

export const reach = style({
  ...wrapRow('.5rem 3rem'),
  justifyContent: 'space-between',
  marginTop: '1.5rem',
  padding: '1.25rem min(1.5rem, 5vw)',
  border: '8px solid',
  borderImage: `repeating-linear-gradient(-45deg, ${color.barn} 0 12px, ${color.white} 0 24px, ${color.bay} 0 36px, ${color.white} 0 48px) 8`,
  background: color.white,
  fontStyle: 'normal',
});
globalStyle(`${reach} p`, { margin: 0 });
globalStyle(`${reach} a`, { display: 'block', minHeight: 44, ...sized('min(1em, 8vw)', '44px') });

export const page = style({
  ...spaced(`0 ${space.columns}`),
  gridTemplate: 'auto 1fr / 19rem minmax(0, 44rem)',
  paddingBlock: `${space.hero} ${sectionSpace}`,
  ...onNarrow({ gridTemplate: 'none / minmax(0, 1fr)' }),
});
export const title = style({ marginBottom: '.75rem' });

export const index = style({
  gridArea: '2 / 1',
  position: 'sticky',
  top: '6rem',
  alignSelf: 'start',
  marginTop: '1rem',
  borderTop: edge.brass,
  '@media': { [narrow]: { gridArea: 'auto', position: 'static' }, print: { display: 'none' } },
});
inside(index, {
  a: { ...tallRow(44, 'flex'), borderBottom: edge.thin, ...plainLink, ...bold(theme.text.small) },
  'a:hover': { borderColor: color.brass, color: color.bay },
});

export const text = style({ gridArea: '1 / 2 / 3', ...onNarrow({ gridArea: 'auto', paddingTop: '2.5rem' }) });
export const section = style({
  selectors: { '& + &': { marginTop: '2.5rem', paddingTop: '2.5rem', borderTop: edge.thin } },
});
globalStyle(`${section} h2`, { marginBottom: '1rem', fontSize: 'min(12vw, clamp(1.5rem, 1.3rem + .9vw, 2rem))' });

export const list = style({ ...spaced('.75rem'), margin: '0 0 1.25rem' });
globalStyle(`${list} > li`, {
  maxWidth: '66ch',
  paddingLeft: '1.75rem',
  background: `linear-gradient(${color.brass}, ${color.brass}) 0 .75em / 1rem 3px no-repeat`,
});
globalStyle(`${section} > ul + p`, { marginTop: '1.25rem' });
