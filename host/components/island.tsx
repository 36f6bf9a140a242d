import { createContext, useContext } from 'react';
import type { Widget } from '../../widgets/core/runtime/define-widget.ts';
import type { Assets } from '../rendering/assets.ts';
import { prerenderOnce } from '../rendering/prerender-once.ts';

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
