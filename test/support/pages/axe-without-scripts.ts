import type { Page } from 'playwright-core';
import { violationsAtRest } from './axe.ts';

/**
 * The axe violations of a page as somebody sees it whose browser runs no scripts. axe is a script itself, so it reads
 * the same document, without its scripts, in a browser that runs them.
 */
export async function violationsWithoutScripts(page: Page): Promise<string[]> {
  const html = (await page.content()).replace(/<script\b[\s\S]*?<\/script>|<\/?noscript>/g, '');
  const context = await page.context().browser()?.newContext({ viewport: page.viewportSize() });
  if (!context) throw new Error('The page’s browser is closed');
  const copy = await context.newPage();
  const url = page.url();
  await copy.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  await copy.goto(url);
  const found = await violationsAtRest(copy);
  await context.close();
  return found;
}
