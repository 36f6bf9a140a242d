import { build } from 'esbuild';

/**
 * Runs a TypeScript module of the catalogue during the build.
 * @param {string} file its path
 * @returns {Promise<{ values: Record<string, any>, files: string[] }>} its exports, and the files it was built from
 */
export async function loadModule(file) {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
  });
  const code = Buffer.from(outputFiles[0].text).toString('base64');
  return { values: await import(`data:text/javascript;base64,${code}`), files: Object.keys(metafile.inputs) };
}
