import { describe, expect, it } from 'vitest';
import { foreignSite } from '../../../e2e/embeds/foreign-site.ts';
import { violations } from '../../../support/pages/axe.ts';
import { holdRequests, whenIdle } from '../../../support/pages/network-idle.ts';
import { openEmbedPage, type StudioPage } from './studio-page.ts';

const { server, site } = foreignSite(new Map());

async function ask({ page }: StudioPage, site: string, policy = ''): Promise<void> {
  await page.getByLabel('Your site’s address').fill(site);
  await page.getByLabel('Its Content-Security-Policy, if it has one').fill(policy);
  await page.getByRole('button', { name: 'Check my site' }).click();
}

/** Waits until the check reacts: until then, the browser sends its form. */
async function openHydrated(): Promise<StudioPage> {
  const studio = await openEmbedPage(server().url);
  await studio.page.getByLabel('Your site’s address').focus();
  await studio.page.locator('[data-widget=embed-check][data-is-up]').waitFor();
  return studio;
}

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('the check %s', (_, javaScriptEnabled) => {
  it('says whether a site is registered, and shows a hostile policy as text', async () => {
    const studio = await openEmbedPage(server().url, { javaScriptEnabled });
    const { page } = studio;
    for (const [typed, verdict] of [
      [`${site().origin}/some/page`, `${site().origin} is registered.`],
      // Each verdict differs from the one before it.
      ['no site at all', 'That is not the address of a website.'],
      ['towline.example', 'https://towline.example is not registered.'],
      ['javascript:alert(1)', 'That is not the address of a website.'],
    ] as const) {
      await ask(studio, typed);
      await page.getByText(verdict).waitFor();
      expect(await page.getByLabel('Your site’s address').inputValue()).toBe(typed);
    }
    expect(await page.getByRole('status').filter({ hasText: 'registered' }).count()).toBe(0);

    await ask(studio, '', `script-src "><img src=x onerror=alert(1)>; connect-src *`);
    await page.locator('p', { hasText: 'script-src "><img src=x onerror=alert(1)>' }).waitFor();
    expect(await page.locator('img[src=x]').count()).toBe(0);
    await studio.context.close();
  });
});

describe('the check', () => {
  it('reports that our site did not respond, and keeps the input', async () => {
    const studio = await openHydrated();
    const { page } = studio;
    let isAway = true;
    await page.route('**/api/embed-origins*', (route) =>
      isAway ? route.abort() : route.fulfill({ status: 429, body: '{}' }),
    );
    await ask(studio, 'towline.example');
    await page.getByText('We could not look it up.').waitFor();
    isAway = false;
    const refused = page.waitForResponse((response) => response.status() === 429);
    await page.getByRole('button', { name: 'Check my site' }).click();
    await refused;
    await whenIdle(page);
    await page.getByText('We could not look it up.').waitFor();
    await page.unroute('**/api/embed-origins*');
    await page.getByRole('button', { name: 'Check my site' }).click();
    await page.getByText('https://towline.example is not registered.').waitFor();
    await studio.context.close();
  });

  it('leaves the studio’s choices unchanged, and shows only the latest answer', async () => {
    const studio = await openHydrated();
    const { page } = studio;
    await studio.pick('Side tab');
    await expect.poll(studio.code).toContain('side-tab');
    const letGo = await holdRequests(page, '**/api/embed-origins*slow*');
    const late = page.waitForResponse(/slow/);
    await ask(studio, 'slow.example');
    await ask(studio, site().origin);
    await page.getByText(`${site().origin} is registered.`).waitFor();
    letGo();
    await (await late).finished();
    await whenIdle(page);
    expect(await page.getByText('slow.example').count()).toBe(0);
    expect(await studio.code()).toContain('side-tab');
    expect(await violations(page)).toEqual([]);
    await studio.context.close();
  });
});
