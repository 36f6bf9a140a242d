import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone } from '../../components/layout/base.css.ts';
import { serviceColor } from './service-paints.css.ts';

const { color } = theme;

export const hero = style({
  position: 'relative',
  display: 'grid',
  minHeight: 'min(42rem, 80vh)',
  borderBottom: `3px solid ${color.brass}`,
  background: color.sand,
  overflow: 'clip',
  '@media': { [narrow]: { minHeight: 0, gridTemplateRows: 'clamp(13rem, 46vw, 22rem) auto' } },
});
/** On the right, running out of the picture on every side. */
export const scene = style({
  position: 'absolute',
  inset: '0 0 0 36%',
  '@media': { [narrow]: { position: 'relative', inset: 'auto', gridRow: 1, overflow: 'clip' } },
});
globalStyle(`${scene} svg`, {
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: 'max(100%, 46rem)',
  maxWidth: 'none',
  overflow: 'visible',
  '@media': { [narrow]: { width: '100%', height: '100%', minWidth: '26rem' } },
});
globalStyle(`${scene} .fresh`, { fill: serviceColor });

export const over = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  paddingBlock: '3rem',
  '@media': { [narrow]: { gridRow: 2, padding: 0 } },
});
export const label = style({
  width: 'min(100%, 31rem)',
  padding: 'clamp(.75rem, 2vw, 1.5rem) clamp(1.25rem, 3vw, 2.5rem) clamp(1.5rem, 3vw, 2.5rem)',
  background: color.white,
  borderTop: `14px solid ${serviceColor}`,
  borderRadius: theme.radius,
  '@media': { [narrow]: { position: 'relative', width: '100%', marginBottom: '1.5rem', marginTop: '-2.5rem' } },
});
globalStyle(`${label} h1`, { margin: '.25rem 0 1.25rem', fontSize: 'clamp(2.1rem, 1.5rem + 2.6vw, 3.5rem)' });
export const painted = style({
  position: 'absolute !important' as 'absolute',
  right: 0,
  bottom: '1.5rem',
  '@media': { [narrow]: { bottom: 'auto', top: '-6.25rem' }, [phone]: { display: 'none' } },
});
