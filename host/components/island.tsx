import { createContext, useContext } from 'react';
import type { Widget } from '../../widgets/core/runtime/define-widget.ts';
import { prerender } from '../../widgets/core/runtime/prerender.tsx';
import type { Assets } from '../rendering/assets.ts';

/** More variants of one datum than there are pages with a link of their own in the navigation. */
const maxVariants = 200;

const made = new WeakMap<object, Map<string, string>>();

/**
 * A widget's HTML, made once for the same data object: what stands on every page alike, as the navigation does, is
 * rendered for the first of them only.
 */
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

/** The build's hashed files, for whoever has to name one. */
export const AssetsContext = createContext<Assets>({ site: '', islands: {} });

interface IslandProps<Options, Data> {
  widget: Widget<Options, Data>;
  /** Unique on the page. */
  id: string;
  options: Options;
  data?: Data | undefined;
  /** `kept`: the view keeps what the server made of the data, so it is not sent a second time. @default 'sent' */
  dataInBrowser?: 'sent' | 'kept';
  /**
   * When the browser fetches and starts it: once it is in view, only once pointer, touch or focus reach it, or never,
   * for what is whole as it stands. @default 'view'
   */
  start?: 'view' | 'intent' | 'never';
  className?: string;
}

/**
 * A widget on a page of ours: its HTML, rendered on the server, and what host/browser needs to bring it to life once a
 * visitor comes near. Without JavaScript the HTML is all there is, and works.
 */
export function Island<Options, Data>(props: IslandProps<Options, Data>) {
  const { widget, id, options, data, dataInBrowser, start, className } = props;
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
