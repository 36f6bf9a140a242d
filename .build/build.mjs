import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/* `npm run build`. Imports no package before it knows that they are installed. `--check` builds nothing. */
const top = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${top}dist/sources.sha256`;
const isBuilt = existsSync(`${top}dist/server/index.js`);
const { isTTY } = process.stderr;
const wants = (flag) => process.argv.includes(flag);
const say = (line) => process.stderr.write(isTTY ? `\r\x1b[K${line}` : `${line}\n`);

function missing() {
  const [oldest] = /[\d.]+/.exec(JSON.parse(readFileSync(`${top}package.json`, 'utf8')).engines.node);
  if (process.versions.node.localeCompare(oldest, 'en', { numeric: true }) < 0)
    return `Node ${oldest} or later is needed, and this is ${process.versions.node}: install a newer one from https://nodejs.org, then run "npm ci".`;
  if (!existsSync(`${top}node_modules/.package-lock.json`)) return 'The packages are not installed: run "npm ci".';
  return wants('--check') && !isBuilt ? 'Nothing is built yet: run "npm run build".' : undefined;
}

function sourceHash() {
  const hash = createHash('sha256');
  const inFolder = (folder) => readdirSync(top + folder, { recursive: true }).map((name) => `${folder}/${name}`);
  const inFolders = ['catalogue', 'widgets', 'host', 'server', '.build'].flatMap(inFolder);
  for (const name of [...inFolders, 'rollup.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'].sort()) {
    if (!statSync(top + name).isFile()) continue;
    const bytes = readFileSync(top + name);
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

async function buildAll() {
  const startedAt = performance.now();
  say('Building for the first time or from changed sources …');
  const { rollup } = await import('rollup');
  const { default: builds } = await import('../rollup.config.mjs');
  for (const [index, { output, ...input }] of builds.entries()) {
    const bundle = await rollup({ ...input, cache: false, onLog: () => {} });
    await bundle.write(output);
    await bundle.close();
    if (isTTY) say(`Built ${index + 1} of ${builds.length} parts …`);
  }
  say(`Built in ${Math.round((performance.now() - startedAt) / 1000)} s.${isTTY ? '\n' : ''}`);
}

const sentence = missing();
if (sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(78); // sysexits.h: EX_CONFIG
}
if (!wants('--check')) {
  const hash = sourceHash();
  // The server itself reports any other missing file.
  const isCurrent = isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
  if (isCurrent && wants('--if-changed')) process.stderr.write('The build is current: no source has changed.\n');
  else {
    await buildAll().catch((error) => {
      process.stderr.write(`\nThe build failed: ${error.message}\n${error.frame ?? ''}\n`);
      process.exit(1);
    });
    writeFileSync(stampFile, hash);
  }
}
