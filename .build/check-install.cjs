/*
 * Runs before `npm start` and the commands: reports in one sentence what is missing. It is CommonJS without recent
 * syntax, because an old Node must be able to run it. `--built` also requires a build.
 */
const fs = require('node:fs');
const path = require('node:path');

const top = path.join(__dirname, '..');
const oldest = /[\d.]+/.exec(require('../package.json').engines.node)[0];

/** Of the database: server/store/sqlite/database/driver.ts. */
const drivers = ['better-sqlite3', 'better-sqlite3-node20'];

function isOlder(version, wanted) {
  const [has, needs] = [version, wanted].map((text) => text.split('.').map(Number));
  const at = [0, 1, 2].find((index) => (has[index] || 0) !== (needs[index] || 0));
  return at !== undefined && (has[at] || 0) < (needs[at] || 0);
}

function fault() {
  if (isOlder(process.versions.node, oldest)) {
    return `Node ${oldest} or later is needed, and this is ${process.versions.node}: install a newer one from https://nodejs.org, then run "npm ci".`;
  }
  if (!fs.existsSync(path.join(top, 'node_modules', '.package-lock.json'))) {
    return 'The packages are not installed: run "npm ci".';
  }
  // npm leaves out an optional package that it could not compile, without a word.
  if (!drivers.some((name) => fs.existsSync(path.join(top, 'node_modules', name)))) {
    return 'The database package could not be compiled: install Python, make and a C++20 compiler, or Node 22 or later, which needs none; then run "npm ci".';
  }
  if (process.argv.includes('--built') && !fs.existsSync(path.join(top, 'dist', 'server', 'index.js'))) {
    return 'Nothing is built yet: run "npm run build".';
  }
  return undefined;
}

const sentence = fault();
if (sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(78); // sysexits.h: EX_CONFIG
}
