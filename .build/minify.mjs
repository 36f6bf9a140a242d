import { minify as terser } from 'terser';

/** Minifies with terser, which is 1 % smaller than esbuild on the widgets' runtime. */
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
