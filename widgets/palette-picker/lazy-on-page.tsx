import { render } from 'preact';
import { type ReactNode, useEffect } from 'react';
import type { PaintColor } from '../../catalogue/contracts/paint-color.ts';
import { Preview } from '../core/ui/preview/preview.tsx';
import { strings } from './lazy-strings.ts';
import { sheetAddress, sheetCode } from './printed-list.css.ts';
import { picture, words } from './stage.css.ts';
import { HouseColors, SheetHead } from './stage.tsx';
import { colorByZone, hexesOf, isByHandOnly, labelOf, zonesOf } from './zones.ts';

export { default as css } from 'sheet:./lazy-on-page.tsx';
export { MailDialog, Squares, TryOn } from './lazy.tsx';

interface LiveStageProps {
  id: string;
  chosen: readonly PaintColor[];
}

/** Fills server-rendered places outside of the island. */
export function LiveStage(props: LiveStageProps) {
  useEffect(() => {
    const isChosen = props.chosen.length > 0;
    fill(`${props.id}-stage`, isChosen && <Painted {...props} />);
    fill(`${props.id}-sheet`, isChosen && <PrintedHead />);
  });
  return null;
}

function fill(id: string, content: ReactNode): void {
  const place = document.getElementById(id);
  // Typed for React, built on preact.
  if (place) render(content as never, place);
}

/** print-sheet.ts fills it in. */
const PrintedHead = () => (
  <SheetHead>
    <div className={sheetCode} data-code="" />
    <p className={sheetAddress}>
      Open this list again: <span data-address="" />
    </p>
  </SheetHead>
);

function Painted({ id, chosen }: LiveStageProps) {
  const painted = colorByZone(zonesOf.house, chosen);
  const next = zonesOf.house.find((zone) => !painted[zone] && !isByHandOnly(zone));
  return (
    <>
      <div className={picture}>
        <Preview
          id={`${id}-h`}
          drawing="house"
          part="0 0 960 600"
          colors={hexesOf(painted)}
          label={labelOf(strings.stage, painted)}
        />
      </div>
      <HouseColors painted={painted} />
      <p className={words}>{next ? strings.next(strings.zones[next]) : strings.allPainted}</p>
    </>
  );
}
