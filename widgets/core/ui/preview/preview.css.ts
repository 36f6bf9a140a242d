import { style, styleVariants } from '@vanilla-extract/css';
import { primer, zoneVariable } from './zone.ts';

/**
 * One class per zone, without an ancestor selector: elements repeated by `<use>` are in a shadow tree, where ancestor
 * selectors do not match.
 */
export const paint = styleVariants(primer, (color, zone) => ({
  fill: `var(${zoneVariable(zone)}, ${color})`,
  transition: 'fill .2s ease',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
}));

/** Fills its container; shows the sky until the drawing has loaded. */
export const picture = style({ display: 'block', width: '100%', height: '100%', background: '#cfdde4' });
