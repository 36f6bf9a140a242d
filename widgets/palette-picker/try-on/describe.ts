import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import type { Zone } from '../../core/ui/preview/zone.ts';
import { strings } from '../lazy-strings.ts';

type Worn = Readonly<Partial<Record<Zone, PaintColor>>>;

export const hexesOf = (worn: Worn) => Object.fromEntries(Object.entries(worn).map(([zone, { hex }]) => [zone, hex]));

export const labelOf = (drawn: string, worn: Worn) =>
  [drawn, ...Object.entries(worn).map(([zone, { name }]) => `${strings.zones[zone as Zone]} ${name}`)].join(', ');
