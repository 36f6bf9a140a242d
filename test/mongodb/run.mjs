// `npm run test:mongo`: the store's suites on the MongoDB server at MONGODB_URI. Without a server it runs nothing, says
// so and fails, so that nobody takes silence for success.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

if (!process.env.MONGODB_URI) {
  console.error('test:mongo ran nothing: MONGODB_URI is not set. test/mongodb/start.sh starts a server and prints it.');
  process.exit(1);
}
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [vitest, 'run', 'test/store/mongo', ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  stdio: 'inherit',
});
process.exit(status ?? 1);
