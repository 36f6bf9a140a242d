import { globalStyle, style } from '@vanilla-extract/css';
import { centered, cover, inside, pinned, plainLink, tracks } from '../../../widgets/core/ui/shapes.ts';
import { color, edge, font, radius, sized, soft, text } from '../../../widgets/core/ui/theme.css.ts';
import { fluid, gutter, narrow, onNarrow, onPhone, phone, space } from '../../components/layout/rules.ts';
import { paint } from '../../components/town-pages/bay-chart.css.ts';
import { serviceColor } from '../location-service/shared.css.ts';

/** A laptop, whose first screen ends below the pictures. */
const low = '(min-width: 62rem) and (max-height: 44rem)';

export const doors = style({ ...tracks('repeat(4, 1fr)', 3, { [phone]: '1fr 1fr' }), borderBottom: edge.brass });
export const door = style({
  position: 'relative',
  display: 'block',
  height: 'clamp(7.5rem, 11vw, 13rem)',
  overflow: 'clip',
  '@media': { [low]: { height: '7.5rem' } },
  color: '#fff',
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineOffset: -6, outlineColor: '#fff' } },
});
inside(door, {
  img: { ...cover, forcedColorAdjust: 'none', transition: 'scale .25s' },
  '&:hover img': { scale: '1.03' },
  span: {
    ...pinned('auto 0 0'),
    padding: `.5rem min(${gutter}, 8vw)`,
    font: `680 min(1.25rem, 7.5vw)/1.15 ${font.display}`,
  },
});

export const groups = style({ columns: '2 26rem', columnGap: 'clamp(2rem, 5vw, 4.5rem)', paddingBlock: space.band });
export const group = style({ breakInside: 'avoid', paddingBottom: '2.5rem' });

const brushed = 'polygon(0 12%, 3% 8%, 98% 0, 100% 22%, 98.5% 40%, 100% 62%, 98% 100%, 2% 94%, .5% 72%, 2% 52%, 0 34%)';

export const groupHead = style({
  margin: '0 0 .4rem -.5rem',
  padding: '.85rem min(1.6rem, 8vw)',
  color: '#fff',
  clipPath: brushed,
  ...sized('min(1.6rem, 10vw)', 1.1),
});
for (const [group, hex] of Object.entries({
  inside: '#5b6a73',
  outside: '#234058',
  washing: '#2d6a75',
  wood: '#6d4a2f',
})) {
  globalStyle(`#${group}, [href='#${group}'] > span`, { background: hex });
}

export const row = style({
  ...tracks('4rem 1fr auto', '.25rem 1rem'),
  alignItems: 'center',
  padding: '.85rem 0',
  borderBottom: edge.thin,
  ...plainLink,
  selectors: { '&:active': { background: color.sand } },
  ...onPhone({ gridTemplateColumns: 'min(3.2rem, 15vw) minmax(0, 1fr)', gap: '0 min(.8rem, 4vw)' }),
});
globalStyle(`${row} b`, { font: `680 min(1.2rem, 9vw)/1.2 ${font.display}` });
export const line = style({ gridColumn: '2 / -1', ...soft(text.small, 1.45) });
export const more = style({
  gridArea: '1 / 3',
  fontSize: text.small,
  ...onPhone({ gridArea: 'auto / 2', justifySelf: 'start' }),
});

export const dab = style({
  gridArea: '1 / 1 / span 3',
  alignSelf: 'start',
  ...centered,
  height: '3.2rem',
  background: serviceColor,
  clipPath: brushed,
  forcedColorAdjust: 'none',
  transition: 'translate .18s',
  selectors: { [`${row}:hover &`]: { translate: '4px' } },
});
/** Readable on every paint. */
export const icon = style({
  width: 'min(2.1rem, 9vw)',
  padding: '.3rem',
  background: color.white,
  borderRadius: radius,
});

export const notListed = style({
  marginTop: '2rem',
  padding: '1.2rem 1.4rem .6rem',
  background: color.sand,
  border: edge.thin,
  borderRadius: radius,
});
globalStyle(`${notListed} h3`, { fontSize: '1.3rem', margin: '0 0 .35rem' });
globalStyle(`${notListed} p`, { margin: 0, fontSize: text.small });
globalStyle(`${notListed} a`, { display: 'inline-block', paddingBlock: '.8rem', fontWeight: 600 });

export const hero = style({
  position: 'relative',
  background: color.white,
  borderTop: `14px solid ${paint}`,
  borderBottom: edge.brass,
});
export const chart = style({
  ...pinned('0 0 0 45%'),
  ...onNarrow({ position: 'relative', inset: 'auto', height: '11rem' }),
});
globalStyle(`${chart}::after`, {
  content: '',
  ...pinned(0),
  background: `linear-gradient(90deg, ${color.white}, transparent 42%)`,
  ...onNarrow({ background: `linear-gradient(0deg, ${color.white}, transparent 42%)` }),
});
export const copy = style({
  position: 'relative',
  maxWidth: '38rem',
  paddingBlock: 'clamp(1.5rem, 1.8vw, 4rem)',
  '@media': { [narrow]: { paddingTop: '.5rem' }, [low]: { maxWidth: '43rem', paddingBlock: '.75rem 1.25rem' } },
});
export const title = style({ margin: '.25rem 0 .9rem', fontSize: fluid('2.1rem, 1.5rem + 2.8vw, 3.75rem') });
