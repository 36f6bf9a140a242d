import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { button } from '../../core/ui/parts.css.ts';
import { strings } from '../strings.ts';
import { plain, row, tray } from './tray.css.ts';
import { Chosen } from './tray-parts.tsx';

/** What is chosen, at the foot of the window: without JavaScript, the list goes by the visitor's own mail program. */
export const PlainTray = ({ chosen, mail }: { chosen: readonly PaintColor[]; mail: string }) => (
  <section className={`${tray} ${plain}`} aria-label={strings.list}>
    <div className={row}>
      <Chosen chosen={chosen} />
      <a className={button} href={mail}>
        {strings.email}
      </a>
    </div>
  </section>
);
