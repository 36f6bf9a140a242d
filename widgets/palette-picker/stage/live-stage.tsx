import { render } from 'preact';
import { useEffect } from 'react';
import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { isEmbedBuild } from '../../core/runtime/build-target.ts';
import { Preview } from '../../core/ui/preview/preview.tsx';
import { strings } from '../lazy-strings.ts';
import { hexesOf, labelOf } from '../try-on/describe.ts';
import { wornBy, zonesOf } from '../try-on/zones.ts';
import { HouseColors } from './house-colors.tsx';
import { picture, words } from './stage.css.ts';

interface LiveStageProps {
  id: string;
  chosen: readonly PaintColor[];
}

/** Paints the server-rendered house beside the grid, which is outside of the island. */
function OnPage(props: LiveStageProps) {
  useEffect(() => {
    const stage = document.getElementById(`${props.id}-stage`);
    // Typed for React, built on preact.
    if (stage) render((props.chosen.length > 0 ? <Painted {...props} /> : null) as never, stage);
  });
  return null;
}

function Painted({ id, chosen }: LiveStageProps) {
  const worn = wornBy(zonesOf.house, chosen, {});
  const next = zonesOf.house.find((zone) => !worn[zone]);
  return (
    <>
      <div className={picture}>
        <Preview
          id={`${id}-h`}
          drawing="house"
          part="0 0 960 600"
          colors={hexesOf(worn)}
          label={labelOf(strings.stage, worn)}
        />
      </div>
      <HouseColors worn={worn} />
      <p className={words}>{next ? strings.next(strings.zones[next]) : strings.allPainted}</p>
    </>
  );
}

/** Other sites show the house in the tray only. */
export const LiveStage = isEmbedBuild ? () => null : OnPage;
