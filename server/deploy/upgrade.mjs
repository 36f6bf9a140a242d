import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/*
 * `node upgrade.mjs PACK.tgz` installs and starts a pack, `--back` the previous one. If --url is not ready within a
 * minute, or --state fails, the previous release returns.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    back: { type: 'boolean', default: false },
    root: { type: 'string', default: '/opt/brushline' },
    restart: { type: 'string', default: 'systemctl restart brushline' },
    state: { type: 'string', default: 'systemctl is-active --quiet brushline' },
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
  },
});
const patienceMs = 60_000;
const why = 'The log of the service says why: journalctl -u brushline';
const root = path.resolve(values.root);
const at = (...parts) => path.join(root, ...parts);

const before = releaseAt('current');
const next = values.back ? releaseAt('previous') : unpack(positionals[0]);
if (!next) fail(values.back ? 'There is no release before this one.' : 'Usage: node upgrade.mjs PACK.tgz | --back');

// Open pages load parts of the release that they came with.
if (before) lendFiles(at('releases', before, 'dist'), at('releases', next, 'dist'));
point('current', next);
if (!(await restarts())) {
  if (!before) fail(`${next} did not start: ${why}`);
  point('current', before);
  if (await restarts()) fail(`${next} did not start; ${before} is in service again. ${why}`);
  fail(`${next} did not start, and now ${before} does not either. ${why}`);
}
if (before) point('previous', before);
console.log(`${next} is in service${before ? `, ${before} is kept` : ''}.`);

/** Named as in the pack, however its file is called. */
function unpack(pack) {
  if (!pack) return undefined;
  if (!fs.existsSync(pack)) fail(`There is no file ${pack}.`);
  const list = spawnSync('tar', ['-tzf', path.resolve(pack)], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (list.status !== 0) fail(`${pack} could not be unpacked: it is damaged, or no .tgz.\n${list.stderr}`);
  const [, name] = /^([\w.-]+)\/dist\/server\/index\.js$/m.exec(list.stdout) ?? [];
  if (!name) fail(`${pack} is not made by "npm run pack": it has no folder with a build.`);
  if (name === before) fail(`${name} is in service already.`);
  fs.mkdirSync(at('releases'), { recursive: true });
  fs.rmSync(at('releases', name), { recursive: true, force: true });
  const tar = spawnSync('tar', ['-xzf', path.resolve(pack), '-C', at('releases')], { stdio: 'inherit' });
  if (tar.status !== 0) fail(`${pack} could not be unpacked.`);
  // Packages compiled for another system or Node version fail here.
  const check =
    "const { Sqlite } = await import('./dist/server/sqlite-driver.js'); new Sqlite(':memory:'); await import('sharp')";
  const node = spawnSync(process.execPath, ['--input-type=module', '-e', check], { cwd: at('releases', name) });
  const system = `${process.platform}, ${process.arch} and Node ${process.versions.node}`;
  if (node.status !== 0) fail(`${name} does not run on this system, ${system}.\n${node.error ?? node.stderr}`);
  return name;
}

/** Leaves out the files that the first build itself was lent. */
function lendFiles(from, to) {
  const ours = JSON.parse(fs.readFileSync(path.join(from, 'files.json'), 'utf8'));
  const theirs = JSON.parse(fs.readFileSync(path.join(to, 'files.json'), 'utf8'));
  for (const [url, file] of Object.entries(ours)) {
    const isHashed = /\/assets\/[^/]*-[\w-]{8}\.js$/.test(url);
    if (!isHashed || url in theirs || file.isBorrowed) continue;
    for (const ending of ['', '.br', '.gz']) {
      const source = path.join(from, 'public', url + ending);
      if (fs.existsSync(source)) fs.copyFileSync(source, path.join(to, 'public', url + ending));
    }
    theirs[url] = { ...file, isBorrowed: true };
  }
  fs.writeFileSync(path.join(to, 'files.json'), JSON.stringify(theirs, null, 2));
}

function releaseAt(link) {
  try {
    return path.basename(fs.readlinkSync(at(link)));
  } catch {
    return undefined;
  }
}

/** Atomic: the link always has a target. */
function point(link, release) {
  fs.rmSync(at(`${link}.new`), { force: true });
  fs.symlinkSync(path.join('releases', release), at(`${link}.new`));
  fs.renameSync(at(`${link}.new`), at(link));
}

async function restarts() {
  const succeeds = (command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
  if (!succeeds(values.restart)) return false;
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(200)) {
    const isReady = await fetch(`${values.url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return true;
    if (!succeeds(values.state)) return false;
  }
  return false;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
