import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone, size } from '../../components/layout/base.css.ts';
import { dot, towns } from '../../components/town-pages/bay-chart.css.ts';
import { paint } from '../../components/town-pages/county.css.ts';

const { color, font } = theme;

export const hero = style({ background: paint });
/** Does not grow with the browser's text size; all names are in the page's text. */
export const chart = style({ position: 'relative', height: 'clamp(272px, 40vw, 528px)', overflow: 'clip' });
globalStyle(`${chart} .${towns}`, {
  fontWeight: 400,
  '@media': { [narrow]: { fontSize: 20 }, [phone]: { fontSize: 25 } },
});
globalStyle(`${chart} .${dot}`, { '@media': { [phone]: { r: '8px' } } });
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

export const label = style({
  position: 'relative',
  marginTop: 'max(-11vw, -152px)',
  padding: 'clamp(.75rem, 2vw, 1.75rem) min(6vw, clamp(1.25rem, 3.4vw, 3rem)) clamp(1.5rem, 3vw, 2.75rem)',
  background: color.white,
  '@media': { [narrow]: { order: -1, marginTop: -32 } },
});
globalStyle(`${label} h1`, {
  margin: '.35rem 0 1.25rem',
  fontSize: 'min(11vw, clamp(2.1rem, 1.5rem + 2.6vw, 3.5rem))',
});

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
