import { keyframes, style } from '@vanilla-extract/css';
import { phone } from '../../components/layout/base.css.ts';
import { paint } from '../../components/town-pages/county.css.ts';

const drying = keyframes({ to: { opacity: 0.5 } });

const bone = style({
  display: 'block',
  height: '1rem',
  background: '#d9cfb8',
  borderRadius: 2,
  animation: `${drying} 1.6s ease-in-out infinite alternate`,
});

export const bare = style({ vars: { [paint]: '#b3bab5' } });
export const line = style([bone, { width: '12rem', maxWidth: '60%' }]);
export const name = style([bone, { width: '55%', height: '1.6rem', background: '#fff', opacity: 0.75 }]);
export const button = style([bone, { width: '100%', height: '3rem' }]);
export const stripe = style({ minHeight: 46 });
export const count = style({ padding: '1.1rem 1.5rem', '@media': { [phone]: { display: 'none' } } });
