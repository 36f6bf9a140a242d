import { globalStyle, style } from '@vanilla-extract/css';
import { packages } from '../../../catalogue/services/packages.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow } from '../../components/layout/base.css.ts';

const { color } = theme;

export const premium = style({ background: color.bayDeep, color: '#fff', borderTop: `3px solid ${color.brass}` });

export const strips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '1.5rem',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' } },
});
export const strip = style({
  display: 'grid',
  gridTemplateColumns: '6rem 1fr',
  height: '100%',
  background: color.white,
  borderRadius: theme.radius,
  overflow: 'clip',
  color: color.ink,
  textDecoration: 'none',
  transition: 'translate .2s',
  selectors: { '&:hover': { translate: '0 -.3rem' } },
});
export const tints = style({
  display: 'grid',
  alignItems: 'end',
  minHeight: '14rem',
  padding: '1rem',
  color: '#fff',
  '@media': { [narrow]: { minHeight: '9rem' } },
});
globalStyle(`${tints} svg`, { width: '2.5rem' });
/** The first three of the home page's strips, each to its darkest paint, on which the drawing stands. */
packages.slice(0, 3).forEach(({ tints: [a, b, c] }, index) => {
  const last = ['#234058', '#785B47', '#415752'][index];
  globalStyle(`${strips} > :nth-child(${index + 1}) ${tints}`, {
    background: `linear-gradient(${a.hex} 20%, ${b.hex} 0 40%, ${c.hex} 0 60%, ${last} 0)`,
  });
});
export const label = style({ display: 'flex', flexDirection: 'column', padding: '1.25rem 1.25rem 1.4rem' });
globalStyle(`${label} p`, { flex: 1, margin: '.4rem 0 .8rem', color: color.inkSoft, lineHeight: 1.5 });
globalStyle(`${label} b`, { color: color.bay });
