import '../../components/house-zones.css.ts';
import house from '../../../catalogue/drawings/house.svg';
import room from '../../../catalogue/drawings/room.svg';
import { zonesOf } from '../../../widgets/palette-picker/try-on/zones.ts';
import { Drawing } from '../../components/drawing.tsx';
import type { RequestView } from '../../rendering/request-view.ts';
import { worn } from './view.css.ts';

const markups = { house, room } as const;

export function Worn({ colors, isInside }: Pick<RequestView, 'colors' | 'isInside'>) {
  const drawing = isInside ? 'room' : 'house';
  const hexes = new Map<string, string>();
  colors.slice(0, zonesOf[drawing].length).forEach(({ hex }, at) => {
    hexes.set(zonesOf[drawing][at] ?? '', hex);
  });
  // Attributes, because the page's policy allows only its sheet.
  const markup = markups[drawing].replaceAll(/class="(?:room-)?(\w+)"(?: fill="[^"]*")?/g, (zone, name) => {
    const hex = hexes.get(name);
    return hex ? `fill="${hex}"` : zone;
  });
  const count = colors.length === 1 ? 'Your color' : 'Your colors';
  return (
    <figure className={worn}>
      <Drawing markup={markup} />
      <figcaption>{`${count} ${isInside ? 'in a room' : 'on a house'}`}</figcaption>
    </figure>
  );
}
