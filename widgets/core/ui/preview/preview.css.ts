import { style, styleVariants } from '@vanilla-extract/css';
import { primer, zoneVariable } from './zone.ts';

/**
 * One class per zone, without an ancestor: elements repeated by `<use>` are in a shadow tree, where rules about the
 * drawing around them do not apply.
 */
export const paint = styleVariants(primer, (color, zone) => ({
  fill: `var(${zoneVariable(zone)}, ${color})`,
  transition: 'fill .2s ease',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
}));

/** Fills its place; the sky is visible until the drawing has loaded. */
export const picture = style({ display: 'block', width: '100%', height: '100%', background: '#cfdde4' });
