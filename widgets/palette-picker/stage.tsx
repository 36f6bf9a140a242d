import type { PropsWithChildren } from 'react';
import { brand } from '../../catalogue/brand.ts';
import { business } from '../../catalogue/business.ts';
import { primer, type Zone } from '../core/ui/preview/zone.ts';
import { Paint } from './grid/color-grid.tsx';
import { strings } from './lazy-strings.ts';
import { colors, onScreen, sheetHead, sheetLines, sheetMark } from './stage.css.ts';
import { type ColorByZone, zonesOf } from './zones.ts';

export const HouseColors = ({ painted, zones = zonesOf.house }: { painted: ColorByZone; zones?: readonly Zone[] }) => (
  <ul className={colors}>
    {zones.map((zone, index) =>
      index < onScreen || painted[zone] ? (
        <li key={zone}>
          <Paint hex={painted[zone]?.hex ?? primer[zone]} />
          <span>{strings.zones[zone]}</span>
          <b>{painted[zone]?.name ?? strings.primer}</b>
        </li>
      ) : null,
    )}
  </ul>
);

const markParts = brand.mark.map(({ color, path }) => ({ fill: brand.colors[color], d: path }));

const smallPrint = `${business.legalName} · ${business.phone.shown} · Screens and printers only come near to paint: we bring painted samples to your free estimate.`;

export const SheetHead = ({ children }: PropsWithChildren) => (
  <div className={sheetHead} hidden>
    <div>
      <div className={sheetMark}>
        <svg viewBox="0 0 22 36" width="22" height="36" aria-hidden="true">
          {markParts.map((part) => (
            <path key={part.d} {...part} />
          ))}
        </svg>
        {business.name}
      </div>
      <p>My paint colors</p>
      <p>
        <span data-today="" />
      </p>
      <p className={sheetLines}>
        <span>Name</span> <span>Room or part of the house</span>
      </p>
      <p>{smallPrint}</p>
    </div>
    {children}
  </div>
);
