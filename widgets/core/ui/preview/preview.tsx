import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { brand } from '../../../../catalogue/brand.ts';
import { type Drawn, draw } from './drawn.ts';
import { picture } from './preview.css.ts';
import { type Zone, zoneVariable } from './zone.ts';

/** Fetched once a preview is in view, each in a file of its own; and the part of the drawing that a preview shows. */
const drawings = {
  house: { load: () => import('./house.ts'), viewBox: '118 24 640 576' },
  room: { load: () => import('./room.ts'), viewBox: '0 0 960 600' },
};

interface PreviewProps {
  /** Unique on the page. */
  id: string;
  drawing: keyof typeof drawings;
  /** `#rrggbb` by zone; what is left out stands in primer. */
  colors: Readonly<Partial<Record<Zone, string>>>;
  /** What the picture shows, for those who do not see it. */
  label: string;
}

/**
 * The house or the room, repainted whenever its colors change. It covers the whole place it is given, cut to fit. It
 * is small, so import it statically from what loads late, whose sheet then holds its styles; the drawing itself comes
 * by a dynamic import of its own. A drawing that cannot be loaded costs the picture, nothing else.
 */
export function Preview({ id, drawing, colors, label }: PreviewProps) {
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
  // It is seen in primer first, so that its first colors are painted on as all later ones.
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
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax slice"
      fill={brand.colors.paper}
      role="img"
      aria-label={label}
    >
      {parts}
    </svg>
  );
}
