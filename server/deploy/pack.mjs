import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * `npm run pack [-- FOLDER]`. The `.tgz` needs only Node. Two packages are compiled, so its name includes system and
 * Node version.
 */
const top = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.resolve(process.argv[2] ?? path.join(top, 'packs'));
const onlyForCompiling = /\/better-sqlite3(-node20)?\/(deps|src|build\/Release\/(obj|test_extension\.node))(\/|$)/;

const { version, engines, license, scripts } = JSON.parse(readFileSync(path.join(top, 'package.json'), 'utf8'));
const { packages: locked } = JSON.parse(readFileSync(path.join(top, 'package-lock.json'), 'utf8'));
const build = readFileSync(path.join(top, 'dist/sources.sha256'), 'utf8').slice(0, 8);
const [nodeMajor] = process.versions.node.split('.');
const name = `brushline-${version}-${build}-${process.platform}-${process.arch}-node${nodeMajor}`;
const run = (command) => `node dist/server/${command}.js`;
const commands = ['password', 'backup', 'restore'].map((command) => [command, run(command)]);
const packageFile = {
  ...{ name: 'brushline', version, private: true, license, type: 'module', engines },
  scripts: { start: scripts.start, ...Object.fromEntries(commands) },
};

const stage = mkdtempSync(path.join(tmpdir(), 'brushline-pack-'));
try {
  const root = path.join(stage, name);
  const put = (from, to = from, filter = () => true) =>
    cpSync(path.join(top, from), path.join(root, to), { recursive: true, filter });
  put('dist');
  put('LICENSE');
  put('server/deploy', 'deploy', (from) => from !== fileURLToPath(import.meta.url));
  for (const [module, { dev }] of Object.entries(locked)) {
    if (!module || dev || !existsSync(path.join(top, module))) continue;
    const nested = path.join(top, module, 'node_modules');
    put(module, module, (from) => from !== nested && !onlyForCompiling.test(from));
  }
  writeFileSync(path.join(root, 'package.json'), `${JSON.stringify(packageFile, null, 2)}\n`);

  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.tgz`);
  execFileSync('tar', ['-czf', file, '-C', stage, name], { stdio: 'inherit' });
  process.stderr.write(`Packed ${(statSync(file).size / 1e6).toFixed(0)} MB:\n`);
  process.stdout.write(`${file}\n`);
} finally {
  rmSync(stage, { recursive: true, force: true });
}
