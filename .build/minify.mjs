import { minify as terser } from 'terser';

/** Smallest browser code: terser beats esbuild by 1 % of the runtime here. */
export function minify() {
  return {
    name: 'minify',
    async renderChunk(code, _chunk, { format, sourcemap }) {
      const { code: minified, map } = await terser(code, {
        module: format === 'es',
        ecma: 2022,
        compress: { passes: 3, unsafe_arrows: true, keep_fargs: false },
        mangle: true,
        sourceMap: Boolean(sourcemap),
      });
      return { code: minified, map: map ? JSON.parse(map) : null };
    },
  };
}
