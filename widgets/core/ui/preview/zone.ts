import { business } from '../../../../catalogue/business.ts';

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

/** House: `siding trim shutters door roof porch`. Room: `walls trim ceiling accent door`. */
export type Zone = keyof typeof primer;

export const zoneVariable = (zone: Zone) => `--${business.initials}-zone-${zone}` as const;
