import { business } from '../../../../catalogue/business.ts';

/** The zones and their colors in primer. */
export const primer = {
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

/**
 * The zones that can be painted: `siding trim shutters door roof porch` of the house, `walls trim ceiling accent door`
 * of the room.
 */
export type Zone = keyof typeof primer;

/** The custom property with a zone's color. */
export const zoneVariable = (zone: Zone) => `--${business.initials}-zone-${zone}` as const;
