import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow } from '../../components/layout/base.css.ts';
import { paint } from '../../components/town-pages/county.css.ts';

const { color } = theme;

export const hero = style({
  position: 'relative',
  background: color.white,
  borderTop: `14px solid ${paint}`,
  borderBottom: `3px solid ${color.brass}`,
});
/** On the right, fading into the label’s white. */
export const chart = style({
  position: 'absolute',
  inset: '0 0 0 45%',
  '@media': { [narrow]: { position: 'relative', inset: 'auto', height: '11rem' } },
});
globalStyle(`${chart}::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(90deg, ${color.white}, transparent 42%)`,
  '@media': { [narrow]: { background: `linear-gradient(0deg, ${color.white}, transparent 42%)` } },
});
export const copy = style({
  position: 'relative',
  maxWidth: '38rem',
  paddingBlock: 'clamp(1.5rem, 4vw, 4rem)',
  '@media': { [narrow]: { paddingTop: '.5rem' } },
});
globalStyle(`${copy} h1`, { margin: '.25rem 0 1.25rem', fontSize: 'clamp(2.1rem, 1.5rem + 2.8vw, 3.75rem)' });
