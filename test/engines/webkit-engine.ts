import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../support/built-server.ts';
import { type Engine, type Tab, type TabOptions, usualSize } from './engine.ts';
import { canRun, programPath } from './installed.ts';

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const startLimitMs = 20_000;

/** WebKitGTK in its own small browser, on a display of its own. Each page is a session: that is how it forgets. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: () => [
    ...(programPath('WebKitWebDriver') && canRun(miniBrowser) ? [] : ['webkit2gtk-driver']),
    ...(programPath('xvfb-run') ? [] : ['xvfb', 'xauth']),
  ],
  async launch({ isDark }) {
    const port = await freePort();
    const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`], {
      detached: true, // With a process group of its own, so that its display ends with it.
      stdio: 'ignore',
      env: {
        ...process.env,
        // Its sandbox needs user namespaces, which containers have not.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    });
    const end = () => endGroup(driver);
    process.once('exit', end);
    const url = `http://127.0.0.1:${port}`;
    await isListening(url);
    return {
      open: (options) => openTab(url, options),
      async close() {
        process.off('exit', end);
        end();
      },
    };
  },
};

function endGroup({ pid, exitCode }: ChildProcess): void {
  if (pid && exitCode === null) process.kill(-pid, 'SIGTERM');
}

async function isListening(url: string): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  while (!(await fetch(`${url}/status`).catch(() => undefined))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function openTab(url: string, options: TabOptions = {}): Promise<Tab> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });
  const session: WebDriver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await session.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  await resize(session, { ...usualSize, ...options });
  return {
    goto: (url) => session.get(url),
    async run(expression) {
      const answer = (await session.executeAsyncScript(`const done = arguments[0];
        Promise.resolve().then(() => (${expression}))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`)) as {
        value?: unknown;
        error?: string;
      } | null;
      if (!answer) throw new Error('The page has gone');
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

const keys: Record<string, string> = {
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
};

/** Sizes the window for what is visible of a page: the bar above it takes some. */
async function resize(session: WebDriver, { width, height }: { width: number; height: number }): Promise<void> {
  await session.manage().window().setRect({ x: 0, y: 0, width, height });
  const inner = (await session.executeScript('return [innerWidth, innerHeight]')) as [number, number];
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width: 2 * width - inner[0], height: 2 * height - inner[1] });
}
