import { type ComponentType, createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { memoryDraft, type Widget, type WidgetHost } from './define-widget.ts';

interface Prerendered<Options, Data> {
  id: string;
  options: Options;
  data: Data | undefined;
}

const host: WidgetHost = {
  apiOrigin: '',
  adopt() {},
  draft: memoryDraft(),
  words: (english) => english,
  emit: () => true,
};

/** Identical to the first rendering of its island. */
export const prerender = <Options, Data>({ View }: Widget<Options, Data>, props: Prerendered<Options, Data>): string =>
  renderToString(createElement(View as ComponentType<unknown> as never, { ...props, host } as never));
