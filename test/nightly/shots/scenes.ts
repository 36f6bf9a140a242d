import type { BrowserContextOptions, Page } from 'playwright-core';
import { pageKinds } from '../../support/cases/page-kinds.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { ownerPassword } from '../../support/owner.ts';
import { doubleRootSize } from '../../support/pages/large-text.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { messageWords, requestWords } from '../../support/visitor-words.ts';

type Step = (page: Page) => Promise<unknown>;

/** A state of a page to take a picture of. */
export interface Scene {
  /** Its pictures' file name; scenes of one page share a prefix. */
  name: string;
  path: string;
  /** Actions before the picture. */
  act?: Step;
  /** The widths at which these actions are possible. @default every width */
  at?: (width: number) => boolean;
  /** Its own widths, instead of the requested ones. */
  widths?: readonly number[];
  /** Requires an office with sample leads: many unanswered ones, or none. */
  office?: 'busy' | 'quiet';
  /** Whether to take only the window's visible part. */
  isScreen?: boolean;
  options?: BrowserContextOptions;
  media?: 'print';
}

/** Below this the menus are in the drawer. */
const turnsAt = 993;
const wide = (width: number) => width >= turnsAt;
const narrow = (width: number) => !wide(width);

const steps =
  (...all: readonly Step[]) =>
  async (page: Page): Promise<void> => {
    for (const step of all) await step(page);
  };

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click();
/** Ends transitions and reports. */
const settle = (page: Page) => page.waitForTimeout(500);

/** Posts like a browser without JavaScript, and opens the resulting page. */
const post =
  (form: string, words: Record<string, string>): Step =>
  async (page) => {
    const { origin } = new URL(page.url());
    const answer = await page.request.post(page.url(), {
      form: { form, ...words },
      headers: { origin },
      maxRedirects: 0,
    });
    await page.goto(origin + answer.headers().location);
    await whenNetworkIdle(page);
  };

const fill: Step = async (page) => {
  for (const [name, value] of Object.entries(requestWords))
    await page.locator(`form [name=${name}]`).first().fill(value);
  await whenNetworkIdle(page);
};

const addPhotos: Step = async (page) => {
  const photos = [
    { name: 'porch.jpg', mimeType: 'image/jpeg', buffer: await aPhoto('jpeg', 1200, 900) },
    { name: 'south-wall.jpg', mimeType: 'image/jpeg', buffer: await aPhoto('jpeg', 900, 1200) },
  ];
  await page.locator('form [name=photos]').first().setInputFiles(photos);
  await whenNetworkIdle(page);
};

const sendEstimate = press('Get Free Estimate');
const sendNothing = steps(
  (page) => page.locator('[name=name]').focus(),
  whenNetworkIdle,
  sendEstimate,
  (page) => page.locator('[aria-invalid=true]').first().waitFor(),
);
const arrive: Step = (page) => page.getByRole('link', { name: 'Your private page' }).waitFor();

/** The server of the pictures has another origin than its links. */
const follow: Step = async (page) => {
  const href = (await page.getByRole('link', { name: 'Your private page' }).getAttribute('href')) ?? '';
  await page.goto(new URL(page.url()).origin + new URL(href).pathname);
  await whenNetworkIdle(page);
};

const cutOff: Step = async (page) => {
  await page.route('**/api/estimates', (route) => route.abort());
};
const unconfirmed: Step = (page) => page.getByText('We couldn’t confirm that this arrived.').first().waitFor();

const pick =
  (...ids: string[]): Step =>
  async (page) => {
    for (const id of ids) await page.locator(`#${id}`).getByRole('button').first().click();
    await settle(page);
  };
const six = ['sw-7008', 'bm-oc-117', 'sw-6244', 'bm-hc-134', 'sw-7069', 'bm-oc-65'];

/** Turns the packages to their second page and stops them there. */
const turnPackages = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.currentTime = 6_000;
      animation.pause();
    }
    document.querySelector('main a[href*="package="]')?.closest('section')?.scrollIntoView({ behavior: 'instant' });
  });

/** A laptop's window with bars above and below it. */
const laptop = { options: { viewport: { width: 1366, height: 650 } }, widths: [1366], isScreen: true } as const;

const fileName = (name: string) => name.replaceAll(/\W+/g, '-');
const named = ({ name, path }: { name: string; path: string }) => ({ name: fileName(name), path });

const pages: readonly Scene[] = [
  ...Object.values(pageKinds).flat().map(named),
  { name: 'home-calm', path: '/', options: { reducedMotion: 'reduce' } },
  { name: 'home-menu-areas', path: '/', act: press('SERVICE AREAS'), at: wide },
  { name: 'home-menu-services', path: '/', act: press(/^SERVICES$/), at: wide },
  { name: 'home-drawer', path: '/', act: press('Open the menu'), at: narrow },
  { name: 'exterior-refused', path: '/exterior', act: sendNothing },
  { name: 'contact-sent', path: '/contact', act: post('contact', messageWords) },
  {
    name: 'contact-estimate-sent',
    path: '/contact',
    act: post('estimate', { ...requestWords, state: 'MD', serviceType: 'exterior' }),
  },
  { name: 'privacy-policy-print', path: '/privacy-policy', media: 'print' },
];

/** What is also taken in forced colors and with large text. */
const kinds = [...pageKinds.fixed, ...pageKinds.content, ...pageKinds.missing].map(named);

/** What visitors do, low windows, forced colors and text at twice the size. */
const stateScenes: readonly Scene[] = [
  ...['/', '/exterior', '/contact', '/color-palette', '/service-areas', '/chestertown-services'].map((path) => ({
    ...laptop,
    name: `low-${path.slice(1) || 'home'}`,
    path,
  })),
  {
    isScreen: true,
    name: 'state-contact-package',
    path: '/contact?service=interior&package=Move-In+Ready#estimate',
    act: settle,
  },
  { isScreen: true, name: 'state-packages', path: '/', act: turnPackages },
  { isScreen: true, name: 'state-palette-picked', path: '/color-palette', act: steps(pick(...six), settle) },
  {
    isScreen: true,
    name: 'state-palette-email',
    path: '/color-palette',
    act: steps(pick(...six), press('Email My Color List'), settle),
  },
  {
    name: 'state-palette-sheet',
    path: '/color-palette?c=sw-7008.bm-oc-117.sw-6244.bm-hc-134.sw-7069.bm-oc-65',
    widths: [816],
    act: steps(
      (page) =>
        page.evaluate(() => {
          window.print = () => {};
        }),
      press('Print Sheet'),
      settle,
      // The button does not print.
      (page) => page.emulateMedia({ media: 'print' }),
    ),
  },
  {
    isScreen: true,
    name: 'state-login-wrong',
    path: '/admin',
    act: steps((page) => page.getByLabel('Password').fill('not this one'), press('Login'), settle),
  },
  {
    isScreen: true,
    name: 'state-exterior-failed',
    path: '/exterior',
    act: steps(fill, cutOff, sendEstimate, unconfirmed, settle),
  },
  { isScreen: true, name: 'state-exterior-photos', path: '/exterior', act: steps(fill, addPhotos, settle, settle) },
  { name: 'state-exterior-sent', path: '/exterior', act: steps(fill, addPhotos, settle, sendEstimate, arrive, settle) },
  { name: 'state-request', path: '/exterior', act: steps(fill, addPhotos, settle, sendEstimate, arrive, follow) },
  ...kinds.map(({ name, path }) => ({
    name: `forced-${name}`,
    path,
    options: { forcedColors: 'active', reducedMotion: 'reduce' } as const,
  })),
  ...kinds.map(({ name, path }) => ({
    name: `large-${name}`,
    path,
    act: doubleRootSize,
    options: { reducedMotion: 'reduce' } as const,
  })),
];

const phone = [390];
const desk = [1300];
const fullDesk = [360, 1300];

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

const row = (page: Page) => page.locator('[data-lead]').first();

/** Drags the first row sideways and holds it there. */
const hold =
  (dx: number): Step =>
  async (page) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await row(page).boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    const [from, at] = [x + width / 2, y + height / 2];
    const touch = (type: 'touchStart' | 'touchMove', to: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: to, y: at }] });
    await touch('touchStart', from);
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + (dx * step) / 10);
  };

const pressLong = steps(hold(0), (page) => page.getByRole('dialog').waitFor());
const openLead = steps(
  (page) => row(page).click(),
  (page) => page.getByRole('article').waitFor(),
);
const scrollLead: Step = (page) => page.evaluate(() => scrollBy({ top: 640, behavior: 'instant' }));

const screen = { path: '/admin', office: 'busy', isScreen: true, widths: phone } as const;
const whole = { path: '/admin', office: 'busy', widths: fullDesk } as const;

/** The office during an owner’s day, on a phone and on a desktop. */
const officeScenes: readonly Scene[] = [
  { ...screen, name: 'office-01-inbox', act: inOffice('') },
  { ...screen, name: 'office-02-swipe-called', act: inOffice('', hold(120)) },
  { ...screen, name: 'office-02-swipe-snooze', act: inOffice('', hold(-120)) },
  { ...screen, name: 'office-03-press-long', act: inOffice('', pressLong) },
  { ...screen, name: 'office-04-filter', act: inOffice('', press('Filter')) },
  { ...screen, name: 'office-05-lead', act: inOffice('', openLead) },
  { ...screen, name: 'office-06-lead-below', act: inOffice('', openLead, scrollLead) },
  { ...screen, name: 'office-07-called', act: inOffice('', openLead, press(/^Called$/)) },
  { ...screen, name: 'office-08-snooze', act: inOffice('', openLead, press('Snooze')) },
  { ...screen, name: 'office-10-nobody-waits', office: 'quiet', act: inOffice('') },
  { ...screen, name: 'office-11-more', act: inOffice('', press('More')) },
  { ...screen, name: 'office-desk', widths: desk, act: inOffice('', openLead) },
  { ...whole, name: 'office-settings', act: inOffice('#settings') },
  { ...whole, name: 'office-numbers', act: inOffice('#numbers') },
  { ...whole, name: 'office-content', act: inOffice('#content') },
  { ...whole, name: 'office-embeds', act: inOffice('#embeds') },
  { ...whole, name: 'office-data', act: inOffice('#data') },
];

/** Every kind of page and its states, in the order of the files. */
export const scenes: readonly Scene[] = [...pages, ...stateScenes, ...officeScenes].toSorted((a, b) =>
  a.name < b.name ? -1 : 1,
);
