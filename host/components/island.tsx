import { createContext, useContext } from 'react';
import type { Widget } from '../../widgets/core/runtime/define-widget.ts';
import { prerender } from '../../widgets/core/runtime/prerender.tsx';

/** Written by the build to `dist/assets.json`. */
export interface Assets {
  site: string;
  islands: Readonly<Record<string, { src: string; imports: readonly string[] }>>;
}

/** More variants per data object than pages that the navigation links to. */
const maxVariants = 200;

const made = new WeakMap<object, Map<string, string>>();

function prerenderOnce<Options, Data>(
  widget: Widget<Options, Data>,
  props: { id: string; options: Options; data: Data | undefined },
): string {
  const { id, options, data } = props;
  if (typeof data !== 'object' || data === null) return prerender(widget, props);
  const variants = made.get(data) ?? new Map<string, string>();
  made.set(data, variants);
  const variant = JSON.stringify([widget.name, id, options]);
  const html = variants.get(variant) ?? prerender(widget, props);
  if (variants.size < maxVariants) variants.set(variant, html);
  return html;
}

export const AssetsContext = createContext<Assets>({ site: '', islands: {} });

interface IslandProps<Options, Data> {
  widget: Widget<Options, Data>;
  id: string;
  /** @default none, where the widget requires none */
  options?: Options;
  data?: Data | undefined;
  /** `kept`: the view reads its data from the server's HTML. @default 'sent' */
  dataInBrowser?: 'sent' | 'kept';
  /** `intent`: on pointer, touch or focus. @default 'view' */
  start?: 'view' | 'intent' | 'never';
  className?: string;
}

export function Island<Options, Data>(props: IslandProps<Options, Data>) {
  const { widget, id, options = {} as Options, data, dataInBrowser, start, className } = props;
  const src = useContext(AssetsContext).islands[widget.name]?.src;
  const html = { __html: prerenderOnce(widget, { id, options, data }) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the widget's own rendering, escaped by preact.
  if (start === 'never') return <div className={className} dangerouslySetInnerHTML={html} />;
  return (
    <div
      className={className}
      data-widget={widget.name}
      data-id={id}
      data-src={src}
      data-start={start === 'intent' ? start : undefined}
      data-props={JSON.stringify({ options, data: dataInBrowser === 'kept' ? undefined : data })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the widget's own rendering, escaped by preact.
      dangerouslySetInnerHTML={html}
    />
  );
}
