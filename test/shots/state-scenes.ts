import type { Page } from 'playwright-core';
import { pageKinds } from '../support/cases/page-kinds.ts';
import { aPhoto } from '../support/cases/photo-corpus.ts';
import { doubleRootSize } from '../support/pages/large-text.ts';
import { whenNetworkIdle } from '../support/pages/network-idle.ts';
import { requestWords } from '../support/visitor-words.ts';
import type { Scene } from './scenes.ts';

type Step = (page: Page) => Promise<void>;

const steps =
  (...all: readonly Step[]): Step =>
  async (page) => {
    for (const step of all) await step(page);
  };

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click();
/** Ends transitions and reports. */
const settle: Step = (page) => page.waitForTimeout(500);

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

const send = press('Get Free Estimate');
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

const answer =
  (questions: number, choice: number): Step =>
  async (page) => {
    await page.getByRole('button', { name: 'Take the Color Quiz' }).click();
    for (let question = 1; question <= questions; question += 1) {
      await page.getByText(`Question ${question} of 10`).waitFor();
      await page.getByRole('dialog').getByRole('radio').nth(choice).check();
      await page.getByRole('button', { name: question < 10 ? 'Next' : 'See My Palettes', exact: true }).click();
    }
    await settle(page);
  };

const pick =
  (...ids: string[]): Step =>
  async (page) => {
    for (const id of ids) await page.locator(`#${id}`).getByRole('button').first().click();
    await settle(page);
  };
const six = ['sw-7008', 'bm-oc-117', 'sw-6244', 'bm-hc-134', 'sw-7069', 'bm-oc-65'];

/** Turns the packages to their second page and stops them there. */
const turnPackages: Step = (page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.currentTime = 6_000;
      animation.pause();
    }
    document.querySelector('main a[href*="package="]')?.closest('section')?.scrollIntoView({ behavior: 'instant' });
  });

/** A laptop's window with bars above and below it. */
const laptop = { options: { viewport: { width: 1366, height: 650 } }, widths: [1366], isScreen: true } as const;
const screen = { isScreen: true } as const;

/** Every kind of page. */
const kinds = [...pageKinds.fixed, ...pageKinds.content, ...pageKinds.missing];
const fileName = (name: string) => name.replaceAll(/\W+/g, '-');

/** What visitors do, low windows, forced colors and text at twice the size. */
export const stateScenes: readonly Scene[] = [
  ...[
    '/',
    '/exterior',
    '/interior',
    '/pressure-washing',
    '/contact',
    '/color-palette',
    '/service-areas',
    '/chestertown-services',
    '/review-us',
    '/services',
    '/about',
    '/blog',
  ].map((path) => ({ ...laptop, name: `low-${path.slice(1) || 'home'}`, path })),
  {
    ...screen,
    name: 'state-contact-package',
    path: '/contact?service=interior&package=Move-In+Ready#estimate',
    act: settle,
  },
  {
    ...screen,
    name: 'state-contact-package-plain',
    path: '/contact?service=interior&package=Move-In+Ready#estimate',
    options: { javaScriptEnabled: false },
  },
  { ...screen, name: 'state-packages', path: '/', act: turnPackages },
  { ...screen, name: 'state-palette-picked', path: '/color-palette', act: steps(pick(...six), settle) },
  {
    ...screen,
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
    ...screen,
    name: 'state-login-wrong',
    path: '/admin',
    act: steps((page) => page.getByLabel('Password').fill('not this one'), press('Login'), settle),
  },
  { ...screen, name: 'state-exterior-failed', path: '/exterior', act: steps(fill, cutOff, send, unconfirmed, settle) },
  { ...screen, name: 'state-exterior-photos', path: '/exterior', act: steps(fill, addPhotos, settle, settle) },
  { name: 'state-exterior-sent', path: '/exterior', act: steps(fill, addPhotos, settle, send, arrive, settle) },
  { name: 'state-request', path: '/exterior', act: steps(fill, addPhotos, settle, send, arrive, follow) },
  {
    name: 'state-request-forced',
    path: '/exterior',
    options: { forcedColors: 'active' },
    act: steps(fill, addPhotos, settle, send, arrive, follow),
  },
  {
    name: 'state-request-large',
    path: '/exterior',
    act: steps(fill, addPhotos, settle, send, arrive, follow, doubleRootSize),
  },
  {
    name: 'state-sent-forced',
    path: '/exterior',
    options: { forcedColors: 'active' },
    act: steps(fill, addPhotos, settle, send, arrive, settle),
  },
  { name: 'state-sent-large', path: '/exterior', act: steps(fill, addPhotos, settle, send, arrive, doubleRootSize) },
  { ...screen, name: 'state-quiz-1', path: '/exterior', act: answer(0, 0) },
  { ...screen, name: 'state-quiz-4', path: '/exterior', act: answer(3, 1) },
  { ...screen, name: 'state-quiz-9', path: '/interior', act: answer(8, 2) },
  { ...screen, name: 'state-quiz-results', path: '/exterior', act: answer(10, 1) },
  { ...laptop, name: 'low-quiz-4', path: '/exterior', act: answer(3, 1) },
  { ...screen, name: 'state-login-forced', path: '/admin', options: { forcedColors: 'active' } },
  ...kinds.map(({ name, path }) => ({
    name: `forced-${fileName(name)}`,
    path,
    options: { forcedColors: 'active', reducedMotion: 'reduce' } as const,
  })),
  ...kinds.map(({ name, path }) => ({
    name: `large-${fileName(name)}`,
    path,
    act: doubleRootSize,
    options: { reducedMotion: 'reduce' } as const,
  })),
];
