import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { corner, framed, inked, inside, plainLink, tallRow, tracks, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { bold, brassUnderline, color, edge, radius, sized, soft, text } from '../../../widgets/core/ui/theme.css.ts';
import { gutter, onNarrow, onPhone, pageWidth, phone, size, space } from '../../components/layout/rules.ts';
import { bay, dot, minor, paint, reach, towns } from '../../components/town-pages/bay-chart.css.ts';

export const ground = style({ paddingBlock: '1.5rem clamp(3rem, 2rem + 4vw, 6rem)' });
export const live = style({ scrollMarginTop: 96 });
export const count = style({
  ...wrapRow('0 .75rem', 'center'),
  minHeight: 44,
  margin: '0 0 1rem',
  ...soft(text.small),
});
export const showAll = style({
  ...tallRow(44),
  color: color.ink,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const county = style({
  ...tracks('minmax(0, 17rem) 1fr', `0 ${space.closeColumns}`),
  paddingBlock: '1.75rem',
  borderTop: `3px solid ${paint}`,
  selectors: { '&[hidden]': { display: 'none' } },
  ...onNarrow({ gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '0 1.5rem' }),
});
export const countyName = style({
  position: 'sticky',
  top: '6rem',
  alignSelf: 'start',
  margin: 0,
  color: paint,
  ...sized(size.h3, 1.15),
  ...onNarrow({ top: '4rem', zIndex: 2, paddingBlock: '.7rem', borderBottom: edge.thin, background: color.paper }),
});
export const columns = style({
  ...tracks('repeat(2, 1fr)', '0 clamp(1.5rem, 3vw, 3rem)', phone),
  alignItems: 'start',
});
export const column = style({ selectors: { '&:empty': { display: 'none' } } });

export const town = style({
  ...tracks('1fr auto', '0 .75rem'),
  alignItems: 'baseline',
  paddingTop: '.9rem',
  borderBottom: edge.thin,
});
export const name = style({ margin: 0, ...sized('min(1.35rem, 7vw)', 1.2) });
export const miles = style({ margin: 0, ...soft(text.small) });
export const services = style({ gridColumn: '1 / -1', margin: '.1rem 0 0', ...soft(text.tiny) });

const target = { ...tallRow(48, 'flex'), color: color.ink, ...bold(text.small, 1.2) } as const;
export const all = style({
  ...target,
  ...brassUnderline,
  gridArea: '3 / 1 / 4 / -1',
  alignSelf: 'start',
  justifySelf: 'start',
  zIndex: 1,
});
export const popular = style({ gridArea: '3 / 1 / 4 / -1', fontSize: text.small });
inside(popular, {
  summary: {
    ...target,
    justifyContent: 'end',
    gap: '.5rem',
    width: 'max-content',
    marginLeft: 'auto',
    color: color.inkSoft,
    fontWeight: 400,
    listStyle: 'none',
    cursor: 'pointer',
  },
  'summary::-webkit-details-marker': { display: 'none' },
  'summary::after': { ...corner('0 2px 2px 0'), marginTop: '-.2em' },
  '&[open] summary::after': { rotate: '225deg', marginTop: '.2em' },
});
export const chips = style({ ...wrapRow('.4rem'), padding: '.25rem 0 1rem' });
export const chip = style({
  ...tallRow(44),
  padding: '0 .8rem',
  ...framed,
  ...plainLink,
  fontWeight: 600,
  selectors: { '&:hover': inked },
});

export const none = style({
  padding: 'clamp(1.5rem, 4vw, 3rem)',
  background: color.paper,
  border: `2px dashed ${color.lineStrong}`,
  borderRadius: radius,
});
export const noneTitle = style({ marginBottom: '.75rem', fontSize: size.h3 });
export const noAreasAll = style({ ...tallRow(48), color: color.ink });

const drying = keyframes({ to: { opacity: 0.5 } });

const faded = style({
  display: 'block',
  height: '1rem',
  background: '#d9cfb8',
  borderRadius: 2,
  animation: `${drying} 1.6s ease-in-out infinite alternate`,
});
export const line = style([
  faded,
  { gridColumn: '1 / -1', width: '12rem', maxWidth: '60%', marginBlock: '.6rem 1rem' },
]);
export const bone = style([faded, { width: '55%', height: '1.4rem' }]);

export const hero = style({ background: '#f1e6c9', borderBottom: edge.strong, overflow: 'clip' });
export const grid = style({
  ...tracks('minmax(0, 29rem) 1fr', space.closeColumns),
  ...onNarrow({ gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 }),
});
export const copy = style({
  paddingBlock: 'clamp(2rem, 3vw, 3rem) 2rem',
  ...onNarrow({ paddingBottom: '1.5rem' }),
});
export const title = style({ marginBottom: '1.35rem', ...sized(size.longTitle, 1.02) });
export const words = style({ color: '#3b4759' });

export const chart = style({
  position: 'relative',
  minHeight: '40rem',
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
  globalStyle(`${hero}:has(${asked}) .${chart}`, onNarrow({ display: 'none' }));
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
