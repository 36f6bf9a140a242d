import { globalStyle, style } from '@vanilla-extract/css';
import { paintColor } from '../../../catalogue/paint-colors.ts';
import { theme } from '../../../widgets/kit/theme.css.ts';
import { phone } from '../../layout/base.css.ts';

const { color } = theme;

const siding = paintColor('Benjamin Moore', 'HC-154').hex;

/** Clapboard. */
export const wall = style({
  display: 'grid',
  alignItems: 'end',
  minHeight: 'min(46rem, 84vh)',
  paddingTop: '3rem',
  overflow: 'clip',
  background: `repeating-linear-gradient(#ffffff0f 0 1px, #0000 0 30px, #0e1a2b1f 0 32px, #0e1a2b4d 0 34px) ${siding}`,
});
/** The floor of the porch is the wall's last board. */
export const porch = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
  gap: 'clamp(1.5rem, 6vw, 5rem)',
  paddingInline: '1.125rem',
  background: 'linear-gradient(#0000 calc(100% - 1.25rem), #8b959b 0)',
  '@media': { [phone]: { flexDirection: 'column-reverse', alignItems: 'center' } },
});
export const door = style({ flex: 'none', width: 'clamp(11rem, 24vw, 19rem)', marginBottom: '.6rem' });
globalStyle(`${door} svg`, { width: '100%', overflow: 'visible' });
/** A card pinned beside the door. */
export const sign = style({
  maxWidth: '30rem',
  marginBottom: 'clamp(2rem, 9vw, 8rem)',
  padding: 'clamp(1.5rem, 4vw, 2.5rem)',
  background: color.paper,
  borderBottom: `6px solid ${color.brass}`,
  '@media': { [phone]: { marginBottom: '1rem' } },
});
globalStyle(`${sign} h1`, { marginBottom: '1rem' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem 1.5rem',
  alignItems: 'center',
  margin: 0,
});
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: 48, fontWeight: 600 });
