import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { rollup } from 'rollup';
import { sourceHash } from './source-hash.mjs';

/*
 * `npm run build`: builds everything into dist/ and reports progress on standard error. With `--if-changed`, it builds
 * only if dist/ was not built from these sources.
 */
const top = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${top}dist/sources.sha256`;
const { isTTY } = process.stderr;

/** On a terminal each line replaces the one before; elsewhere only the first and the last are written. */
const say = (line) => process.stderr.write(isTTY ? `\r\x1b[K${line}` : `${line}\n`);

function builtFrom() {
  try {
    // The server itself reports any other missing file.
    if (statSync(`${top}dist/server/index.js`).size === 0) return undefined;
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
}

async function buildAll() {
  const startedAt = performance.now();
  say('Building for the first time or from changed sources …');
  // Most functions of a build run too rarely to be worth optimizing, which took a quarter of its time on Node 20. Later
  // versions have no such flag.
  if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1000000');
  // The same of esbuild: it may take more memory before it collects garbage.
  process.env.GOGC ??= '400';
  const { stages, cache } = await import('../rollup.config.mjs');
  const all = stages.flatMap(Object.keys);
  let done = 0;
  const build = async ([name, { output, ...input }]) => {
    const bundle = await rollup({ ...input, onLog: () => {} });
    await bundle.write(output);
    await bundle.close();
    done++;
    if (isTTY) say(`Built ${done} of ${all.length}: ${name} …`);
  };
  for (const stage of stages) await Promise.all(Object.entries(stage).map(build));
  cache.prune();
  writeFileSync(stampFile, hash);
  say(`Built in ${Math.round((performance.now() - startedAt) / 1000)} s.${isTTY ? '\n' : ''}`);
}

const hash = sourceHash(top);
const isCurrent = process.argv.includes('--if-changed') && builtFrom() === hash;
if (isCurrent) process.stderr.write('The build is current: no source has changed.\n');
else {
  await buildAll().catch((error) => {
    process.stderr.write(`\nThe build failed: ${error.message}\n${error.frame ?? ''}\n`);
    process.exit(1);
  });
}
