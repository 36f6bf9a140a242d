import './grid/color-grid-live.css.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readColorFilter } from '../../catalogue/paint/color-filter.ts';
import type { WidgetProps } from '../core/runtime/define-widget.ts';
import { recordAction } from '../core/runtime/record-action.ts';
import { useStore } from '../core/runtime/use-store.ts';
import { copiedMs, copyText } from '../core/ui/copy-text.ts';
import { button, hidden } from '../core/ui/parts.css.ts';
import { SiteLink } from '../core/ui/site-link.tsx';
import { activateColorGrid, filtersOf } from './grid/activate-color-grid.ts';
import { everything, type PaletteOnPage, type PaletteOptions, paletteQuery } from './palette.ts';
import { createPickerModel, estimatePathWithColors, type PalettePage, shareChoice } from './picker-model.ts';
import { strings } from './strings.ts';
import { actions, badge, lazyParts, moreButton, quietButton, row, shownActions, strip, tray } from './tray.css.ts';

export { default as css } from 'sheet:./behavior.tsx';

type Lazy = typeof import('./lazy.tsx') & Partial<Pick<typeof import('./lazy-on-page.tsx'), 'LiveStage'>>;

interface BehaviorProps extends Pick<WidgetProps<Partial<PaletteOptions>, PaletteOnPage>, 'id' | 'options' | 'host'> {
  element: HTMLElement;
  loadLazy(): Promise<Lazy>;
  page?: PalettePage;
}

export function Behavior(props: BehaviorProps) {
  const { id, host, options, loadLazy, page } = props;
  const [news, setNews] = useState('');
  const [{ model, end }] = useState(() => startPicker(props, setNews));
  const { chosen } = useStore(model.store);
  const [open, setOpen] = useState<'mail' | 'house' | 'more'>();
  const [isCopied, setCopied] = useState<boolean>();
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [lazy, setLazy] = useState<Lazy>();
  const [hasFailed, setFailed] = useState(false);
  const first = useRef(options);
  const { brand, category } = options;
  const hasChosen = chosen.length > 0;

  useLayoutEffect(() => end, [end]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the embedding page changes its options.
  useLayoutEffect(() => {
    if (options !== first.current) model.narrow({ brand, category });
  }, [brand, category]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the first color.
  useEffect(() => {
    if (hasChosen) load();
  }, [hasChosen]);

  function load() {
    if (lazy) return;
    setFailed(false);
    loadLazy().then(
      (module) => {
        host.adopt(module.css);
        setLazy(module);
      },
      (error) => {
        console.error(error);
        setFailed(true);
      },
    );
  }
  /** While a part is loading, pressing again retries. */
  function toggle(part: 'mail' | 'house') {
    load();
    show(lazy && open === part ? undefined : part);
  }
  function show(part?: typeof open) {
    setOpen(part);
    setCopied(undefined);
  }
  const close = () => show();
  /** Where the menu has a button of its own, its other buttons are gone once it is closed. */
  function leave() {
    close();
    const { offsetParent } = opener.current ?? {};
    (offsetParent ? opener.current : menu.current?.querySelector('button'))?.focus({ preventScroll: true });
  }
  useLayoutEffect(() => {
    if (open === 'more') menu.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [open]);
  async function copyLink() {
    const isDone = await copyText(link, props.element);
    setCopied(isDone);
    if (!isDone) return;
    setNews(strings.copied);
    setTimeout(setCopied, copiedMs);
  }
  const isHouse = open === 'house';
  const path = `/color-palette${paletteQuery({ filter: everything, chosen })}`;
  const link = host.apiOrigin + path;

  return (
    <>
      {hasChosen && (
        <section
          className={tray}
          aria-label={strings.list}
          onKeyDown={({ key }) => key === 'Escape' && (isHouse || open === 'more') && leave()}
        >
          {hasFailed && open && open !== 'more' && <p role="alert">{strings.missing}</p>}
          {isCopied === false && (
            <p role="alert">
              {strings.notCopied} <a href={link}>{link}</a>
            </p>
          )}
          {lazy && isHouse && <lazy.TryOn {...{ id, chosen }} close={leave} />}
          <div className={row}>
            <p className={badge}>{strings.badge(chosen.length)}</p>
            {/* In WebKit a list that comes later takes no room at first, which scrolls the page up. */}
            <ul className={strip}>{lazy && <lazy.Squares chosen={chosen} remove={model.toggle} />}</ul>
            <div ref={menu} id={`${id}-more`} className={open === 'more' ? shownActions : actions}>
              <button
                type="button"
                className={quietButton}
                aria-expanded={isHouse}
                aria-controls={isHouse ? `${id}-house` : undefined}
                onClick={() => toggle('house')}
              >
                {strings.tryOn}
              </button>
              {page ? (
                <button type="button" className={quietButton} onClick={() => page.printSheet(host, link)}>
                  {strings.print}
                </button>
              ) : (
                <SiteLink host={host} className={quietButton} path={path}>
                  {strings.print}
                </SiteLink>
              )}
              <button type="button" className={quietButton} onClick={copyLink}>
                {isCopied ? strings.copied : strings.link}
              </button>
            </div>
            <button type="button" className={quietButton} aria-haspopup="dialog" onClick={() => toggle('mail')}>
              {strings.email}
            </button>
            <button
              ref={opener}
              type="button"
              className={moreButton}
              aria-expanded={open === 'more'}
              aria-controls={`${id}-more`}
              onClick={() => show(open === 'more' ? undefined : 'more')}
            >
              {strings.more}
            </button>
            <SiteLink host={host} className={button} path={estimatePathWithColors(chosen, page)}>
              {strings.estimate}
              <span> {strings.withThese}</span>
            </SiteLink>
          </div>
        </section>
      )}
      {lazy?.LiveStage && <lazy.LiveStage id={id} chosen={chosen} />}
      <div className={lazyParts}>
        <p className={hidden} role="status">
          {news}
        </p>
        {lazy && (
          <lazy.MailDialog
            {...{ id, host, page, chosen, close }}
            isOpen={open === 'mail'}
            choose={model.choose}
            say={setNews}
          />
        )}
      </div>
    </>
  );
}

function startPicker({ id, host, element, page }: BehaviorProps, say: (text: string) => void) {
  // The server rendered the URL's state, and a visitor may have changed it since.
  const model = createPickerModel({ filter: readColorFilter(filtersOf(element)), chosen: [] });
  const chips = activateColorGrid(element, model, host.words(strings), (action, text) => {
    if (text) say(text);
    recordAction(host, 'palette_use', { action });
  });
  const end = shareChoice(model, host, (mark) => chips.get(mark)?.color, page);

  const signs = new AbortController();
  function onSign() {
    signs.abort();
    import('./grid/tips.ts').then(({ css, activateTips }) => {
      host.adopt(css);
      activateTips(element, id, chips, host);
    }, console.error);
  }
  for (const sign of ['pointerover', 'focusin']) element.addEventListener(sign, onSign, { signal: signs.signal });
  return { model, end };
}
