import type { PageRequest, RenderedPage, Renderer } from '../../host/render.tsx';
import { Problem } from '../problem.ts';

/** Renders a page that has a cache key, and so is never a redirect. */
export async function renderPage(renderer: Renderer, request: PageRequest): Promise<RenderedPage> {
  const rendered = await renderer.render(request);
  if (rendered.kind === 'redirect') throw new Problem('internal', { cause: new Error('A redirect has a cache key') });
  return rendered;
}
