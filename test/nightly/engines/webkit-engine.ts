import { spawn } from 'node:child_process';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { toJson } from '../../../widgets/core/data/api.ts';
import { canRun } from '../../support/browser.mjs';
import { freePort } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { answered, type Engine, programPath, type Tab, type TabOptions, usualSize } from './engine.ts';

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const startLimitMs = timeLimitMs(20_000);

/** WebKitGTK's MiniBrowser, on its own display. Each page has its own session, and so no cookies or stored data. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: () => [
    ...(programPath('WebKitWebDriver') && canRun(miniBrowser) ? [] : ['webkit2gtk-driver']),
    ...(programPath('xvfb-run') ? [] : ['xvfb', 'xauth']),
  ],
  async launch({ isDark }) {
    let driver: Driver | undefined = await startDriver(isDark);
    return {
      async open(options) {
        driver ??= await startDriver(isDark);
        const { url, end } = driver;
        const abandon = () => {
          end();
          driver = undefined;
        };
        // It runs one session at a time, so one that does not start or end would block all others.
        const tab = await answered('open', openTab(url, options), openLimitMs).catch((error) => {
          abandon();
          throw error;
        });
        const close = () => answered('close', tab.close(), closeLimitMs).catch(abandon);
        return { ...tab, close };
      },
      close: async () => driver?.end(),
    };
  },
};

interface Driver {
  url: string;
  end(): void;
}

/** Opening takes up to 1 s. About 1 % never start, because the driver waits for a browser that does not answer. */
const openLimitMs = timeLimitMs(10_000);
const closeLimitMs = timeLimitMs(5000);

/** Starts WebKitWebDriver on its own display. */
async function startDriver(isDark: boolean): Promise<Driver> {
  const port = await freePort();
  // The free port is a unique display number; two displays that search for one could find the same.
  const display = ['-n', `${port}`, '-s', '-screen 0 1600x1200x24'];
  const driver = spawn('xvfb-run', [...display, 'WebKitWebDriver', `--port=${port}`], {
    detached: true, // In its own process group, so that its display ends with it.
    stdio: 'ignore',
    env: {
      ...process.env,
      // Its sandbox needs user namespaces, which containers do not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const kill = () => {
    const { pid, exitCode, signalCode } = driver;
    if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM');
  };
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startLimitMs;
  while (!(await fetch(`${url}/status`).catch(() => undefined))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    end() {
      process.off('exit', kill);
      kill();
    },
  };
}

async function openTab(url: string, options: TabOptions = {}): Promise<Tab> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });
  const session: WebDriver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await session.manage().setTimeouts({ script: timeLimitMs(60_000), pageLoad: timeLimitMs(60_000) });
  await resize(session, { ...usualSize, ...options });
  return {
    goto: (url) => session.get(url),
    async run(expression) {
      // As text, because a page may have changed the JSON of arrays.
      const text = await session.executeAsyncScript<string | null>(`const done = arguments[0];
        const __name = (run) => run;
        ${toJson}
        Promise.resolve().then(() => (${expression}))
          .then((value) => done(toJson({ value })), (error) => done(toJson({ error: String(error) })));`);
      if (!text) throw new Error('The page has gone');
      const answer: { value?: unknown; error?: string } = JSON.parse(text);
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value;
    },
    click: (x, y) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    async press(key, modifier) {
      const stroke = keys[key] ?? key;
      const actions = session.actions();
      await (modifier
        ? actions.keyDown(Key.CONTROL).sendKeys(stroke).keyUp(Key.CONTROL)
        : actions.sendKeys(stroke)
      ).perform();
    },
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: () => session.quit(),
  };
}

const keys: Record<string, string> = { Escape: Key.ESCAPE, Backspace: Key.BACK_SPACE };

/** Sizes the window so that the page's visible area, below the toolbar, has this size. */
async function resize(session: WebDriver, { width, height }: { width: number; height: number }): Promise<void> {
  await session.manage().window().setRect({ x: 0, y: 0, width, height });
  const inner = (await session.executeScript('return [innerWidth, innerHeight]')) as [number, number];
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width: 2 * width - inner[0], height: 2 * height - inner[1] });
}
