import { globalStyle, style } from '@vanilla-extract/css';
import { button } from '../../../widgets/core/ui/parts.css.ts';
import { autoFit, focusRing, paperCard, pinned, tallRow, tracks, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { color, edge, font, sized } from '../../../widgets/core/ui/theme.css.ts';
import { lively, narrow, onPhone, section, size, space } from '../../components/layout/rules.ts';

export const contactUs = style({ ...wrapRow('1.5rem 3rem', 'end'), justifyContent: 'space-between' });
globalStyle(`${contactUs} p`, { margin: '.75rem 0 0' });
export const acts = style({ ...wrapRow('.75rem'), ...onPhone({ width: '100%' }) });
globalStyle(`${acts} a`, onPhone({ flex: '1 1 100%' }));

export const ground = style({ background: color.bayDeep });
export const prompts = style({
  ...tracks('1.15fr 1fr 1fr', '2rem 3rem', narrow),
  marginTop: '2.5rem',
  counterReset: 'question',
});
globalStyle(`${prompts} li`, {
  ...tracks('3.5rem 1fr'),
  alignContent: 'start',
  paddingTop: '1rem',
  borderTop: `1px solid ${color.brass}`,
  counterIncrement: 'question',
});
globalStyle(`${prompts} li::before`, {
  content: 'counter(question)',
  gridRow: '1 / 3',
  font: `680 3rem/.95 ${font.display}`,
  color: '#f1dfae',
});
globalStyle(`${prompts} p`, { margin: '.5rem 0 0' });

export const ways = style({
  ...tracks('5fr 7fr', `2.5rem ${space.columns}`),
  alignItems: 'center',
  paddingBlock: `clamp(1.5rem, 4vw, 5rem) ${section}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '1.25rem' } },
});
export const words = style({ alignSelf: 'center' });
export const title = style({ ...sized(size.title, 1.02), marginBottom: 20 });
export const readings = style({ ...wrapRow('0 1.5rem'), marginTop: '1rem' });
export const reading = style(tallRow(44));

export const doors = style({
  ...tracks('repeat(2, 1fr)', 'clamp(1rem, 2.5vw, 2rem)'),
  ...onPhone({ gap: '.75rem', gridTemplateColumns: autoFit('min(100%, max(8rem, 40%))') }),
});

export const door = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  ...paperCard,
  selectors: {
    '&:hover': { borderColor: color.lineStrong, boxShadow: `0 3px 0 ${color.brass}` },
    '&:active': { boxShadow: 'none' },
  },
});
export const leaf = style({ borderBottom: edge.brass });

export const label = style({ padding: '1.25rem 1.5rem 1.5rem', ...onPhone({ padding: '.8rem' }) });
globalStyle(`${label} p`, { color: color.inkSoft, ...onPhone({ display: 'none' }) });
export const siteName = style({ margin: '.35rem 0 .5rem', fontSize: 'clamp(1.3rem, .8rem + 2.4vw, 2.4rem)' });
export const link = style([
  button,
  {
    display: 'block',
    paddingInline: 4,
    textAlign: 'center',
    ...onPhone({ marginTop: '.8rem' }),
    selectors: { '&:focus-visible': { outline: 0 } },
    '::after': { content: '', ...pinned(0) },
  },
]);
globalStyle(`${door}:has(:focus-visible)`, focusRing(3));

export const doorSection = style({
  display: 'block',
  width: '100%',
  height: '15rem',
  overflow: 'visible',
  ...onPhone({ height: '6.9rem' }),
});
export const doorLeaf = style({
  transformOrigin: '60px 0',
  '@media': { [lively]: { transition: 'transform .25s' } },
  selectors: { 'li:is(:hover, :focus-within) &': { transform: 'scaleX(.86) skewY(1.5deg)' } },
});
