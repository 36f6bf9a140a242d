import { transform } from 'esbuild';

/** Serves TypeScript to the browser that runs the tests. */
export const typescript = () => ({
  name: 'typescript',
  resolveMimeType: ({ path }) => (path.endsWith('.ts') ? 'js' : undefined),
  async transform({ path, body }) {
    if (!path.endsWith('.ts')) return undefined;
    const { code } = await transform(body, { loader: 'ts', target: 'es2022', sourcemap: 'inline', sourcefile: path });
    return code;
  },
});
