import { createContext, useContext } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Widget } from '../widgets/kit/define-widget.ts';
import { prerender } from '../widgets/kit/prerender.tsx';
import type { Assets } from './assets.ts';

/** The build's hashed files, for whoever has to name one. */
export const AssetsContext = createContext<Assets>({ site: '', islands: {} });

interface IslandProps<Schema extends GenericSchema, Data> {
  widget: Widget<Schema, Data>;
  /** Unique on the page. */
  id: string;
  options: InferOutput<Schema>;
  data?: Data;
  className?: string;
}

/**
 * A widget on a page of ours: its HTML, rendered on the server, and what host/browser needs to bring it to life once a
 * visitor comes near. Without JavaScript the HTML is all there is, and works.
 */
export function Island<Schema extends GenericSchema, Data>(props: IslandProps<Schema, Data>) {
  const { widget, id, options, data, className } = props;
  const src = useContext(AssetsContext).islands[widget.name]?.src;
  return (
    <div
      className={className}
      data-widget={widget.name}
      data-id={id}
      data-src={src}
      data-props={JSON.stringify({ options, data })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the widget's own rendering, escaped by preact.
      dangerouslySetInnerHTML={{ __html: prerender(widget, { id, options, data }) }}
    />
  );
}
