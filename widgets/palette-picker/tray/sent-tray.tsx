import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import type { WidgetHost } from '../../core/runtime/define-widget.ts';
import { button } from '../../core/ui/parts.css.ts';
import { SiteLink } from '../../core/ui/site-link.tsx';
import { strings } from '../lazy-strings.ts';
import { estimatePath, paletteQuery } from '../palette-address.ts';
import { everything } from '../picker-model.ts';
import { strings as shared } from '../strings.ts';
import { badge, quietButton, row, tray } from './tray.css.ts';

interface SentTrayProps {
  host: WidgetHost;
  sent: readonly PaintColor[];
  choose(colors: readonly PaintColor[]): void;
}

/** The actions after a list was sent. */
export const SentTray = ({ host, sent, choose }: SentTrayProps) => (
  <section className={tray} aria-label={strings.sentList}>
    <div className={row}>
      <p className={badge}>{strings.sentCount(sent.length)}</p>
      <button type="button" className={quietButton} onClick={() => choose(sent)}>
        {strings.chooseAgain}
      </button>
      <SiteLink host={host} className={button} path={estimatePath(paletteQuery({ filter: everything, chosen: sent }))}>
        {shared.estimate}
      </SiteLink>
    </div>
  </section>
);
