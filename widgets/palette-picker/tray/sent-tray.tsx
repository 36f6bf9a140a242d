import type { RefObject } from 'react';
import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import type { WidgetHost } from '../../core/runtime/define-widget.ts';
import { button } from '../../core/ui/parts.css.ts';
import { SiteLink } from '../../core/ui/site-link.tsx';
import { strings } from '../lazy-strings.ts';
import { estimatePathWithColors } from '../palette-address.ts';
import { strings as shared } from '../strings.ts';
import { badge, quietButton, row, tray } from './tray.css.ts';

interface SentTrayProps {
  host: WidgetHost;
  sent: readonly PaintColor[];
  choose(colors: readonly PaintColor[]): void;
  /** Takes the focus. */
  bar: RefObject<HTMLParagraphElement | null>;
}

export function SentTray({ host, sent, choose, bar }: SentTrayProps) {
  const again = () => choose(sent);
  return (
    <section className={tray} aria-label={strings.sentList}>
      <div className={row}>
        <p className={badge} ref={bar} tabIndex={-1}>
          {strings.sentCount(sent.length)}
        </p>
        <button type="button" className={quietButton} onClick={again}>
          {strings.chooseAgain}
        </button>
        {/* Still there for a visitor who comes back from the form. */}
        <SiteLink host={host} className={button} path={estimatePathWithColors(host, sent)} onClick={again}>
          {shared.estimate}
        </SiteLink>
      </div>
    </section>
  );
}
