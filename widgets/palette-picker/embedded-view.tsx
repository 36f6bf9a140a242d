import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { paintWall } from '../../catalogue/paint/listed-colors.ts';
import { adopt } from '../core/runtime/adopt-stylesheet.ts';
import type { WidgetProps } from '../core/runtime/define-widget.ts';
import type { PaletteOnPage, PaletteOptions } from './options.ts';
import { strings } from './strings.ts';
import { root } from './view.css.ts';
import { Picker } from './view.tsx';

/** The palette on other sites' pages, where it brings its own colors. All that it does comes when a visitor goes to it. */
export function EmbeddedPicker({ id, options, host }: WidgetProps<PaletteOptions, PaletteOnPage>) {
  const element = useRef<HTMLDivElement>(null);
  /** The same until the end once it lives: what changes on it then, changes in place. */
  const drawn = useRef<ReactElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [life, setLife] = useState<typeof import('./behavior.tsx')>();

  useLayoutEffect(() => {
    const wall = element.current as HTMLDivElement;
    const ending = new AbortController();
    let loading: Promise<void> | undefined;
    function awake({ type, target }: Event) {
      loading ??= import('./behavior.tsx').then((module) => {
        ending.abort();
        adopt(wall, module.css);
        setLife(module);
      });
      // What was pressed meanwhile is pressed again once somebody listens.
      const pressAgain = () => target?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      loading.then(
        () => type === 'click' && setTimeout(pressAgain),
        (error) => {
          console.error(error);
          setFailed(true);
          loading = undefined; // So that the next visit loads it anew.
        },
      );
    }
    for (const sign of ['pointerover', 'focusin', 'touchstart', 'click']) {
      wall.addEventListener(sign, awake, { passive: true, signal: ending.signal });
    }
    return () => ending.abort();
  }, []);

  if (!life) {
    const filter = { brand: options.brand, category: options.category, text: '' };
    drawn.current = <Picker id={id} colors={paintWall} filter={filter} chosen={[]} />;
  }
  return (
    <div className={root}>
      <div ref={element}>{drawn.current}</div>
      {hasFailed && !life && <p role="alert">{strings.missing}</p>}
      {life && <life.Life id={id} options={options} host={host} element={element.current as HTMLDivElement} />}
    </div>
  );
}
