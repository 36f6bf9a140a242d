import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import type { WidgetHost } from '../../core/runtime/define-widget.ts';
import { useStore } from '../../core/runtime/use-store.ts';
import { button, hidden } from '../../core/ui/parts.css.ts';
import { SiteLink } from '../../core/ui/site-link.tsx';
import { estimatePathWithColors, everything, paletteQuery } from '../picker-model.ts';
import { strings } from '../strings.ts';
import type { LivePicker } from '../use-picker.ts';
import { badge, lazyParts, quietButton, row, strip, tray } from './tray.css.ts';

interface LiveTrayProps extends LivePicker {
  id: string;
  host: WidgetHost;
  loadLazy: LoadLazy;
}

export function LiveTray({ id, host, loadLazy, model, said }: LiveTrayProps) {
  const { chosen } = useStore(model.store);
  const [open, setOpen] = useState<'mail' | 'house'>();
  const [wishes, setWishes] = useState(0);
  const [news, setNews] = useState('');
  const region = useRef<HTMLDivElement>(null);
  const loaded = useLazy(host, loadLazy, chosen.length > 0, wishes);
  const lazy = loaded === 'failed' ? undefined : loaded;
  useEffect(() => setNews(said), [said]);
  /** While a part is loading, pressing again retries. */
  function toggle(what: 'mail' | 'house') {
    setWishes(wishes + 1);
    setOpen(lazy && open === what ? undefined : what);
  }

  return (
    <>
      {chosen.length > 0 && (
        <Tray
          id={id}
          host={host}
          chosen={chosen}
          open={open}
          toggle={toggle}
          names={lazy && <lazy.Names chosen={chosen} remove={model.toggle} />}
        >
          {loaded === 'failed' && open && <p role="alert">{strings.missing}</p>}
          {lazy && open === 'house' && <lazy.TryOn id={id} chosen={chosen} close={() => setOpen(undefined)} />}
        </Tray>
      )}
      {lazy?.LiveStage && <lazy.LiveStage id={id} chosen={chosen} />}
      <div ref={region} className={lazyParts}>
        <p className={hidden} role="status">
          {news}
        </p>
        {lazy && (
          <lazy.MailDialog
            id={id}
            host={host}
            chosen={chosen}
            isOpen={open === 'mail'}
            close={() => setOpen(undefined)}
            choose={model.choose}
            say={setNews}
          />
        )}
      </div>
    </>
  );
}

type Lazy = typeof import('../lazy.ts') & Partial<Pick<typeof import('../lazy-on-page.ts'), 'LiveStage'>>;

export type LoadLazy = () => Promise<Lazy>;

/** A higher `wish` retries after a failure. */
export function useLazy(host: WidgetHost, load: LoadLazy, isWanted: boolean, wish: number) {
  const [lazy, setLazy] = useState<Lazy>();
  const [failed, setFailed] = useState(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request retries.
  useEffect(() => {
    if (!isWanted || lazy) return;
    load().then(
      (module) => {
        host.adopt(module.css);
        setLazy(module);
      },
      (error) => {
        console.error(error);
        setFailed((before) => Math.max(before, wish));
      },
    );
  }, [isWanted, wish]);
  return lazy ?? (failed >= wish ? 'failed' : undefined);
}

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
