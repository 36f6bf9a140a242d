import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { button } from '../../../widgets/core/ui/parts.css.ts';
import {
  covering,
  inside,
  paperCard,
  pictureLink,
  plainLink,
  tallRow,
  tracks,
  wrapRow,
} from '../../../widgets/core/ui/shapes.ts';
import { tape } from '../../../widgets/core/ui/tape.css.ts';
import { brassUnderline, color, edge, font, sized, soft, text } from '../../../widgets/core/ui/theme.css.ts';
import {
  desk,
  gutter,
  narrow,
  onNarrow,
  onPhone,
  pageWidth,
  phone,
  section as sectionGap,
  size,
  space,
  tablet,
} from '../../components/layout/rules.ts';
import { dot, paint, towns } from '../../components/town-pages/bay-chart.css.ts';

export const closingColor = style({ background: [paint, `color-mix(in oklab, ${paint} 78%, ${brand.colors.night})`] });

export const note = style({ margin: '0 0 .6rem', fontWeight: 600 });

export const plates = style({ ...wrapRow('.75rem'), margin: '2px 2px 2rem' });
globalStyle(`${plates} li`, {
  position: 'relative',
  padding: '.55rem 2rem .6rem',
  border: '3px solid #fff',
  outline: '2px solid #16324a',
  borderRadius: 10,
  background: '#16324a',
  color: '#fff',
  font: `680 2rem/1.1 ${font.display}`,
  letterSpacing: '.04em',
  ...onPhone({ fontSize: '1.5rem', paddingInline: '1.6rem' }),
});
globalStyle(`${plates} li::before, ${plates} li::after`, {
  content: '',
  position: 'absolute',
  top: '50%',
  left: '.7rem',
  width: 7,
  height: 7,
  translate: '0 -50%',
  borderRadius: '50%',
  background: color.brass,
});
globalStyle(`${plates} li::after`, { left: 'auto', right: '.7rem' });

export const near = style({ columns: '3 8rem', columnGap: '1.75rem' });
globalStyle(`${near} li`, { breakInside: 'avoid' });
globalStyle(`${near} a`, {
  ...tallRow(36, 'flex'),
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
  fontSize: text.small,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  ...plainLink,
  fontWeight: 600,
});
globalStyle(`${near} a:hover`, brassUnderline);
globalStyle(`${near} span`, { marginLeft: '.5rem', fontWeight: 400, color: color.inkSoft, whiteSpace: 'nowrap' });

export const placeParts = style({ margin: 0 });
inside(placeParts, {
  '> div': { ...tracks('minmax(0, 12rem) 1fr', '.5rem 2rem', phone), paddingBlock: '1.5rem', borderTop: edge.strong },
  '> div:first-child': { borderTop: edge.brass },
  dt: { font: `680 1.25rem/1.25 ${font.display}` },
  dd: { margin: 0, textWrap: 'pretty' },
});

export const ground = style({ background: color.sand });
export const all = style({ textAlign: 'center' });

const dabPaint = createVar();
export const dabs = ['#1f3c55', '#f7f3e8', '#d8d2c4', '#8c3f34', '#d9a441', '#8a5a34', '#5d7a63', '#8d9394'].map(
  (hex) => style({ vars: { [dabPaint]: hex } }),
);

export const line = style({
  ...tracks('4.5rem 1fr auto', '1.5rem'),
  alignItems: 'center',
  minHeight: '4.75rem',
  borderBottom: '1px solid #cfc3aa',
  ...plainLink,
  selectors: { '&:hover': { background: color.white } },
  ...onPhone(wrapRow('0 min(.8rem, 3vw)')),
});
export const dab = style({ alignSelf: 'stretch', background: dabPaint, ...onPhone({ width: 'min(1.25rem, 5vw)' }) });
export const what = style({ flex: '1 1 8.5rem', paddingBlock: '.7rem', ...soft(text.small, 1.4) });
globalStyle(`${what} h3`, { font: `680 min(1.2rem, 9vw)/1.25 ${font.display}`, color: color.ink });

export const chosen = style({
  background: color.white,
  outline: `2px solid ${color.ink}`,
  paddingRight: '1rem',
  ...onPhone({ paddingRight: '.5rem' }),
});
export const mark = style([tape, { margin: '0 0 .3rem -6px' }]);
export const lifted = style([button, onPhone({ paddingInline: '.8rem' })]);

export const wall = style({
  paddingBlock: 'clamp(3rem, 2rem + 4vw, 5.5rem)',
  borderTop: edge.brass,
  background: '#3c5531',
  color: '#fff',
});
export const whyTitle = style({ marginBottom: '2rem' });
export const three = style(tracks('repeat(auto-fit, minmax(min(100%, 11rem), 1fr))', space.closeColumns, phone));
globalStyle(`${three} li`, { paddingTop: '1rem', borderTop: '3px solid #ffffff66' });
globalStyle(`${three} h3`, { marginBottom: '.5rem' });
globalStyle(`${three} p`, { margin: 0, color: '#eef3ea' });

const edgeWidth = `max(${gutter}, (100% - ${pageWidth}) / 2)`;
export const hero = style({
  ...tracks(`${edgeWidth} minmax(0, 34rem) 1fr`),
  gridTemplateRows: '1fr auto',
  minHeight: 'clamp(30rem, 100svh - 4.5rem, 42rem)',
  borderBottom: `12px solid ${paint}`,
  background: '#f1e6c9',
  overflow: 'clip',
  '::before': { content: '', gridArea: '1 / 1 / 3 / 3', borderRight: edge.brass, background: color.paper },
  ...onNarrow({
    gridTemplate: 'none / minmax(0, 1fr)',
    minHeight: 0,
    '::before': { gridArea: '2 / 1', borderRight: 0, borderTop: edge.brass },
  }),
});
export const chart = style({
  position: 'relative',
  gridArea: '1 / 3',
  minHeight: '24rem',
  overflow: 'clip',
  '@media': {
    [narrow]: { gridArea: '1 / 1', minHeight: 240 },
    [phone]: { minHeight: 160 },
  },
});
/** The town is at its middle. */
export const drawing = style({
  position: 'absolute',
  top: 'calc(50% - 370px)',
  height: 740,
  ...onPhone({ top: 'calc(50% - 222px)', height: 444 }),
});
inside(drawing, {
  [`.${towns}`]: { fontWeight: 400, '@media': { [narrow]: { fontSize: 16 }, [phone]: { fontSize: 22 } } },
  [`.${dot}`]: onPhone({ r: '8px' }),
});
export const own = style({ fontSize: '1.3em', fontWeight: 700, textAnchor: 'middle' });
/** Where a name would be cut off, covered, or overlap another. */
export const without = styleVariants({ phone: {}, tablet: {}, desk: {}, wide: {} });
const widths = {
  phone,
  tablet,
  desk: `${desk} and (max-width: 75rem)`,
  wide: '(min-width: 75.01rem)',
} satisfies Record<keyof typeof without, string>;
for (const width of ['phone', 'tablet', 'desk', 'wide'] as const) {
  // An `!important` rule shows the Bay's name.
  globalStyle(`${drawing} .${without[width]}`, { '@media': { [widths[width]]: { display: 'none !important' } } });
}

export const label = style({
  gridArea: '1 / 2 / 3 / 3',
  alignSelf: 'center',
  padding: '1.5rem clamp(1.5rem, 3vw, 3.25rem) 2rem 0',
  ...onNarrow({ gridArea: '2 / 1', padding: `1rem ${gutter} 1.75rem` }),
});
export const title = style({
  margin: '.35rem 0 20px',
  ...sized('min(11vw, clamp(2.1rem, 1.3rem + 2.5vw, 3.3rem))', 1.04),
});
globalStyle(`${title} + p`, { marginBottom: 24 });
export const small = style({ margin: '16px 0 0', ...soft(text.small) });

export const facts = style({
  gridArea: '2 / 3',
  padding: `1rem max(${gutter}, (100vw - ${pageWidth}) / 2) .8rem 1.4rem`,
  background: color.white,
  borderTop: edge.strong,
  ...onNarrow({ gridArea: '3 / 1', paddingLeft: gutter }),
});
export const zips = style({ ...wrapRow('0 .75rem', 'baseline'), margin: '0 0 .6rem' });
export const zipCodes = style({ font: `680 1.25rem/1.3 ${font.display}` });

export const heroChosen = style({
  ...wrapRow('0 1.5rem', 'center'),
  justifyContent: 'space-between',
  margin: '0 0 1.25rem',
  padding: '.6rem 1.1rem',
  minHeight: 44,
  background: color.sand,
  borderLeft: `10px solid ${paint}`,
  ...plainLink,
});

export const section = style({ paddingBottom: sectionGap });
export const mainServicesTitle = style({ marginBottom: '2rem' });

export const trio = style({
  ...tracks('repeat(3, 1fr)', '1.5rem', { [narrow]: '1fr 1fr', [phone]: '1fr' }),
});
globalStyle(`${trio} > :first-child`, onNarrow({ gridColumn: '1 / -1' }));

export const card = style({
  ...paperCard,
  ...pictureLink,
  transition: 'translate .2s',
  selectors: { '&:hover': { translate: '0 -3px', borderColor: color.lineStrong }, '&:active': { translate: '0 0' } },
  ...onPhone({ gridTemplate: 'auto / 30% 1fr' }),
});
export const mainServicesField = style({
  position: 'relative',
  height: '15rem',
  borderBottom: edge.brass,
  ...onPhone({ height: 'auto', border: 0 }),
});
globalStyle(`${mainServicesField} svg`, covering);

export const mainServicesLabel = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: '.5rem',
  justifyItems: 'start',
  padding: '1.25rem 1.5rem 1.5rem',
  ...onPhone({ padding: '1rem 1rem 1.1rem' }),
});
export const mainServiceName = style({ font: `680 ${size.h3}/1.15 ${font.display}` });
export const mainServicesText = style({ color: color.inkSoft });

export const mainServicesChosen = style({ borderColor: color.ink, outline: `2px solid ${color.ink}` });
export const mainServicesMark = style([tape, { margin: '0 0 0 -6px' }]);
export const mainServicesLifted = style([button, { marginTop: '.5rem' }]);
