import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { colorId } from '../../../catalogue/paint/color-id.ts';
import type { Zone } from '../../core/ui/preview/zone.ts';

/** What takes paint, in the order in which a list of colors is tried on. */
export const zonesOf = {
  house: ['siding', 'trim', 'door', 'shutters', 'porch', 'roof'],
  room: ['walls', 'trim', 'accent', 'door', 'ceiling'],
} as const satisfies Record<string, readonly Zone[]>;

/** What a visitor has put where by hand: a color's mark, or '' for primer. */
export type ByHand = Readonly<Partial<Record<Zone, string>>>;

/**
 * Which color each zone wears. What was put there by hand stays while it is on the list; the rest of the list goes
 * onto the other zones in its order, and what then is bare stays in primer.
 */
export function wornBy(
  zones: readonly Zone[],
  chosen: readonly PaintColor[],
  byHand: ByHand,
): Partial<Record<Zone, PaintColor>> {
  const byMark = new Map(chosen.map((color) => [colorId(color), color]));
  const isByHand = (zone: Zone) => byHand[zone] === '' || byMark.has(byHand[zone] ?? '');
  const placed = new Set(zones.flatMap((zone) => byMark.get(byHand[zone] ?? '') ?? []));
  const left = chosen.filter((color) => !placed.has(color));
  return Object.fromEntries(
    zones.flatMap((zone) => {
      const color = isByHand(zone) ? byMark.get(byHand[zone] ?? '') : left.shift();
      return color ? [[zone, color]] : [];
    }),
  );
}
