import { style, styleVariants } from '@vanilla-extract/css';
import { primer, zoneVariable } from './zone.ts';

/**
 * One class a zone, without an ancestor: elements that `<use>` repeats stand in a tree of their own, where no rule
 * about the drawing around them reaches.
 */
export const paint = styleVariants(primer, (color, zone) => ({
  fill: `var(${zoneVariable(zone)}, ${color})`,
  transition: 'fill .2s ease',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
}));

/** Fills the place that it is given; the sky shows until the drawing is there. */
export const picture = style({ display: 'block', width: '100%', height: '100%', background: '#cfdde4' });
