import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });
const bar = style({ animation: `${breathe} 1.6s infinite`, borderRadius: theme.radius });

export const head = style({ paddingBlock: '1.5rem clamp(3rem, 6vw, 5.5rem)', minHeight: '24rem' });
export const title = style([
  bar,
  { width: 'min(36rem, 90%)', height: '3rem', marginTop: '1rem', background: '#ffffff40' },
]);
export const lines = style({
  display: 'grid',
  gap: '1.1rem',
  justifyContent: 'center',
  minHeight: '60vh',
  paddingTop: '8rem',
});
export const line = style([
  bar,
  {
    width: 'min(41rem, 86vw)',
    height: '1rem',
    background: theme.color.sand,
    selectors: { '&:last-child': { width: '60%' } },
  },
]);
