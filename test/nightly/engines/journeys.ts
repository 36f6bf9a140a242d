import { startBuiltServer } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { waitForMails } from '../../support/outbox.ts';
import { ownerPassword } from '../../support/owner.ts';
import type { AnyPage } from '../../support/pages/page-part.ts';
import { passTime } from '../../support/pages/pass-time.ts';
import { shiftInView } from '../../support/pages/scroll-through.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { type Engine, type Result, type TabOptions, visitTab } from './engine.ts';
import { drivenPage } from './page.ts';

/**
 * Runs in the page: selects its first color and scrolls to the end as soon as the tray is there.
 * @returns how far the page is scrolled then, and once the tray has the names of the colors, in pixels
 */
async function scrollWhileTrayLoads(): Promise<[before: number, after: number]> {
  const appears = (selector: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { childList: true, subtree: true });
      look();
    });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  const tray = appears('section [aria-haspopup=dialog]');
  const names = appears('section[aria-label] > div li button');
  document.querySelector<HTMLElement>('main section > ul > li button')?.click();
  await tray;
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const before = scrollY;
  await names;
  for (let at = 0; at < 3; at++) await frame();
  return [before, scrollY];
}

interface Journey {
  name: string;
  start: string;
  size?: TabOptions;
  go(page: AnyPage, dataDir: string): Promise<void>;
}

/** The journeys that must work in every engine on our own pages. */
const journeys: readonly Journey[] = [
  {
    name: 'from home to the mail',
    start: '/',
    async go(page, dataDir) {
      const siding = () => page.evaluate(() => getComputedStyle(document.querySelector('.siding') as Element).fill);
      const before = await siding();
      await page.getByText('Antique Red').click();
      await until(async () => (await siding()) !== before, 'the house is painted');
      await page.getByRole('link', { name: 'Get Free Estimate' }).first().click();
      await page.getByText('Interior painting', { exact: true }).click();
      for (const [name, value] of Object.entries(requestWords))
        await estimate(page).locator(`[name=${name}]`).fill(value);
      await passTime(page);
      await page.getByRole('button', { name: 'Get Free Estimate' }).click();
      await page.getByText('Estimate request sent!').waitFor();
      const [mail] = await waitForMails(dataDir, 1);
      if (!mail?.includes(requestWords.email)) throw new Error('The mail does not name the visitor');
    },
  },
  {
    name: 'palette',
    start: '/color-palette',
    async go(page) {
      const shift = await shiftInView(page, 'main section > ul > li');
      if (shift > 0.5) throw new Error(`Colors in view moved by ${shift} px`);
      await page.getByLabel('Name, code, brand or category').fill('alabaster');
      await page.getByText('1 color', { exact: true }).first().waitFor();
      await page.getByRole('button', { name: 'Select Alabaster' }).click();
      await page.getByRole('button', { name: 'Email My Color List' }).click();
      await page.getByLabel('Your email').fill(requestWords.email);
      await page.getByRole('button', { name: 'Send Color List' }).click();
      await page.getByText('Color palette sent successfully!').first().waitFor();
    },
  },
  {
    name: 'palette on a phone',
    start: '/color-palette',
    size: { width: 360, height: 740 },
    async go(page) {
      await page.getByLabel('Name, code, brand or category').fill('alabaster');
      await page.getByText('1 color', { exact: true }).first().waitFor();
      const [before, after] = await page.evaluate(scrollWhileTrayLoads);
      if (before !== after) throw new Error(`The page has scrolled from ${before} to ${after} px`);
    },
  },
  {
    name: 'quiz',
    start: '/exterior',
    async go(page) {
      await page.getByRole('button', { name: 'Take the Color Quiz' }).click();
      for (let question = 1; question <= 10; question++) {
        await page.getByText(`Question ${question} of 10`).waitFor();
        await page.locator('dialog').getByRole('radio').nth(1).check();
        await page.getByRole('button', { name: question < 10 ? 'Next' : 'See My Palettes', exact: true }).click();
      }
      await page.getByText('Top Match').waitFor();
      await page.keyboard.press('Escape');
      await page.getByText('Top Match').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'form in a dialog',
    start: '/embed',
    // The whole form fits, so its dialog must end where it does.
    size: { height: 1000 },
    async go(page) {
      await page.locator('[name="attribute mode"][value=button]').check();
      const opener = page.getByRole('button', { name: 'Request a free estimate' });
      await opener.click();
      const dialog = page.locator('dialog');
      const name = dialog.locator('[name=name]');
      await name.fill(requestWords.name);
      await dialog.getByText('Family-run for over 50 years.').waitFor();
      const send = dialog.getByRole('button', { name: 'Get Free Estimate' });
      const phone = dialog.getByRole('link', { name: 'Call (410) 555-0142' });
      for (const part of [send, phone]) await part.waitFor();
      // The picture ends above its words, and makes the dialog no higher than the form.
      const places = await page.evaluate(() => {
        const dialog = document.querySelector('brushline-estimate-form')?.shadowRoot?.querySelector('dialog');
        const form = dialog?.querySelector('[heading]')?.shadowRoot?.querySelector('form');
        const boxes = [dialog, dialog?.querySelector('svg'), dialog?.querySelector('div:has(> svg) + p'), form];
        return boxes.map((part) => {
          const { top, bottom } = part?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
          return [top, bottom] as const;
        });
      });
      const [box, picture, words, form] = places;
      const isRight = box && picture && words && form && picture[1] <= words[0] && Math.abs(form[1] - box[1]) < 10;
      if (!isRight || box[0] < 0) throw new Error(`Dialog, picture, words and form: ${JSON.stringify(places)}`);
      await page.keyboard.press('Escape');
      await name.waitFor({ state: 'hidden' });
      const focused = await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent);
      if (focused !== 'Request a free estimate') throw new Error(`The focus is on ${focused}`);
      await opener.click();
      if ((await name.inputValue()) !== requestWords.name) throw new Error('The dialog has lost what was typed');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await name.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'first screen of the office',
    start: '/admin',
    async go(page) {
      await page.getByLabel('Password').fill(ownerPassword);
      await page.getByRole('button', { name: 'Login' }).click();
      await page.locator('main section h2').first().waitFor();
      await page.getByText(requestWords.name).first().waitFor();
    },
  },
];

/** The contact page also has a message form. */
const estimate = (page: AnyPage) => page.locator('form:has([name=zipCode])');

async function until(isSo: () => Promise<boolean>, aim: string): Promise<void> {
  const deadline = Date.now() + timeLimitMs(10_000);
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not yet: ${aim}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs the journeys in one engine; later ones see the data of earlier ones. */
export async function runJourneys(engine: Engine, report: (result: Result) => void): Promise<void> {
  const server = await startBuiltServer();
  const browser = await engine.launch({ isDark: false });
  try {
    for (const { name, start, size = {}, go } of journeys) {
      const error = await visitTab(browser, `${engine.name} ${name}`, size, async (tab) => {
        await tab.goto(server.url + start);
        await go(drivenPage(tab), server.dataDir);
      }).then(
        () => undefined,
        (error: Error) => error,
      );
      report({ row: name, column: 'our pages', engine: engine.name, error });
    }
  } finally {
    await browser.close();
    await server[Symbol.asyncDispose]();
  }
}
