import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { embeddableWidgets } from '../../../catalogue/embeddable-widgets.mjs';

/*
 * `npm run record:release -- TAG`: builds the widgets of a release, from its tag or commit and with its own packages, and
 * records them beside this file. Run it with each release; the tests then put that release and today's build on one page.
 */

const [revision] = process.argv.slice(2);
if (!revision) {
  console.error('Which release? npm run record:release -- TAG');
  process.exit(1);
}
const git = (...command) => execFileSync('git', command, { encoding: 'utf8', maxBuffer: 2 ** 30 }).trim();
const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
const date = git('show', '-s', '--format=%cs', commit);

const folder = mkdtempSync(join(tmpdir(), 'release-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const run = (command, ...options) => execFileSync(command, options, { cwd: folder, stdio: ['ignore', 'ignore', 2] });
const archive = join(folder, 'release.tar');
git('archive', `--output=${archive}`, commit);
run('tar', '-xf', archive);
run('npm', 'ci');
run('npm', 'run', 'build');

/** Every script that a page can load, by its path below `/widgets/v1/`; excludes files that only our own pages load. */
const files = {};
const waiting = ['embed.js', ...embeddableWidgets.flatMap((name) => [`${name}.js`, `${name}.iife.js`])];
for (let path = waiting.pop(); path; path = waiting.pop()) {
  if (path in files) continue;
  const text = readFileSync(join(folder, 'dist/public/widgets/v1', path), 'utf8');
  files[path] = text;
  for (const [, found] of text.matchAll(/["'`](\.{1,2}\/[\w./-]+\.js)["'`]/g)) {
    waiting.push(posix.join(posix.dirname(path), found));
  }
}

const record = JSON.stringify({ commit, date, files });
const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: record.length };
const compressed = brotliCompressSync(record, { params });
writeFileSync(new URL('widgets.json.br', import.meta.url), compressed);
console.log(`${Object.keys(files).length} files of ${commit} (${date}), ${compressed.length} bytes`);
