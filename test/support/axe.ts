import axeCore from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe finds wrong on a page: by default every rule of WCAG 2.2 A and AA and of best practice.
 * @param only one rule instead
 * @returns one line for each element
 */
export async function violations(page: Page, only?: string): Promise<string[]> {
  // Through the debugger, which the page's policy does not stop.
  await page.evaluate(axeCore.source);
  return page.evaluate(async (rule) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    // axe leaves the size of targets out by default.
    const options = rule ? { runOnly: [rule] } : { rules: { 'target-size': { enabled: true } } };
    const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }, only);
}
