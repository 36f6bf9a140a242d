import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { reactAliases } from '../../../.build/react-aliases.mjs';
import { sheets } from '../../../.build/sheets.mjs';

const cwd = fileURLToPath(new URL('../../../', import.meta.url));
const entry = `
  import { prerender } from ${JSON.stringify(`${cwd}widgets/kit/prerender.tsx`)};
  import { estimateForm } from ${JSON.stringify(`${cwd}widgets/estimate-form/server.tsx`)};
  export { default as sheet } from ${JSON.stringify(`sheet:${cwd}widgets/estimate-form/server.tsx`)};
  export const html = (props) => prerender(estimateForm, props);`;

/** Builds what a page of ours needs of the estimate form on the server: `html(props)` and `sheet`. */
export async function buildPrerendered() {
  const bundle = await rollup({
    input: 'prerendered',
    plugins: [
      {
        resolveId: (id) => (id === 'prerendered' ? id : null),
        load: (id) => (id === 'prerendered' ? entry : null),
      },
      reactAliases(),
      sheets({ cwd }),
      nodeResolve({ exportConditions: ['node'], extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
      esbuild({ target: 'es2022', jsx: 'automatic' }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  await bundle.close();
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}

/** The hashed module of the island, as the build named it. */
export async function islandSource(dist) {
  const { islands } = JSON.parse(await readFile(`${dist}/assets.json`, 'utf8'));
  return islands['estimate-form'].src;
}
