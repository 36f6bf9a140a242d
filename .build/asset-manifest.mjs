import { writeFileSync } from 'node:fs';

/**
 * Writes a list of the hashed files that each page needs: `{ site, islands: { [name]: { src, imports } } }`, as
 * declared in host/rendering/assets.ts. Several builds can share one manifest.
 */
export function assetManifest(file) {
  const assets = { site: '', islands: {} };
  return {
    name: 'asset-manifest',
    writeBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
        const island = /^island\/(.+)$/.exec(chunk.name)?.[1];
        if (chunk.name === 'site') assets.site = `/${chunk.fileName}`;
        if (island)
          assets.islands[island] = { src: `/${chunk.fileName}`, imports: chunk.imports.map((name) => `/${name}`) };
      }
      // Synchronous, because two builds may end at the same time.
      writeFileSync(file, `${JSON.stringify(assets, null, 2)}\n`);
    },
  };
}
