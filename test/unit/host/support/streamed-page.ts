import { PassThrough } from 'node:stream';
import type { Content } from '../../../../host/page.ts';
import type { PostedForm } from '../../../../host/rendering/posted-form.ts';
import { rendererOf } from './rendered-page.ts';

/** A page with slow data: the part sent before the data arrives, and the complete document. */
export async function streamPage(path: string, content: Partial<Content>, arrive: () => void, posted?: PostedForm) {
  const found = rendererOf(content).find(path, new URLSearchParams());
  if ('location' in found) throw new Error(`${path} has moved to ${found.location}`);
  const rendered = await found.render({ ...(posted && { posted }) });
  if (typeof rendered.body !== 'function') throw new Error(`${path} is no stream`);
  const document = new PassThrough({ encoding: 'utf8' });
  rendered.body(document);
  let whole = '';
  document.on('data', (chunk) => {
    whole += chunk;
  });
  while (!whole.includes('</footer>')) await new Promise((resolve) => setImmediate(resolve));
  const early = whole;
  arrive();
  await new Promise((resolve) => document.on('end', resolve));
  return { status: rendered.status, lasts: rendered.lasts, early, whole };
}
