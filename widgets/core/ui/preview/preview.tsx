import { type CSSProperties, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { jsx } from 'react/jsx-runtime';
import { brand } from '../../../../catalogue/brand.ts';
import { paint, picture } from './preview.css.ts';
import { type Zone, zoneVariable } from './zone.ts';

/** As parsed by `.build/drawings.mjs`. */
export type Drawn = readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Drawn[]];

export function draw([tag, attributes, ...children]: Drawn, id: string, key?: number): ReactElement {
  const given: Record<string, unknown> = { children: children.map((child, index) => draw(child, id, index)) };
  for (const [name, value] of Object.entries(attributes)) given[name] = value.replace('~', `${id}-`);
  const zone = attributes.class?.replace('room-', '') as keyof typeof paint | undefined;
  // Sky and water also have classes, but keep their colors.
  if (zone) given.class = paint[zone];
  // An SVG element name unknown to TypeScript.
  return jsx(tag as 'g', given, key);
}

const drawings = {
  house: { load: () => import('../../../../catalogue/drawings/house.svg?elements'), viewBox: '118 24 640 576' },
  room: { load: () => import('../../../../catalogue/drawings/room.svg?elements'), viewBox: '0 0 960 600' },
};

interface PreviewProps {
  id: string;
  drawing: keyof typeof drawings;
  /** `#rrggbb`; zones without a color are in primer. */
  colors: Readonly<Partial<Record<Zone, string>>>;
  label: string;
  /** An SVG viewBox. @default without its surroundings */
  part?: string;
}

/** Import it from a lazy module, whose stylesheet then contains its styles. */
export function Preview({ id, drawing, colors, label, part }: PreviewProps) {
  const { load, viewBox } = drawings[drawing];
  const svg = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<Drawn>();
  const [isPrimed, setPrimed] = useState(false);
  useEffect(() => {
    const inView = new IntersectionObserver(async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      inView.disconnect();
      try {
        setDrawn((await load()).default);
      } catch (error) {
        console.warn(error);
      }
    });
    if (svg.current) inView.observe(svg.current);
    return () => inView.disconnect();
  }, [load]);
  // In primer first, so that its first colors animate like later ones.
  useEffect(() => setPrimed(Boolean(drawn)), [drawn]);

  const parts = useMemo(() => drawn?.slice(2).map((part, index) => draw(part as Drawn, id, index)), [drawn, id]);
  const style = Object.fromEntries(
    Object.entries(colors).map(([zone, color]) => [zoneVariable(zone as Zone), color]),
  ) as CSSProperties;
  return (
    <svg
      ref={svg}
      className={picture}
      style={isPrimed ? style : undefined}
      viewBox={part ?? viewBox}
      preserveAspectRatio="xMidYMax slice"
      fill={brand.colors.paper}
      role="img"
      aria-label={label}
    >
      {parts}
    </svg>
  );
}
