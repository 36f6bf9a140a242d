import { business } from '../../../catalogue/business.ts';
import type { Renderer } from '../../../host/render.tsx';
import type { FeedFile } from './feed-file.ts';

/** `/widgets/v1/brushline.d.ts`: type declarations for TypeScript projects that embed our widgets. */
export const widgetTypes = ({ renderer }: { renderer: Pick<Renderer, 'widgetTypes'> }): FeedFile => ({
  path: `/widgets/v1/${business.namespace}.d.ts`,
  type: 'text/plain; charset=utf-8',
  write: () => renderer.widgetTypes,
});
