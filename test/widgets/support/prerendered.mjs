import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { preactAliasInWidgets } from '../../../.build/modules.mjs';
import { styles } from '../../../.build/styles.mjs';

const cwd = fileURLToPath(new URL('../../../', import.meta.url));
const server = (name) => JSON.stringify(`${cwd}widgets/${name}/ssr.tsx`);
const entry = `
  import { prerender } from ${JSON.stringify(`${cwd}widgets/core/runtime/prerender.tsx`)};
  import { contactForm } from ${server('contact-form')};
  import { estimateForm } from ${server('estimate-form')};
  import contactSheet from ${JSON.stringify(`sheet:${cwd}widgets/contact-form/ssr.tsx`)};
  import estimateSheet from ${JSON.stringify(`sheet:${cwd}widgets/estimate-form/ssr.tsx`)};
  const forms = { 'contact-form': [contactForm, contactSheet], 'estimate-form': [estimateForm, estimateSheet] };
  export const html = (name, props) => prerender(forms[name][0], props);
  export const sheet = (name) => forms[name][1];`;

/** Builds the server rendering of the forms: `html(name, props)` and `sheet(name)`. */
export async function buildPrerendered() {
  const bundle = await rollup({
    input: 'prerendered',
    plugins: [
      {
        resolveId: (id) => (id === 'prerendered' ? id : null),
        load: (id) => (id === 'prerendered' ? entry : null),
      },
      preactAliasInWidgets(),
      styles({ cwd }),
      nodeResolve({ exportConditions: ['node'], extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
      esbuild({ jsx: 'automatic' }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  await bundle.close();
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}
