import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const macApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser for tests: the one in `CHROME_PATH`, an installed one, or the one among the dependencies. */
export async function browserPath() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const installed = [...folders.flatMap((folder) => names.map((name) => path.join(folder, name))), macApp].find(canRun);
  if (installed) return installed;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
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

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
