import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { type Drawn, draw } from './drawn.ts';
import { type paint, picture, zoneVariable } from './preview.css.ts';

/** What takes paint: of the house `siding trim shutters door roof porch`, of the room `walls trim ceiling accent door`. */
export type Zone = keyof typeof paint;

/** Fetched when first drawn, each in a file of its own; and the part of the drawing that a preview shows. */
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
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setDrawn(module.default),
      (error) => console.warn(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);

  const parts = useMemo(() => drawn?.slice(2).map((part, index) => draw(part as Drawn, id, index)), [drawn, id]);
  const style = Object.fromEntries(
    Object.entries(colors).map(([zone, color]) => [zoneVariable(zone as Zone), color]),
  ) as CSSProperties;
  return (
    <svg
      className={picture}
      style={style}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax slice"
      fill="#fbf8f1"
      role="img"
      aria-label={label}
    >
      {parts}
    </svg>
  );
}
