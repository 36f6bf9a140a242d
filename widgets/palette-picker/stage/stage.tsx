import { startingScheme } from '../../../catalogue/paint/starting-scheme.ts';
import { strings } from '../lazy-strings.ts';
import { zonesOf } from '../try-on/zones.ts';
import { HouseColors } from './house-colors.tsx';
import { onScreen, picture, stage, start, words } from './stage.css.ts';

export const Stage = ({ id }: { id: string }) => (
  <figure className={stage} aria-label={strings.stage}>
    <div id={`${id}-stage`} />
    <div className={start}>
      <div className={picture} role="img" aria-label={strings.startingHouse(startingScheme.siding.name)} />
      <HouseColors worn={startingScheme} zones={zonesOf.house.slice(0, onScreen)} />
      <p className={words}>{strings.start}</p>
    </div>
  </figure>
);
