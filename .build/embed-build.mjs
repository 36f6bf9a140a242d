import { fileURLToPath } from 'node:url';

const flag = fileURLToPath(new URL('../widgets/core/runtime/build-target.ts', import.meta.url));

/** Tells the code of the embeds what it is built for, so that what is for our own pages alone falls out of it. */
export function embedBuild() {
  return { name: 'for-strangers', load: (id) => (id === flag ? 'export const isEmbedBuild = true;' : null) };
}
