import type { ReactNode } from 'react';
import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import type { WidgetHost } from '../../core/runtime/define-widget.ts';
import { button } from '../../core/ui/parts.css.ts';
import { SiteLink } from '../../core/ui/site-link.tsx';
import { estimatePathWithColors, paletteQuery } from '../palette-address.ts';
import { everything } from '../picker-model.ts';
import { strings } from '../strings.ts';
import { badge, quietButton, row, strip, tray } from './tray.css.ts';

interface TrayProps {
  id: string;
  host: WidgetHost;
  chosen: readonly PaintColor[];
  open: 'mail' | 'house' | undefined;
  toggle(what: 'mail' | 'house'): void;
  names: ReactNode;
  children: ReactNode;
}

export function Tray({ id, host, chosen, open, toggle, names, children }: TrayProps) {
  const isHouse = open === 'house';
  const query = paletteQuery({ filter: everything, chosen });
  const printList = () =>
    import('./print-sheet.ts').then(
      ({ printSheet }) => printSheet(host, `${host.apiOrigin}/color-palette${query}`),
      () => print(),
    );
  return (
    <section className={tray} aria-label={strings.list}>
      {children}
      <div className={row}>
        <p className={badge}>{strings.badge(chosen.length)}</p>
        {/* In WebKit a list that comes later takes no room at first, which scrolls the page up. */}
        <ul className={strip}>{names}</ul>
        <button
          type="button"
          className={quietButton}
          aria-expanded={isHouse}
          aria-controls={isHouse ? `${id}-house` : undefined}
          onClick={() => toggle('house')}
        >
          {strings.tryOn}
        </button>
        {host.place === 'site' ? (
          <button type="button" className={quietButton} onClick={printList}>
            {strings.print}
          </button>
        ) : (
          <SiteLink host={host} className={quietButton} path={`/color-palette${query}`}>
            {strings.print}
          </SiteLink>
        )}
        <button type="button" className={quietButton} aria-haspopup="dialog" onClick={() => toggle('mail')}>
          {strings.email}
        </button>
        <SiteLink host={host} className={button} path={estimatePathWithColors(host, chosen)}>
          {strings.estimate}
        </SiteLink>
      </div>
    </section>
  );
}
