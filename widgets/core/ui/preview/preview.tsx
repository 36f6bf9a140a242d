import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { brand } from '../../../../catalogue/brand.ts';
import { type Drawn, draw } from './draw.ts';
import { picture } from './preview.css.ts';
import { type Zone, zoneVariable } from './zone.ts';

const drawings = {
  house: { load: () => import('./house.ts'), viewBox: '118 24 640 576' },
  room: { load: () => import('./room.ts'), viewBox: '0 0 960 600' },
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
