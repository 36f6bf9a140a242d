import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone, size } from '../../components/layout/base.css.ts';
import { bay, dot, towns, water } from '../../components/town-pages/bay-chart.css.ts';
import { paint } from '../../components/town-pages/county.css.ts';

const { color, font, text } = theme;

export const hero = style({ background: paint });
export const chart = style({ position: 'relative', height: 'clamp(17rem, 40vw, 33rem)', overflow: 'clip' });
globalStyle(`${chart} .${towns}`, {
  fontWeight: 400,
  '@media': { [narrow]: { fontSize: 20 }, [phone]: { fontSize: 25 } },
});
globalStyle(`${chart} .${dot}`, { '@media': { [phone]: { r: '8px' } } });
globalStyle(`${chart} .${water}`, { '@media': { [phone]: { fontSize: 24 } } });
globalStyle(`${chart} .${bay}`, { '@media': { [phone]: { fontSize: 40 } } });
/** Above the dot: the names of other towns are next to theirs. */
export const pin = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  margin: 0,
  translate: '-50% calc(-100% - 1.4rem)',
  fontSize: text.small,
  whiteSpace: 'nowrap',
});

export const pinBelow = style({ translate: '-50% 1.4rem' });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
  gap: 'clamp(1.5rem, 5vw, 5rem)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
export const field = style({
  alignSelf: 'end',
  paddingBlock: '2rem 1.5rem',
  color: '#fff',
  '@media': { [narrow]: { paddingBlock: '1.25rem 1.5rem' } },
});
export const county = style({ margin: '0 0 .5rem', font: `680 ${size.h3}/1.15 ${font.display}` });

/** The chip’s label, on top of its color field. */
export const label = style({
  position: 'relative',
  marginTop: 'calc(-1 * clamp(0rem, 11vw, 9.5rem))',
  padding: 'clamp(.75rem, 2vw, 1.75rem) clamp(1.25rem, 3.4vw, 3rem) clamp(1.5rem, 3vw, 2.75rem)',
  background: color.white,
  '@media': { [narrow]: { order: -1, marginTop: '-2rem' } },
});
globalStyle(`${label} h1`, { margin: '.35rem 0 1.25rem', fontSize: 'clamp(2.1rem, 1.5rem + 2.6vw, 3.5rem)' });

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 1.5rem',
  margin: '0 0 1.25rem',
  padding: '.6rem 1.1rem',
  minHeight: 44,
  background: color.sand,
  borderLeft: `10px solid ${paint}`,
  color: color.ink,
  textDecoration: 'none',
});
