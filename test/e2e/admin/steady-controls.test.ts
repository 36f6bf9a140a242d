import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { postAsBrowser } from '../../support/owner.ts';
import { enterAdmin, leadLink, nothingLoads } from '../../support/pages/enter-admin.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { messageWords, requestWords } from '../../support/visitor-words.ts';
import { neighbor, officeSite } from './office-site.ts';

const office = officeSite();

/** Holds what the office asks for until the returned function lets all of it through. */
async function holdAnswers(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Where the controls are that can be pressed now; later, which of them have moved, and how far. */
async function watchControls(page: Page) {
  const before = await page.evaluateHandle(() =>
    [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
      .filter((control) => control.checkVisibility())
      .map((control) => ({ control, at: control.getBoundingClientRect() })),
  );
  return {
    count: () => before.evaluate((all) => all.length),
    moved: () =>
      before.evaluate((all) =>
        all.flatMap(({ control, at }) => {
          if (!control.isConnected) return [];
          const { left, top } = control.getBoundingClientRect();
          const [right, down] = [left - at.left, top - at.top];
          return Math.hypot(right, down) < 1 ? [] : [`${control.textContent || control.id}: ${right}, ${down} px`];
        }),
      ),
  };
}

/** The controls of a section that move when its data comes. */
async function movedIn(section: string, width: number): Promise<readonly string[]> {
  const page = await office.context.newPage();
  await page.setViewportSize({ width, height: 800 });
  const answer = await holdAnswers(page);
  await page.goto(`${office.server.url}/admin#${section}`);
  await page.locator('main section h2, main nav h2').first().waitFor();
  const controls = await watchControls(page);
  expect(await controls.count(), section).toBeGreaterThan(3);
  answer();
  await nothingLoads(page);
  await whenNetworkIdle(page);
  const moved = await controls.moved();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
  return moved;
}

describe('the office, whose data comes late', () => {
  it.each([1280, 1250, 1100, 360])('keeps every control in its place when it comes, at %i px', async (width) => {
    await office.sendForm(`${office.server.url}/exterior`);
    await office.sendForm(`${office.server.url}/exterior`, neighbor);
    const early = await enterAdmin(office.context, office.server.url, { width });
    await leadLink(early, requestWords.name).waitFor();
    const moved: Record<string, readonly string[]> = {};
    for (const name of ['inbox', 'numbers', 'content', 'embeds', 'data', 'settings'])
      moved[name] = await movedIn(name, width);
    expect(Object.values(moved).flat(), JSON.stringify(moved)).toEqual([]);
  });

  it('keeps every control in its place when it comes with limits that were reached', async () => {
    let status = 201;
    for (let at = 0; status === 201; at += 1) {
      const body = { ...messageWords, message: `The same question, asked ${at} times.` };
      ({ status } = await postAsBrowser(`${office.server.url}/api/contact`, body));
    }
    expect(status).toBe(429);
    await enterAdmin(office.context, office.server.url);
    expect(await movedIn('data', 1280)).toEqual([]);
  });
});
