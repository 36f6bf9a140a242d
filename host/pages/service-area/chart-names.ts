import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { labelOffset, type Spot, spotOf, type Water, waters } from '../../components/town-pages/bay-chart.tsx';

/** `hero.css.ts` has the same three in CSS. */
export const chartWidths = ['phone', 'tablet', 'desk'] as const;
export type ChartWidth = (typeof chartWidths)[number];

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

interface Frame {
  /** Visible at every window of this width. */
  visible: Box;
  /** Covered by the page's card. */
  card: Box;
  /** Units of the drawing. */
  fontSize: number;
  /** Of the tape that names the page's town. */
  unitsPerPixel: number;
}

/** From 320 px, 640 px and 62rem on. Cropped at the sides, from 1,930 px on at the top. */
const frames: Readonly<Record<ChartWidth, Frame>> = {
  phone: {
    visible: { left: -300, right: 300, top: -254, bottom: 190 },
    card: { left: -300, right: 300, top: 190, bottom: 260 },
    fontSize: 25,
    unitsPerPixel: 1.92,
  },
  tablet: {
    visible: { left: -600, right: 600, top: -254, bottom: 195 },
    card: { left: -600, right: 600, top: 195, bottom: 260 },
    fontSize: 20,
    unitsPerPixel: 1.9,
  },
  desk: {
    visible: { left: -640, right: 640, top: -225, bottom: 225 },
    card: { left: -170, right: 640, top: 95, bottom: 260 },
    fontSize: 15,
    unitsPerPixel: 1.5,
  },
};

/** The widest system typeface, in regular weight. */
const letterWidth = 0.6;

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const contains = (outer: Box, { left, right, top, bottom }: Box) =>
  left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom;
const around = ({ x, y }: Spot, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/** Towns come before waters. Without room for its name, a town loses its dot too. */
export function namedOnChart(slug: string, others: readonly ServiceArea[]): ReadonlyMap<string, ChartWidth[]> {
  const center = spotOf(slug);
  const widthsOf = new Map<string, ChartWidth[]>();
  if (!center) return widthsOf;
  const rank = ({ slug }: ServiceArea) => (findTown(slug)?.chart?.isLandmark ? 0 : 1);
  const candidates = others
    .filter((area) => area.slug !== slug)
    .flatMap((area) => {
      const spot = spotOf(area.slug);
      return spot ? [{ area, spot: { x: spot.x - center.x, y: spot.y - center.y } }] : [];
    })
    .sort((a, b) => rank(a.area) - rank(b.area) || Math.hypot(a.spot.x, a.spot.y) - Math.hypot(b.spot.x, b.spot.y));
  for (const width of chartWidths) {
    const frame = frames[width];
    const taken = [frame.card, around({ x: 0, y: 0 }, 18), tapeBox(slug, frame)];
    const place = (name: string, boxes: readonly Box[]) => {
      if (boxes.some((box) => !contains(frame.visible, box) || taken.some((other) => overlap(box, other)))) return;
      taken.push(...boxes);
      widthsOf.set(name, [...(widthsOf.get(name) ?? []), width]);
    };
    for (const { area, spot } of candidates) place(area.name, [around(spot, 9), nameBox(area, spot, frame)]);
    for (const water of width === 'phone' ? waters.slice(0, 1) : waters) place(water.name, [waterBox(water, center)]);
  }
  return widthsOf;
}

function waterBox({ name, x, y, turn, fontSize }: Water, center: Spot): Box {
  const length = name.length * (fontSize > 15 ? 0.8 : 0.54) * fontSize;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const corners = [0, length].flatMap((along) =>
    [-0.8 * fontSize, 0.25 * fontSize].map((across): [number, number] => [
      x - center.x + along * cos - across * sin,
      y - center.y + along * sin + across * cos,
    ]),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function nameBox({ name, slug }: ServiceArea, { x, y }: Spot, { fontSize }: Frame): Box {
  const { side, dx, dy } = labelOffset(slug);
  const length = name.length * letterWidth * fontSize;
  const start = x + dx - { left: length, below: length / 2, above: 0, right: 0 }[side];
  return { left: start, right: start + length, top: y + dy - 0.85 * fontSize, bottom: y + dy + 0.25 * fontSize };
}

/** 30 px high, 22 px from the dot, in wide capitals. */
function tapeBox(slug: string, { unitsPerPixel }: Frame): Box {
  const town = findTown(slug);
  const half = (((town?.name.length ?? 0) * 12 + 30) / 2) * unitsPerPixel;
  const [near, far] = [20 * unitsPerPixel, 56 * unitsPerPixel];
  const isBelow = town?.chart?.isCrowdedAbove;
  return { left: -half, right: half, top: isBelow ? near : -far, bottom: isBelow ? far : -near };
}
