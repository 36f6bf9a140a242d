import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const macApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser for tests: the one in `CHROME_PATH`, an installed one, or the one among the dependencies. */
export async function browserPath() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const installed = [...folders.flatMap((folder) => names.map((name) => path.join(folder, name))), macApp].find(canRun);
  if (installed) return installed;
  return unpackedBrowser();
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const unpack = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";

/**
 * The package unpacks straight into the system's folder for temporary files, where another worker would start a browser
 * that is still being written, or one of another version.
 */
async function unpackedBrowser() {
  const manifest = path.join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const folder = path.join(root, '.cache', `chromium-${version}`);
  await unpackOnce(folder, (TMPDIR) =>
    promisify(execFile)(process.execPath, ['-e', unpack], { cwd: root, env: { ...process.env, TMPDIR } }),
  );
  return path.join(folder, 'chromium');
}

/**
 * Fills a folder, unless it exists. Processes that do so at once never see it half filled: each fills a folder of its
 * own and renames it, and the first one's stays.
 * @param {string} folder
 * @param {(folder: string) => Promise<unknown>} fill
 */
async function unpackOnce(folder, fill) {
  if (existsSync(folder)) return;
  await mkdir(path.dirname(folder), { recursive: true });
  const own = await mkdtemp(`${folder}-`);
  try {
    await fill(own);
    await rename(own, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** No sandbox, because containers have none; no background network requests. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
  // The headless user agent would count as a bot.
  '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
];

/** For playwright-core's `chromium.launch`. */
export async function launchOptions() {
  return { executablePath: await browserPath(), args: [...browserArguments, '--headless'] };
}

/** @param {string} file */
export function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
