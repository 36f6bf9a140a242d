import type { CDPSession, Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { undoMs } from '../../../../widgets/admin/inbox/lead-changes.ts';
import { neighbor, officeSite } from '../../../e2e/admin/office-site.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';
import { leadLink } from '../../../support/pages/enter-admin.ts';
import { withoutTimers } from '../../../support/pages/pass-time.ts';
import { requestWords } from '../../../support/visitor-words.ts';

const office = officeSite();
type Point = readonly [x: number, y: number];

let page: Page;
let session: CDPSession;
beforeEach(async () => {
  for (const change of [{}, neighbor]) await office.postLead(change);
  await office.replaceContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 500 } });
  page = await office.enter({ width: 390 });
  await page.setViewportSize({ width: 390, height: 500 });
  await leadLink(page, requestWords.name).waitFor();
  // What still loads above the leads moves them away from under a finger.
  await page.getByRole('region', { name: 'State of the site' }).waitFor();
  await page.getByRole('link', { name: 'To answer 2', exact: true }).waitFor();
  await page.evaluate(withoutTimers, undoMs);
  session = await page.context().newCDPSession(page);
});

/** How long a finger rests on a row to open its menu (widgets/admin/inbox/list/row-gestures.ts). */
const holdMs = 500;

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });

async function middleOf(target: Locator): Promise<Point> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return [x + width / 2, y + height / 2];
}

/** Moves a finger over a row in steps, as a hand does, and releases it by default. */
async function drag(name: string, [dx, dy]: Point, { letsGo = true } = {}): Promise<void> {
  const [x, y] = await middleOf(leadLink(page, name));
  // The first step may come late.
  await page.evaluate(withoutTimers, holdMs);
  await touch('touchStart', [x, y]);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', [x + (dx * step) / 10, y + (dy * step) / 10]);
  if (letsGo) await touch('touchEnd');
}

/** Browsers treat a press directly after a swipe as its end. */
const afterSwipe = () => page.waitForTimeout(500);
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const undoBar = () => page.getByRole('button', { name: 'Undo' });
/** A busy Chromium may take a touch after a swipe for its end, and sends no click then; a person presses again. */
async function undo(): Promise<void> {
  const tapOnce = () => undoBar().tap({ timeout: timeLimitMs(1_000) });
  await undoBar().waitFor();
  await expect
    .poll(() =>
      tapOnce()
        .catch(() => {})
        .then(() => undoBar().count()),
    )
    .toBe(0);
}
/** Whether nothing was changed and no lead was opened. */
async function nothingHappened(): Promise<void> {
  await page.waitForTimeout(400);
  expect([await undoBar().count(), new URL(page.url()).hash, await page.getByRole('dialog').count()]).toEqual([
    ...[0, '#inbox', 0],
  ]);
  await row(requestWords.name).getByText(/left$/).waitFor();
}

describe('a touch gesture on a lead in the list', () => {
  it('marks it as called by a right swipe, snoozes it by a left swipe, and both can be undone', async () => {
    await drag(requestWords.name, [120, 4], { letsGo: false });
    // The page gets a movement with its next frame.
    await expect.poll(() => row(requestWords.name).getAttribute('data-label')).toBe('Called');
    await touch('touchEnd');
    await page.getByText(`${requestWords.name}: called`).waitFor();
    await afterSwipe();
    await undo();
    await row(requestWords.name).getByText(/left$/).waitFor();
    await drag(neighbor.name, [-120, -4]);
    await page.getByText(/^Dora Insley: back tomorrow, 8:00.AM$/).waitFor();
    await page.getByText('1 snoozed', { exact: true }).waitFor();
    await afterSwipe();
    await undo();
    await row(neighbor.name).getByText(/left$/).waitFor();
    expect(new URL(page.url()).hash).toBe('#inbox');
  });

  it('does nothing when it is released early, goes back, scrolls, or has a second finger', async () => {
    await drag(requestWords.name, [80, 0]);
    await nothingHappened();
    const [x, y] = await middleOf(leadLink(page, requestWords.name));
    await touch('touchStart', [x, y]);
    for (const dx of [40, 120, 60, 10]) await touch('touchMove', [x + dx, y]);
    await touch('touchEnd');
    await nothingHappened();
    await drag(requestWords.name, [110, 90]);
    await nothingHappened();
    await drag(requestWords.name, [4, -120]);
    await nothingHappened();
    await page.evaluate(() => scrollTo(0, 0));
    const [left, top] = await middleOf(leadLink(page, requestWords.name));
    await touch('touchStart', [left, top]);
    await touch('touchStart', [left, top], [left + 60, top]);
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', [left + step * 13, top], [left + 60, top]);
    await touch('touchEnd');
    await nothingHappened();
  });

  it('opens a menu by a long press, which can select several leads, and a short press still opens the lead', async () => {
    const [x, y] = await middleOf(leadLink(page, requestWords.name));
    await touch('touchStart', [x, y]);
    const menu = page.getByRole('dialog', { name: requestWords.name });
    await menu.waitFor();
    await touch('touchEnd');
    expect(new URL(page.url()).hash).toBe('#inbox');
    expect(await menu.getByRole('listitem').getByRole('button').allInnerTexts()).toEqual([
      ...['Called', 'Set a date for the visit', 'Quoted', 'Won', 'Lost', expect.stringMatching(/^Snooze\s+tomorrow/)],
      ...['Snooze until …', 'Spam', 'Select several'],
    ]);
    await menu.getByRole('button', { name: 'Select several' }).tap();
    await page.getByRole('checkbox', { name: `Select ${neighbor.name}` }).tap();
    await page.getByRole('toolbar', { name: 'Selected leads' }).getByRole('button', { name: 'Called' }).tap();
    await page.getByText('2 leads: called').waitFor();
    await undo();
    await leadLink(page, requestWords.name).tap();
    await page.getByRole('article', { name: requestWords.name }).waitFor();
  });
});
