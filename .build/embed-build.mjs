import { fileURLToPath } from 'node:url';

const flag = fileURLToPath(new URL('../widgets/core/runtime/build-target.ts', import.meta.url));

/** Tells the code that it is built for embeds, so that code for our own pages is removed. */
export function embedBuild() {
  return { name: 'for-strangers', load: (id) => (id === flag ? 'export const isEmbedBuild = true;' : null) };
}
