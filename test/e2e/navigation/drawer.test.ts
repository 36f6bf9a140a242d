import { describe, expect, it } from 'vitest';
import { builtSite, narrow } from '../../support/built-site.ts';
import { fillForm } from '../../support/pages/fill-form.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { openWatched } from '../../support/pages/watched-page.ts';
import { messageWords } from '../../support/visitor-words.ts';

const site = builtSite();

describe('the drawer', () => {
  it('closes when a tablet is turned to landscape', async () => {
    const page = await site.open('/', { viewport: { width: 800, height: 1200 } });
    await whenNetworkIdle(page);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    await page.locator('[aria-expanded=true][commandfor]').waitFor({ state: 'attached' });
    await page.setViewportSize({ width: 1200, height: 800 });
    await drawer.waitFor({ state: 'hidden' });
  });

  it('comes before a toast, which shows above the page and can be closed once the drawer is closed', async () => {
    const page = await site.open('/contact', narrow);
    const form = page.getByRole('form', { name: 'Message' });
    await fillForm(form, messageWords);
    let answer = () => {};
    const isOpen = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/contact', async (route) => {
      await isOpen;
      await route.fulfill({ status: 503, json: {} });
    });
    await form.getByRole('button').click();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    answer();
    const toast = page.locator('[popover=manual]').filter({ hasText: 'Failed to send' });
    await toast.waitFor({ state: 'attached' });
    const isAbove = () => toast.evaluate((region) => region.matches(':popover-open'));
    expect(await isAbove()).toBe(false);
    // Only a toast in a window with the focus comes above the page.
    await toast.evaluate((region) =>
      region.addEventListener('toggle', () => {
        document.hasFocus = () => false;
      }),
    );
    await page.keyboard.press('Escape');
    await expect.poll(isAbove).toBe(true);
    const [title, cross] = await Promise.all(['strong', 'button'].map((part) => toast.locator(part).boundingBox()));
    expect(cross?.width).toBe(44);
    expect(cross?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
    await toast.getByRole('button').click();
    await toast.waitFor({ state: 'detached' });
  });

  it('opens and closes without a console message', async () => {
    const context = await site.visitor(narrow);
    const { page, misdeeds } = await openWatched(context, `${site.url}/`);
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await page.locator('[commandfor]:not([popovertarget])').first().waitFor();
    await opener.hover();
    await page.locator('[aria-expanded=false][commandfor]').waitFor();
    await opener.click();
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
    await page.locator('[aria-expanded=false][commandfor]').waitFor();
    expect(misdeeds).toEqual([]);
  });

  it('traps focus, closes on Escape and returns focus', async () => {
    const page = await site.open('/', narrow);
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await opener.focus();
    await whenNetworkIdle(page);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await drawer.evaluate(
        (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await page.locator(':focus').innerText()).toBe('Open the menu');
  });

  it.each([true, false])('opens the page of a chosen link (JavaScript: %s)', async (javaScriptEnabled) => {
    const page = await site.open('/', { ...narrow, javaScriptEnabled });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    expect(await page.getByRole('dialog', { name: 'Menu' }).isVisible()).toBe(false);
  });
});
