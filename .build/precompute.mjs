import { build } from 'esbuild';

/**
 * Runs modules named `*.precomputed.ts` while building: browsers get what they export as plain values, and nothing of
 * what those were made from.
 */
export function precompute() {
  return {
    name: 'precompute',
    async load(id) {
      if (!id.endsWith('.precomputed.ts')) return null;
      const { outputFiles, metafile } = await build({
        entryPoints: [id],
        bundle: true,
        format: 'esm',
        write: false,
        metafile: true,
      });
      for (const file of Object.keys(metafile.inputs)) this.addWatchFile(file);
      const code = Buffer.from(outputFiles[0].text).toString('base64');
      const values = await import(`data:text/javascript;base64,${code}`);
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
