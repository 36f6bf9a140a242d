import { type ComponentType, createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { memoryDraft, type Widget, type WidgetHost, type WidgetProps } from './define-widget.ts';

const host: WidgetHost = {
  apiOrigin: '',
  adopt() {},
  draft: memoryDraft(),
  words: (english) => english,
  emit: () => true,
};

/** Identical to the first rendering of its island. */
export const prerender = <Options, Data>(
  { View }: Widget<Options, Data>,
  props: Omit<WidgetProps<Options, Data>, 'host'>,
): string => renderToString(createElement(View as ComponentType<unknown> as never, { ...props, host } as never));
