import { globalStyle, style } from '@vanilla-extract/css';
import { paintColor } from '../../../catalogue/paint/paint-colors.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { phone, section } from '../../components/layout/base.css.ts';

const { color } = theme;

const stripe = paintColor('Benjamin Moore', 'HC-134').hex;
const canvas = '#f2ebdc';

export const commercial = style({ paddingBottom: section, borderTop: `3px solid ${color.brass}` });
/** Stripes of 4 rem, each ending in half a circle. */
export const awning = style({
  height: '5rem',
  marginBottom: '2.5rem',
  backgroundImage: `radial-gradient(circle at 2rem 0, ${stripe} 2rem, #0000 calc(2rem + .5px)), radial-gradient(circle at 2rem 0, ${canvas} 2rem, #0000 calc(2rem + .5px)), linear-gradient(#14233a26, #0000 40%), repeating-linear-gradient(90deg, ${stripe} 0 4rem, ${canvas} 0 8rem)`,
  backgroundPosition: '0 100%, 4rem 100%, 0 0, 0 0',
  backgroundSize: '8rem 2rem, 8rem 2rem, 100% 3rem, 8rem 3rem',
  backgroundRepeat: 'repeat-x',
  '@media': { [phone]: { marginBottom: '2rem' } },
});
globalStyle(`${commercial} h2`, { marginBottom: '1.75rem' });

export const front = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  padding: 8,
  background: color.ink,
  borderBottom: `14px solid ${stripe}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Glass. */
export const pane = style({
  display: 'block',
  height: '100%',
  padding: '1.75rem 1.5rem 2rem',
  background: 'linear-gradient(115deg, #fff0 34%, #ffffff8c 0 44%, #fff0 0 48%, #ffffff8c 0 52%, #fff0 0) #dfe9ec',
  color: color.ink,
  textDecoration: 'none',
  transition: 'background-color .2s',
  selectors: { '&:hover': { backgroundColor: '#f5e0b1' } },
});
globalStyle(`${pane} > h3`, { textDecoration: `underline 2px ${color.brass}`, textUnderlineOffset: '.22em' });
globalStyle(`${pane} > p`, { margin: '.4rem 0 0' });
export const drawing = style({ width: '3rem', marginBottom: '1.5rem', color: color.bayDeep });
