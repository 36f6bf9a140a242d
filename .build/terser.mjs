import { minify } from 'terser';

/**
 * Minifies with terser, in this thread, the chunks that changed since the last build. `@rollup/plugin-terser` starts new
 * threads for each build, and each thread compiles terser again, which took a third of the build's processor time.
 * @param {{ cache: ReturnType<typeof import('./build-cache.mjs').createBuildCache>,
 *   options: import('terser').MinifyOptions }} settings
 */
export function terser({ cache, options }) {
  return {
    name: 'terser',
    async renderChunk(code, _chunk, { format, sourcemap }) {
      const settings = { ...options, module: format === 'es', sourceMap: Boolean(sourcemap) };
      const kept = await cache.keep(['terser', JSON.stringify(settings), code], async () => {
        const { code: minified, map } = await minify(code, settings);
        return Buffer.from(JSON.stringify({ code: minified, map: map ? JSON.parse(map) : null }));
      });
      return JSON.parse(kept.toString());
    },
  };
}
