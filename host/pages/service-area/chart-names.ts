import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { labelOffset, type Spot, spotOf, type Water, waters } from '../../components/town-pages/bay-chart.tsx';

/** page.css.ts has the same in CSS. */
export const chartWidths = ['phone', 'tablet', 'desk', 'wide'] as const;
export type ChartWidth = (typeof chartWidths)[number];

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

interface Frame {
  /** Visible at every window of this width, of at least the height that page.css.ts gives. */
  visible: Box;
  /** Units of the drawing. */
  fontSize: number;
}

/** From 320 px, 640 px, 62rem and 75rem on. */
const frames: Readonly<Record<ChartWidth, Frame>> = {
  phone: { visible: { left: -256, right: 256, top: -122, bottom: 122 }, fontSize: 22 },
  tablet: { visible: { left: -310, right: 310, top: -112, bottom: 112 }, fontSize: 16 },
  desk: { visible: { left: -200, right: 200, top: -188, bottom: 188 }, fontSize: 15 },
  wide: { visible: { left: -300, right: 300, top: -188, bottom: 188 }, fontSize: 15 },
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

const ownScale = 1.3;

/** The baseline of its name: under its ring where other towns are close above. */
export const ownLine = (slug: string): number => (findTown(slug)?.chart?.isCrowdedAbove ? 44 : -25);

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
    const taken = [around({ x: 0, y: 0 }, 17), ownBox(slug, frame)];
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

/** Of the name of the page's town, which is larger, bold and centered. */
function ownBox(slug: string, { fontSize }: Frame): Box {
  const size = ownScale * fontSize;
  const half = ((findTown(slug)?.name.length ?? 0) * 0.72 * size) / 2;
  const line = ownLine(slug);
  return { left: -half, right: half, top: line - 0.9 * size, bottom: line + 0.3 * size };
}
