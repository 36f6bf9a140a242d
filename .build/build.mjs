import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/* `npm run build`. Imports no package before it knows that they are installed. `--check` builds nothing. */
const top = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${top}dist/sources.sha256`;
const { isTTY } = process.stderr;
const wants = (flag) => process.argv.includes(flag);

const say = (line) => process.stderr.write(isTTY ? `\r\x1b[K${line}` : `${line}\n`);

function missing() {
  const { engines } = JSON.parse(readFileSync(`${top}package.json`, 'utf8'));
  const [oldest] = /[\d.]+/.exec(engines.node);
  if (process.versions.node.localeCompare(oldest, 'en', { numeric: true }) < 0)
    return `Node ${oldest} or later is needed, and this is ${process.versions.node}: install a newer one from https://nodejs.org, then run "npm ci".`;
  if (!existsSync(`${top}node_modules/.package-lock.json`)) return 'The packages are not installed: run "npm ci".';
  if (wants('--check') && !existsSync(`${top}dist/server/index.js`))
    return 'Nothing is built yet: run "npm run build".';
  return undefined;
}

function sourceHash() {
  const hash = createHash('sha256');
  const folders = ['catalogue', 'widgets', 'host', 'server', '.build'].flatMap((folder) =>
    readdirSync(top + folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(path.relative(top, entry.parentPath), entry.name)),
  );
  const files = [...folders, 'rollup.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'];
  for (const name of files.sort()) {
    const bytes = readFileSync(top + name);
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

async function buildAll() {
  const startedAt = performance.now();
  say('Building for the first time or from changed sources …');
  const { rollup } = await import('rollup');
  const { stages } = await import('../rollup.config.mjs');
  const count = stages.flat().length;
  let done = 0;
  for (const stage of stages) {
    await Promise.all(
      stage.map(async ({ output, ...input }) => {
        const bundle = await rollup({ ...input, cache: false, onLog: () => {} });
        await bundle.write(output);
        await bundle.close();
        done++;
        if (isTTY) say(`Built ${done} of ${count} parts …`);
      }),
    );
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
  const isCurrent =
    existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash && existsSync(`${top}dist/server/index.js`);
  if (isCurrent && wants('--if-changed')) process.stderr.write('The build is current: no source has changed.\n');
  else {
    await buildAll().catch((error) => {
      process.stderr.write(`\nThe build failed: ${error.message}\n${error.frame ?? ''}\n`);
      process.exit(1);
    });
    writeFileSync(stampFile, hash);
  }
}
