import { build } from 'esbuild';
import { embeddableWidgets } from '../../../catalogue/embeddable-widgets.mjs';

/**
 * Our scripts in another build, by path: each widget is one file with its own copy of everything that the real build
 * shares, preact included, and with other names inside.
 */
export async function anotherBuild(): Promise<Map<string, string>> {
  const scripts = new Map<string, string>();
  for (const name of embeddableWidgets) {
    const { outputFiles } = await build({
      entryPoints: [`dist/public/widgets/v1/${name}.js`],
      bundle: true,
      write: false,
      minify: true,
      format: 'esm',
      target: 'es2022',
      logLevel: 'error',
    });
    scripts.set(`/widgets/v1/${name}.js`, outputFiles[0]?.text ?? '');
  }
  return scripts;
}
