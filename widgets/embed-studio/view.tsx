import { useEffect, useRef, useState } from 'react';
import { showEmbed } from '../core/embed/embed-channel.ts';
import type { WidgetProps } from '../core/runtime/define-widget.ts';
import { Choices } from './choices.tsx';
import { Code } from './code.tsx';
import type { StudioData } from './data.ts';
import { linkFor } from './snippet.ts';
import { readChoices, type StudioChoices } from './studio-choices.ts';
import * as styles from './view.css.ts';

/** The fields hold the state, so choices made before hydration count too. */
export function EmbedStudio({ id, data }: WidgetProps<Record<string, never>, StudioData>) {
  const widget = data?.widgets[0];
  const studio = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<StudioChoices | undefined>(widget && { widget, kind: 'module', values: {} });
  const read = () => {
    const now = studio.current && data && readChoices(studio.current, data.widgets);
    if (!now) return;
    setChosen(now);
    const { name, instead } = now.widget;
    showEmbed({ name, instead: linkFor(instead, now.values), values: now.values, accent: now.accent });
  };
  // After hydration, and again after switching to another widget's fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the fields, not the state.
  useEffect(read, [chosen?.widget]);
  if (!data || !chosen) return null;
  return (
    <div ref={studio} className={styles.bench} onInput={read}>
      <Choices id={id} data={data} chosen={chosen} onChange={read} />
      <Code id={id} origin={data.origin} chosen={chosen} />
    </div>
  );
}
