import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { paintColor } from '../../../catalogue/paint/paint-colors.ts';
import { packages } from '../../../catalogue/services/packages.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone, section } from '../../components/layout/base.css.ts';

const { color } = theme;

export const closing = style({ background: theme.color.sand, borderTop: `3px solid ${theme.color.brass}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '1.5rem 4rem',
  alignItems: 'center',
  paddingBlock: section,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${row} h2`, { marginBottom: '.75rem' });
globalStyle(`${row} p`, { maxWidth: '36rem', marginBottom: '.5rem' });
export const all = style({ display: 'inline-block', paddingTop: '1rem', fontWeight: 600, backgroundSize: '100% 2px' });
export const actions = style({
  display: 'grid',
  gap: '.75rem',
  minWidth: '17rem',
  '@media': { [narrow]: { display: 'flex', flexWrap: 'wrap', minWidth: 0 } },
});
globalStyle(`${actions} a`, { '@media': { [phone]: { flex: '1 1 100%' } } });

const stripe = paintColor('Benjamin Moore', 'HC-134').hex;
const canvas = brand.colors.sand;

export const commercial = style({ paddingBottom: section, borderTop: `3px solid ${color.brass}` });
export const awning = style({
  height: '5rem',
  marginBottom: '2.5rem',
  backgroundImage: `radial-gradient(circle at 2rem 0, ${stripe} 2rem, #0000 calc(2rem + .5px)), radial-gradient(circle at 2rem 0, ${canvas} 2rem, #0000 calc(2rem + .5px)), linear-gradient(${brand.colors.ink}26, #0000 40%), repeating-linear-gradient(90deg, ${stripe} 0 4rem, ${canvas} 0 8rem)`,
  backgroundPosition: '0 100%, 4rem 100%, 0 0, 0 0',
  backgroundSize: '8rem 2rem, 8rem 2rem, 100% 3rem, 8rem 3rem',
  backgroundRepeat: 'repeat-x',
  '@media': { [phone]: { marginBottom: '2rem' } },
});
globalStyle(`${commercial} h2`, { marginBottom: '1.75rem' });

export const front = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: 8,
  padding: 8,
  background: color.ink,
  borderBottom: `14px solid ${stripe}`,
});
export const pane = style({
  display: 'block',
  height: '100%',
  padding: '1.75rem min(1.5rem, 6vw) 2rem',
  background: 'linear-gradient(115deg, #fff0 34%, #ffffff8c 0 44%, #fff0 0 48%, #ffffff8c 0 52%, #fff0 0) #dfe9ec',
  color: color.ink,
  textDecoration: 'none',
  transition: 'background-color .2s',
  selectors: { '&:hover': { backgroundColor: '#f5e0b1' } },
});
globalStyle(`${pane} > h3`, { textDecoration: `underline 2px ${color.brass}`, textUnderlineOffset: '.22em' });
globalStyle(`${pane} > p`, { margin: '.4rem 0 0' });
export const drawing = style({ width: '3rem', marginBottom: '1.5rem', color: color.bayDeep });

export const premium = style({ background: color.bayDeep, color: '#fff', borderTop: `3px solid ${color.brass}` });

export const strips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: '1.5rem',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' } },
});
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  height: '100%',
  background: color.white,
  borderRadius: theme.radius,
  overflow: 'clip',
  color: color.ink,
  textDecoration: 'none',
  transition: 'translate .2s',
  selectors: { '&:hover': { translate: '0 -.3rem' }, '&:active': { translate: '0 0' } },
});
export const tints = style({
  flex: '1 0 min(6rem, 20%)',
  display: 'grid',
  alignItems: 'end',
  minHeight: '14rem',
  padding: '1rem',
  color: '#fff',
  '@media': { [narrow]: { minHeight: 'min(9rem, 40vw)' } },
});
globalStyle(`${tints} svg`, { width: '2.5rem' });
packages.slice(0, 3).forEach(({ tints: [a, b, c] }, index) => {
  const last = ['#234058', '#785B47', '#415752'][index];
  globalStyle(`${strips} > :nth-child(${index + 1}) ${tints}`, {
    background: `linear-gradient(${a.hex} 20%, ${b.hex} 0 40%, ${c.hex} 0 60%, ${last} 0)`,
  });
});
export const label = style({
  flex: '99 1 9rem',
  display: 'flex',
  flexDirection: 'column',
  padding: '1.25rem min(1.25rem, 5vw) 1.4rem',
});
globalStyle(`${label} p`, { flex: 1, margin: '.4rem 0 .8rem', color: color.inkSoft, lineHeight: 1.5 });
globalStyle(`${label} b`, { color: color.bay });
