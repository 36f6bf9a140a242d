import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const catalogue = (file) => fileURLToPath(new URL(`../catalogue/${file}`, import.meta.url));
const packing = catalogue('paint-colors/packed-colors.ts');

/** What browsers load in place of `catalogue/paint-wall.ts`: the same list, as one text. */
export function packedColors() {
  return {
    name: 'packed-colors',
    async load(id) {
      if (id !== catalogue('paint-wall.ts')) return null;
      const contents = `
        import { packColors } from ${JSON.stringify(packing)};
        import { paintWall } from ${JSON.stringify(id)};
        export const packed = packColors(paintWall);`;
      const { outputFiles, metafile } = await build({
        stdin: { contents, resolveDir: '.' },
        bundle: true,
        format: 'esm',
        write: false,
        metafile: true,
      });
      for (const file of Object.keys(metafile.inputs)) if (file !== '<stdin>') this.addWatchFile(file);
      const code = Buffer.from(outputFiles[0].text).toString('base64');
      const { packed } = await import(`data:text/javascript;base64,${code}`);
      return `
        import { unpackColors } from ${JSON.stringify(packing)};
        export const paintWall = /* @__PURE__ */ unpackColors(${JSON.stringify(packed)});`;
    },
  };
}
