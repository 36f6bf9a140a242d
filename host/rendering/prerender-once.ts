import type { Widget } from '../../widgets/core/runtime/define-widget.ts';
import { prerender } from '../../widgets/core/runtime/prerender.tsx';

/** More variants of one datum than there are pages with a link of their own in the navigation. */
const maxVariants = 200;

const made = new WeakMap<object, Map<string, string>>();

/**
 * A widget's HTML, made once for the same data object: what stands on every page alike, as the navigation does, is
 * rendered for the first of them only.
 */
export function prerenderOnce<Options, Data>(
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
