import type { BrowserContextOptions, Page } from 'playwright-core';
import { whenNetworkIdle } from '../support/pages/network-idle.ts';
import { messageWords, requestWords } from '../support/visitor-words.ts';
import { officeScenes } from './office/office-scenes.ts';
import { stateScenes } from './state-scenes.ts';

/** A state of a page to take a picture of. */
export interface Scene {
  /** Its pictures' file name; scenes of one page share a prefix. */
  name: string;
  path: string;
  /** Actions before the picture. */
  act?: (page: Page) => Promise<void>;
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

const openMenu = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const openDrawer = (page: Page) => page.getByRole('button', { name: 'Open the menu' }).click();

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
}

async function sendNothing(page: Page): Promise<void> {
  await page.locator('[name=name]').focus();
  await whenNetworkIdle(page);
  await send(page);
  await page.locator('[aria-invalid=true]').first().waitFor();
}

async function sendWords(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(requestWords)) await page.locator(`form [name=${name}]`).fill(value);
  await whenNetworkIdle(page);
  await send(page);
  await page.getByText('Estimate request sent!').waitFor();
}

/** Posts like a browser without JavaScript, and opens the resulting page. */
const post = (form: string, words: Record<string, string>) => async (page: Page) => {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(page.url(), {
    form: { form, ...words },
    headers: { origin },
    maxRedirects: 0,
  });
  await page.goto(origin + answer.headers().location);
  await whenNetworkIdle(page);
};

const pages: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'home-calm', path: '/', options: { reducedMotion: 'reduce' } },
  { name: 'home-menu-areas', path: '/', act: openMenu('SERVICE AREAS'), at: wide },
  { name: 'home-menu-services', path: '/', act: openMenu('SERVICES'), at: wide },
  { name: 'home-drawer', path: '/', act: openDrawer, at: narrow },
  { name: 'about', path: '/about' },
  { name: 'services', path: '/services' },
  { name: 'all-services', path: '/all-services' },
  { name: 'exterior', path: '/exterior' },
  { name: 'exterior-refused', path: '/exterior', act: sendNothing },
  { name: 'exterior-sent', path: '/exterior', act: sendWords },
  { name: 'interior', path: '/interior' },
  { name: 'pressure-washing', path: '/pressure-washing' },
  { name: 'blog', path: '/blog' },
  { name: 'blog-found', path: '/blog?q=deck' },
  { name: 'blog-nothing', path: '/blog?q=wallpaper+glue' },
  { name: 'post', path: '/blog/painted-kitchen-cabinets' },
  { name: 'post-missing', path: '/blog/nowhere' },
  { name: 'review-us', path: '/review-us' },
  { name: 'contact', path: '/contact' },
  { name: 'contact-sent', path: '/contact', act: post('contact', messageWords) },
  {
    name: 'contact-estimate-sent',
    path: '/contact',
    act: post('estimate', { ...requestWords, state: 'MD', serviceType: 'exterior' }),
  },
  { name: 'service-areas', path: '/service-areas' },
  { name: 'service-areas-found', path: '/service-areas?county=Kent+County' },
  { name: 'service-areas-nothing', path: '/service-areas?q=baltimore' },
  { name: 'area', path: '/service-areas/st-michaels' },
  { name: 'area-chosen', path: '/service-areas/easton?service=deck-staining' },
  { name: 'area-missing', path: '/service-areas/nowhere' },
  { name: 'local', path: '/easton-exterior-painting' },
  { name: 'local-specialty', path: '/kent-island-deck-staining' },
  { name: 'local-services', path: '/chestertown-services' },
  { name: 'local-missing', path: '/nowhere' },
  { name: 'palette', path: '/color-palette' },
  { name: 'quiz', path: '/color-quiz' },
  { name: 'palette-found', path: '/color-palette?q=navy' },
  { name: 'palette-nothing', path: '/color-palette?q=plaid' },
  { name: 'embed', path: '/embed' },
  { name: 'privacy-policy', path: '/privacy-policy' },
  { name: 'privacy-policy-print', path: '/privacy-policy', media: 'print' },
  { name: 'terms-of-service', path: '/terms-of-service' },
  { name: 'sitemap', path: '/sitemap' },
  { name: 'admin', path: '/admin' },
  { name: 'missing', path: '/nowhere/at-all' },
  ...officeScenes,
  ...stateScenes,
];

/** Every kind of page and its states, in the order of the files. */
export const scenes: readonly Scene[] = pages.toSorted((a, b) => (a.name < b.name ? -1 : 1));
