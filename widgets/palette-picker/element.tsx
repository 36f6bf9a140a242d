import sheet from 'sheet:./element.tsx';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { listedColors } from '../../catalogue/paint/paint-colors.ts';
import { defineElement } from '../core/runtime/custom-element.tsx';
import type { WidgetProps } from '../core/runtime/define-widget.ts';
import { type PaletteOptions, paletteOptions } from './palette.ts';
import { strings } from './strings.ts';
import { Picker } from './view.tsx';
import { ground } from './widget.css.ts';

const loadLazy = () => import('./lazy.tsx');

function EmbeddedPicker({ id, options, host }: WidgetProps<PaletteOptions, undefined>) {
  const element = useRef<HTMLDivElement>(null);
  /** Rendered once; after activation it is changed in place. */
  const drawn = useRef<ReactElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [behavior, setBehavior] = useState<typeof import('./behavior.tsx')>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a mount has one host.
  useLayoutEffect(() => {
    const ending = new AbortController();
    let loading: Promise<void> | undefined;
    function awake({ type, target }: Event) {
      loading ??= import('./behavior.tsx').then((module) => {
        ending.abort();
        host.adopt(module.css);
        setBehavior(module);
      });
      // Replays clicks made while the behavior was loading.
      const pressAgain = () => target?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      loading.then(
        () => type === 'click' && setTimeout(pressAgain),
        (error) => {
          console.error(error);
          setFailed(true);
          loading = undefined;
        },
      );
    }
    for (const sign of ['pointerover', 'focusin', 'touchstart', 'click']) {
      element.current?.addEventListener(sign, awake, { passive: true, signal: ending.signal });
    }
  }, []);

  if (!behavior) {
    const filter = { brand: options.brand, category: options.category, text: '' };
    drawn.current = <Picker id={id} colors={listedColors} filter={filter} chosen={[]} />;
  }
  return (
    <div className={ground}>
      <div ref={element}>{drawn.current}</div>
      {hasFailed && !behavior && <p role="alert">{strings.missing}</p>}
      {behavior && element.current && (
        <behavior.Behavior {...{ id, options, host, loadLazy }} element={element.current} />
      )}
    </div>
  );
}

defineElement({ name: 'palette-picker', options: paletteOptions, View: EmbeddedPicker }, sheet, import.meta.url);
