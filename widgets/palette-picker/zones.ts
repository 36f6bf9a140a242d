import type { PaintColor } from '../../catalogue/contracts/paint-color.ts';
import { colorId } from '../../catalogue/paint/color-id.ts';
import type { Zone } from '../core/ui/preview/zone.ts';
import { strings } from './lazy-strings.ts';

export type ColorByZone = Readonly<Partial<Record<Zone, PaintColor>>>;

export const hexesOf = (colors: ColorByZone) =>
  Object.fromEntries(Object.entries(colors).map(([zone, { hex }]) => [zone, hex]));

export const labelOf = (drawn: string, colors: ColorByZone) =>
  [drawn, ...Object.entries(colors).map(([zone, { name }]) => `${strings.zones[zone as Zone]} ${name}`)].join(', ');

/** In the order in which a list of colors is applied. */
export const zonesOf = {
  house: ['siding', 'trim', 'door', 'shutters', 'porch', 'roof'],
  room: ['walls', 'trim', 'accent', 'door', 'ceiling'],
} as const satisfies Record<string, readonly Zone[]>;

/** These get a color only from the visitor's own hand, never in turn. */
export const isByHandOnly = (zone: Zone): boolean => zone === 'roof' || zone === 'porch';

/** A color id, or '' for primer. */
export type ByHand = Readonly<Partial<Record<Zone, string>>>;

/** Zones set by hand keep their color while it is on the list; the others take the rest in order. */
export function colorByZone(zones: readonly Zone[], chosen: readonly PaintColor[], byHand: ByHand = {}): ColorByZone {
  const byMark = new Map(chosen.map((color) => [colorId(color), color]));
  const isByHand = (zone: Zone) => byHand[zone] === '' || byMark.has(byHand[zone] ?? '');
  const placed = new Set(zones.flatMap((zone) => byMark.get(byHand[zone] ?? '') ?? []));
  const left = chosen.filter((color) => !placed.has(color));
  return Object.fromEntries(
    zones.flatMap((zone) => {
      const color = isByHand(zone) ? byMark.get(byHand[zone] ?? '') : isByHandOnly(zone) ? undefined : left.shift();
      return color ? [[zone, color]] : [];
    }),
  );
}
