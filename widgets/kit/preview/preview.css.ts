import { style, styleVariants } from '@vanilla-extract/css';

/** Paint nobody has chosen yet: what a primed wall, its trim and its roof look like. */
const primer = {
  siding: '#e9e6df',
  walls: '#e9e6df',
  trim: '#f6f3ec',
  ceiling: '#f6f3ec',
  shutters: '#d9d5cb',
  door: '#d9d5cb',
  accent: '#d9d5cb',
  roof: '#86847c',
  porch: '#b9b5ab',
} as const;

/** Where the color of a zone is looked for. */
export const zoneVariable = (zone: keyof typeof primer) => `--bl-zone-${zone}` as const;

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
