import { chromium as playwright } from 'playwright-core';
import { launchOptions } from '../../support/browser.mjs';
import { type Engine, usualSize } from './engine.ts';

/** Chromium, from npm or installed. */
export const chromium: Engine = {
  name: 'Chromium',
  missing: () => [],
  async launch({ isDark }) {
    const browser = await playwright.launch(await launchOptions());
    const colorScheme = isDark ? 'dark' : 'light';
    return {
      async open(options) {
        const context = await browser.newContext({ viewport: { ...usualSize, ...options }, colorScheme });
        const page = await context.newPage();
        return {
          goto: async (url) => void (await page.goto(url)),
          run: (expression) => page.evaluate(expression),
          click: (x, y) => page.mouse.click(x, y),
          type: (text) => page.keyboard.type(text),
          press: (key, modifier) => page.keyboard.press(modifier ? `${modifier}+${key}` : key),
          picture: () => page.screenshot(),
          close: () => context.close(),
        };
      },
      close: () => browser.close(),
    };
  },
};
