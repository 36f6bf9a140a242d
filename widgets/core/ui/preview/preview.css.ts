import { style, styleVariants } from '@vanilla-extract/css';
import { square } from '../shapes.ts';
import { primer, zoneVariable } from './zone.ts';

/** Ancestor selectors do not match inside of `<use>`. */
export const paint = styleVariants(primer, (color, zone) => ({
  fill: `var(${zoneVariable(zone)}, ${color})`,
  transition: 'fill .2s ease',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
}));

/** Shows the sky until the drawing has loaded. */
export const picture = style({ display: 'block', ...square('100%'), background: '#cfdde4' });
