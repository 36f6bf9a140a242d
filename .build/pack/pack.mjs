import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { importedPackages, productionModules } from './production-modules.mjs';

/*
 * `npm run pack [-- FOLDER]`: packs the build, the packages that it needs and the files for deploying it into one
 * `.tgz`, in `packs/` unless told otherwise, and prints its name. The unpacked files need only Node; two packages are
 * compiled, so the name includes the system and the version of Node.
 */
const top = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.resolve(process.argv[2] ?? path.join(top, 'packs'));

/** Parts of packages that are needed only to compile them; paths within the package. */
const leftOut = {
  'better-sqlite3': ['deps', 'src'],
  'better-sqlite3-node20': ['deps', 'src', 'build/Release/obj', 'build/Release/test_extension.node'],
};

/** Dependencies of other packages that are used only during installation. */
const onlyForInstalling = ['prebuild-install', 'node-addon-api'];

const { version, engines, license, scripts } = JSON.parse(readFileSync(path.join(top, 'package.json'), 'utf8'));
const build = readFileSync(path.join(top, 'dist/sources.sha256'), 'utf8').slice(0, 8);
const [nodeMajor] = process.versions.node.split('.');
const name = `brushline-${version}-${build}-${process.platform}-${process.arch}-node${nodeMajor}`;

const stage = mkdtempSync(path.join(tmpdir(), 'brushline-pack-'));
try {
  const root = path.join(stage, name);
  mkdirSync(root);
  const put = (from, to = from, filter) => {
    cpSync(path.join(top, from), path.join(root, to), { recursive: true, ...(filter && { filter }) });
  };
  put('dist');
  put('LICENSE');
  put('server/deploy', 'deploy');
  const { driverName } = createRequire(import.meta.url)(path.join(top, 'dist/server/sqlite-driver.js'));
  const packages = [...importedPackages(path.join(top, 'dist/server')), driverName];
  for (const module of productionModules(top, packages, onlyForInstalling)) {
    const omitted = (leftOut[path.basename(module)] ?? []).map((part) => path.join(top, module, part));
    const own = path.join(top, module, 'node_modules'); // Nested packages are listed separately.
    put(module, module, (from) => from !== own && !omitted.includes(from));
  }
  writeFileSync(path.join(root, 'package.json'), `${JSON.stringify(packageOf(), null, 2)}\n`);

  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.tgz`);
  const tar = spawnSync('tar', ['-czf', file, '-C', stage, name], { stdio: 'inherit' });
  if (tar.status !== 0) throw new Error('tar failed');
  process.stderr.write(`Packed ${(statSync(file).size / 1e6).toFixed(0)} MB:\n`);
  process.stdout.write(`${file}\n`);
} finally {
  rmSync(stage, { recursive: true, force: true });
}

/** The package.json of the pack: the same commands, without a build. */
function packageOf() {
  const run = (name) => `node dist/server/${name}.js`;
  return {
    name: 'brushline',
    version,
    private: true,
    license,
    type: 'module',
    engines,
    scripts: {
      start: scripts.start,
      ...Object.fromEntries(['password', 'backup', 'restore'].map((name) => [name, run(name)])),
    },
  };
}
