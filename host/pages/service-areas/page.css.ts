import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { counties } from '../../../catalogue/towns/counties.ts';
import { covering, inside, paperCard, square, tallRow, tracks, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { bold, color, edge, font, radius, sized, text } from '../../../widgets/core/ui/theme.css.ts';
import { gutter, onNarrow, onPhone, pageWidth, size, space } from '../../components/layout/rules.ts';
import { bay, dot, minor, paint, reach, towns } from '../../components/town-pages/bay-chart.css.ts';

export const ground = style({
  paddingBlock: 'clamp(2rem, 1.5rem + 2.5vw, 4rem) clamp(3rem, 2rem + 4vw, 6rem)',
  background: color.sand,
});
export const live = style({ scrollMarginTop: 96 });
export const areaListCount = style({ marginBottom: '1.5rem' });
export const areaListAll = style({
  ...tallRow(44),
  marginInlineStart: '.5rem',
  color: color.ink,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const areaList = style({
  ...tracks('repeat(auto-fill, minmax(min(100%, 20rem), 1fr))', '1rem 1.5rem'),
  alignItems: 'end',
  ...onPhone({ gap: '.75rem' }),
});
globalStyle(`${areaList} > [data-item]`, { gridColumnStart: 1 });
export const county = style({ margin: '1.5rem 0 .75rem', font: `680 1.4rem/1.2 ${font.display}` });
for (const { name } of counties) {
  const later = `${areaList} > [data-item-county="${name}"] ~ [data-item-county="${name}"]`;
  globalStyle(later, { gridColumnStart: 'auto' });
  globalStyle(`${later} > .${county}`, { display: 'none' });
}

export const none = style({
  padding: 'clamp(1.5rem, 4vw, 3rem)',
  background: color.paper,
  border: `2px dashed ${color.lineStrong}`,
  borderRadius: radius,
});
export const noneTitle = style({ marginBottom: '.75rem', fontSize: size.h3 });
export const hint = style({ fontSize: '1.2rem' });
globalStyle(`${hint} a`, {
  display: 'inline-block',
  marginBlock: '-.6rem',
  paddingBlock: '.6rem',
  fontWeight: 600,
  color: color.ink,
});
export const noAreasAll = style({ ...tallRow(48), color: color.ink });

const drying = keyframes({ to: { opacity: 0.5 } });

const bone = style({
  display: 'block',
  height: '1rem',
  background: '#d9cfb8',
  borderRadius: 2,
  animation: `${drying} 1.6s ease-in-out infinite alternate`,
});

export const bare = style({ vars: { [paint]: '#b3bab5' } });
export const line = style([bone, { width: '12rem', maxWidth: '60%' }]);
export const name = style([bone, { width: '55%', height: '1.6rem', background: '#fff', opacity: 0.75 }]);
export const boneRow = style({ gridColumn: '1 / -1', padding: '1rem' });

export const key = style({
  ...wrapRow('.25rem 1rem'),
  marginTop: '1.25rem',
  fontSize: text.small,
  ...onPhone({ gap: '.1rem .8rem', fontSize: text.tiny }),
});
inside(key, {
  li: { display: 'flex', alignItems: 'center', gap: '.5rem' },
  'li::before': { content: '', ...square('.85rem'), borderRadius: '50%', border: '2px solid #fff', background: paint },
});

export const hero = style({ background: '#f1e6c9', borderBottom: edge.strong, overflow: 'clip' });
export const grid = style({
  ...tracks('minmax(0, 29rem) 1fr', space.closeColumns),
  ...onNarrow({ gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 }),
});
export const copy = style({
  alignSelf: 'center',
  paddingBlock: 'clamp(2.5rem, 5vw, 5rem) 2rem',
  ...onNarrow({ paddingBottom: '1.5rem' }),
});
export const title = style({ marginBottom: '1.35rem', ...sized(size.hero, 1.02) });
export const words = style({ color: '#3b4759' });

export const chart = style({
  position: 'relative',
  minHeight: '44rem',
  marginRight: `min(0px, (100vw - ${pageWidth}) / -2, -1 * ${gutter})`,
  borderLeft: '1px solid #7a7358',
  outline: '5px solid #fbf6e6',
  outlineOffset: -6,
  ...onNarrow({
    minHeight: 0,
    aspectRatio: '5 / 6',
    marginInline: `calc(-1 * ${gutter})`,
    borderLeft: 0,
    borderTop: '1px solid #7a7358',
  }),
});
for (const asked of ['input:not(:placeholder-shown)', 'option:checked:not([value=""])']) {
  globalStyle(`${hero}:has(${asked}) .${chart}`, onPhone({ display: 'none' }));
}
export const drawing = style({ position: 'absolute', inset: 0 });
/** The same visible size on phones. */
globalStyle(`${drawing} .${towns}`, { fontSize: 18, ...onPhone({ fontSize: 28 }) });
globalStyle(`${drawing} [data-town]`, { transition: 'opacity .2s' });
globalStyle(`${drawing} [data-aside]`, { opacity: 0.3 });
globalStyle(`${drawing} .${towns} text`, onPhone({ strokeWidth: 8 }));
/** The list below has every town. */
globalStyle(`${drawing} .${minor}`, onPhone({ display: 'none' }));
globalStyle(`${drawing} .${bay}`, onPhone({ display: 'none !important' }));
globalStyle(`${drawing} .${reach}`, onPhone({ r: '55px' }));
globalStyle(`${drawing} .${dot}`, onPhone({ r: '10px' }));

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'auto auto / 1fr auto',
  alignItems: 'center',
  ...paperCard,
});

export const field = style({
  position: 'relative',
  isolation: 'isolate',
  ...wrapRow('.15rem .75rem'),
  justifyContent: 'space-between',
  alignItems: 'baseline',
  alignContent: 'end',
  gridColumn: '1 / -1',
  gridRow: 1,
  minHeight: '4.75rem',
  padding: '.5rem 1rem .7rem',
  background: paint,
  color: '#fff',
  ...onPhone({ minHeight: '3.5rem' }),
});
globalStyle(`${field}::before`, {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: `linear-gradient(90deg, ${paint} 34%, transparent 68%), linear-gradient(0deg, ${paint} 40%, transparent)`,
});
// The shore would run through the text.
globalStyle(`${field} svg`, { ...covering, zIndex: -2, '@media': { '(forced-colors: active)': { display: 'none' } } });
globalStyle(`${field} h2`, { ...sized('1.75rem', 1.1), margin: 0, ...onPhone({ fontSize: '1.4rem' }) });
export const land = style({ fill: '#fff', fillOpacity: 0.2, stroke: '#fff', strokeOpacity: 0.5, strokeWidth: 1.2 });
export const river = style({ fill: paint });

globalStyle(`${field} p`, {
  margin: '0 0 0 auto',
  ...sized(text.tiny, 1.2),
  textAlign: 'right',
  ...onPhone({ maxWidth: '6.5rem' }),
});

const target = { ...tallRow(48, 'flex'), color: color.ink, ...bold(text.small, 1.2) } as const;
export const all = style([
  target,
  { gridArea: '2 / 1 / 3 / -1', alignSelf: 'start', justifySelf: 'start', zIndex: 1, paddingLeft: '1rem' },
]);

export const popular = style({ gridArea: '2 / 1 / 3 / -1', fontSize: text.small });
globalStyle(`${popular} summary`, {
  ...target,
  justifyContent: 'end',
  gap: '.5rem',
  paddingRight: '1rem',
  color: color.inkSoft,
  fontWeight: 400,
  listStyle: 'none',
  cursor: 'pointer',
});
globalStyle(`${popular} summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${popular} summary::after`, {
  content: '',
  ...square('.45em'),
  border: 'solid currentColor',
  borderWidth: '0 2px 2px 0',
  rotate: '45deg',
});
globalStyle(`${popular}[open] summary::after`, { rotate: '225deg' });
globalStyle(`${card} :is(summary, a):focus-visible`, { outlineOffset: -4 });
globalStyle(`${popular} ul`, { columns: 2, padding: '.25rem 1rem', borderTop: edge.thin });
globalStyle(`${popular} li a`, { ...target, minHeight: 44, fontWeight: 400 });
export const popularLabel = style(onPhone({ position: 'absolute', clipPath: 'inset(50%)' }));
