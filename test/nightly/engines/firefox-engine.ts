import puppeteer, { type KeyInput } from 'puppeteer-core';
import { type Engine, programPath, usualSize } from './engine.ts';

const program = () => process.env.FIREFOX_PATH ?? programPath('firefox-esr') ?? programPath('firefox');

/** Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (program() ? [] : ['firefox-esr']),
  async launch({ isDark }) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program() ?? '',
      headless: true,
      extraPrefsFirefox: {
        // 0 is dark, 1 is light.
        'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
        // A classic scroll bar would narrow the page as soon as a widget makes it taller.
        'ui.useOverlayScrollbars': 1,
        // Escape would close the list of earlier entries first, and only then our dialog.
        'browser.formfill.enable': false,
        'app.update.disabledForTesting': true,
        'datareporting.policy.dataSubmissionEnabled': false,
      },
    });
    return {
      async open(options) {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        await page.setViewport({ ...usualSize, ...options });
        return {
          goto: async (url) => void (await page.goto(url)),
          run: (expression) => page.evaluate(expression),
          click: (x, y) => page.mouse.click(x, y),
          type: (text) => page.keyboard.type(text),
          async press(key, modifier) {
            if (modifier) await page.keyboard.down(modifier);
            await page.keyboard.press(key as KeyInput);
            if (modifier) await page.keyboard.up(modifier);
          },
          picture: () => page.screenshot(),
          close: () => context.close(),
        };
      },
      close: () => browser.close(),
    };
  },
};
