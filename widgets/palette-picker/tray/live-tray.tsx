import { useEffect, useRef, useState } from 'react';
import type { WidgetHost } from '../../core/runtime/define-widget.ts';
import { useStore } from '../../core/runtime/use-store.ts';
import { hidden } from '../../core/ui/parts.css.ts';
import { strings } from '../strings.ts';
import type { LivePicker } from '../use-picker.ts';
import { lazyParts } from './tray.css.ts';
import { Tray } from './tray.tsx';
import { type LoadLazy, useLazy } from './use-lazy.ts';

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
