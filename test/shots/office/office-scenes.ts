import type { Page } from 'playwright-core';
import { ownerPassword } from '../../support/owner.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import type { Scene } from '../scenes.ts';

const phone = [390];
const desk = [1300];
const fullDesk = [360, 1300];

type Step = (page: Page) => Promise<unknown>;

/** Logs in to a section of the office, then performs the steps. */
const inOffice =
  (hash: string, ...steps: Step[]) =>
  async (page: Page): Promise<void> => {
    await page.getByLabel('Password').fill(ownerPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.locator('main section h2').first().waitFor();
    if (hash) await page.evaluate((to) => location.assign(to), hash);
    await whenNetworkIdle(page);
    for (const step of steps) await step(page);
    await page.waitForTimeout(400);
  };

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click();

/** Drags a row sideways and holds it there. */
const hold =
  (name: string, dx: number): Step =>
  async (page) => {
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await page.locator('[data-lead]').filter({ hasText: name }).boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    const [from, at] = [x + width / 2, y + height / 2];
    const touch = (type: 'touchStart' | 'touchMove', to: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: to, y: at }] });
    await touch('touchStart', from);
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + (dx * step) / 10);
  };

const pressLong: Step = async (page) => {
  await hold('Hank & Lou Dorsey', 0)(page);
  await page.getByRole('dialog').waitFor();
};

const openLead: Step = (page) => page.getByRole('article', { name: 'Anna Price' }).waitFor();
const scrollLead: Step = (page) => page.evaluate(() => scrollBy({ top: 640, behavior: 'instant' }));
const anna = '#inbox/anna';

const screen = { path: '/admin', office: 'busy', isScreen: true, widths: phone } as const;
const whole = { path: '/admin', office: 'busy', widths: fullDesk } as const;

/** The office during an owner’s day, on a phone and on a desktop. */
export const officeScenes: readonly Scene[] = [
  { ...screen, name: 'office-01-inbox', act: inOffice('') },
  { ...screen, name: 'office-02-swipe-called', act: inOffice('', hold('Karen Whitlock', 120)) },
  { ...screen, name: 'office-02-swipe-snooze', act: inOffice('', hold('Priya Raman', -120)) },
  { ...screen, name: 'office-03-press-long', act: inOffice('', pressLong) },
  { ...screen, name: 'office-04-filter', act: inOffice('', press('Filter')) },
  { ...screen, name: 'office-05-lead', act: inOffice(anna, openLead) },
  { ...screen, name: 'office-06-lead-below', act: inOffice(anna, openLead, scrollLead) },
  { ...screen, name: 'office-07-called', act: inOffice(anna, openLead, press(/^Called$/)) },
  { ...screen, name: 'office-08-snooze', act: inOffice(anna, openLead, press('Snooze')) },
  {
    ...screen,
    name: 'office-09-photo',
    act: inOffice(anna, openLead, (page) => page.getByRole('link', { name: 'Photo 1' }).click()),
  },
  { ...screen, name: 'office-10-nobody-waits', office: 'quiet', act: inOffice('') },
  { ...screen, name: 'office-11-more', act: inOffice('', press('More')) },
  { ...screen, name: 'office-desk', widths: desk, act: inOffice(anna, openLead) },
  { ...whole, name: 'office-settings', act: inOffice('#settings') },
  { ...whole, name: 'office-numbers', act: inOffice('#numbers') },
  { ...whole, name: 'office-content', act: inOffice('#content') },
  { ...whole, name: 'office-embeds', act: inOffice('#embeds') },
  { ...whole, name: 'office-data', act: inOffice('#data') },
];
