import type { ReactNode } from 'react';
import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import type { WidgetHost } from '../../core/runtime/define-widget.ts';
import { recordAction } from '../../core/runtime/record-action.ts';
import { button } from '../../core/ui/parts.css.ts';
import { SiteLink } from '../../core/ui/site-link.tsx';
import { everything } from '../model.ts';
import { paletteQuery } from '../palette-query.ts';
import { strings } from '../strings.ts';
import { quietButton, row, tray } from './tray.css.ts';
import { Chosen } from './tray-parts.tsx';

interface TrayProps {
  id: string;
  host: WidgetHost;
  chosen: readonly PaintColor[];
  open: 'mail' | 'house' | undefined;
  toggle(what: 'mail' | 'house'): void;
  /** The contents of the tray. */
  children: ReactNode;
}

/** The selection, at the bottom of the window, and what can be done with it. */
export function Tray({ id, host, chosen, open, toggle, children }: TrayProps) {
  const isHouse = open === 'house';
  return (
    <section className={tray} aria-label={strings.list}>
      {children}
      <div className={row}>
        <Chosen chosen={chosen} />
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
          <button type="button" className={quietButton} onClick={printSheet}>
            {strings.print}
          </button>
        ) : (
          <SiteLink
            host={host}
            className={quietButton}
            path={`/color-palette${paletteQuery({ filter: everything, chosen })}`}
          >
            {strings.print}
          </SiteLink>
        )}
        <button type="button" className={button} aria-haspopup="dialog" onClick={() => toggle('mail')}>
          {strings.email}
        </button>
      </div>
    </section>
  );
}

/** The page's print styles print the list. */
function printSheet(): void {
  recordAction('file_download', { file_name: 'color sheet' });
  print();
}
