import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { button, tape } from '../../../widgets/core/ui/parts.css.ts';
import { covering, inside, paperCard, plainLink, tallRow, tracks, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { color, edge, font, soft, text } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, onNarrow, onPhone, phone, section as sectionGap, size, space } from '../../components/layout/rules.ts';
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

export const near = style({ columns: '10.5rem 2', columnGap: '1.5rem' });
globalStyle(`${near} li`, { breakInside: 'avoid' });
globalStyle(`${near} a`, {
  ...tallRow(46, 'flex'),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  borderBottom: edge.thin,
  ...plainLink,
  fontWeight: 600,
});
globalStyle(`${near} a:hover`, { borderBottomColor: color.brass, boxShadow: `0 1px 0 ${color.brass}` });
globalStyle(`${near} span`, { marginLeft: '.5rem', fontWeight: 400, color: color.inkSoft, whiteSpace: 'nowrap' });

export const placeParts = style({ margin: 0 });
inside(placeParts, {
  '> div': { ...tracks('minmax(0, 12rem) 1fr', '.5rem 2rem', phone), paddingBlock: '1.5rem', borderTop: edge.strong },
  '> div:first-child': { borderTop: edge.brass },
  dt: { font: `680 1.25rem/1.25 ${font.display}` },
  dd: { margin: 0 },
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

export const hero = style({ background: paint });
/** Does not grow with the browser's text size; all names are in the page's text. */
export const chart = style({ position: 'relative', height: 'clamp(272px, 40vw, 528px)', overflow: 'clip' });
inside(chart, {
  [`.${towns}`]: { fontWeight: 400, '@media': { [narrow]: { fontSize: 20 }, [phone]: { fontSize: 25 } } },
  [`.${dot}`]: onPhone({ r: '8px' }),
});
/** Where a name would be cut off, covered, or overlap another. */
export const without = styleVariants({ phone: {}, tablet: {}, desk: {} });
const widths = {
  phone,
  tablet: '(min-width: 40.01rem) and (max-width: 62rem)',
  desk: '(min-width: 62.01rem)',
} satisfies Record<keyof typeof without, string>;
for (const width of ['phone', 'tablet', 'desk'] as const) {
  // An `!important` rule shows the Bay's name.
  globalStyle(`${chart} .${without[width]}`, { '@media': { [widths[width]]: { display: 'none !important' } } });
}
/** Other towns have names beside their dots. */
export const pin = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  margin: 0,
  translate: '-50% calc(-100% - 22px)',
  fontSize: 15,
  whiteSpace: 'nowrap',
});

export const pinBelow = style({ translate: '-50% 22px' });

export const grid = style({
  ...tracks('4fr 7fr', 'clamp(1.5rem, 5vw, 5rem)'),
  ...onNarrow({ gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 }),
});
export const field = style({
  alignSelf: 'end',
  paddingBlock: '2rem 1.5rem',
  color: '#fff',
  ...onNarrow({ paddingBlock: '1.25rem 1.5rem' }),
});
export const county = style({ margin: '0 0 .5rem', font: `680 ${size.h3}/1.15 ${font.display}` });

export const label = style({
  position: 'relative',
  marginTop: 'max(-11vw, -152px)',
  padding: 'clamp(.75rem, 2vw, 1.75rem) min(6vw, clamp(1.25rem, 3.4vw, 3rem)) clamp(1.5rem, 3vw, 2.75rem)',
  background: color.white,
  ...onNarrow({ order: -1, marginTop: -32 }),
});
export const title = style({
  margin: '.35rem 0 1.25rem',
  fontSize: 'min(11vw, clamp(2.1rem, 1.5rem + 2.6vw, 3.5rem))',
});

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
  ...tracks('1.25fr 1fr 1fr', '1.5rem', { [narrow]: '1fr 1fr', [phone]: '1fr' }),
  alignItems: 'end',
});
globalStyle(`${trio} > :first-child`, onNarrow({ gridColumn: '1 / -1' }));

export const card = style({
  display: 'grid',
  ...paperCard,
  ...plainLink,
  transition: 'translate .2s',
  selectors: { '&:hover': { translate: '0 -3px', borderColor: color.lineStrong }, '&:active': { translate: '0 0' } },
  ...onPhone({ gridTemplateColumns: '30% 1fr' }),
});
export const mainServicesField = style({
  position: 'relative',
  height: '15rem',
  borderBottom: edge.brass,
  selectors: { [`${trio} > :first-child &`]: { height: '20rem' } },
  ...onPhone({ height: 'auto', border: 0, selectors: { [`${trio} > :first-child &`]: { height: 'auto' } } }),
});
globalStyle(`${mainServicesField} svg`, covering);

export const mainServicesLabel = style({
  display: 'grid',
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
