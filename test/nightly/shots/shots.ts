import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { daily } from '../../../server/store/metrics.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { launchBrowser } from '../../support/shared-browser.ts';
import { seedAdmin } from './office-seed.ts';
import { type Scene, scenes } from './scenes.ts';

/** The maximum height of a screenshot in Chromium. */
const tallest = 16_000;

/**
 * Writes pictures of the built site into `.shots`, sorted by page and width. `npm run shots -- --only home,area
 * --widths 360,1280 --tall 1600`: the scenes with these name prefixes, at these widths, cut into pieces of this height.
 * `--first` keeps only the first piece. README's picture is `npm run shots -- --only home-calm --widths 1100 --tall 620
 * --first --into test/nightly/shots`.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,768,1280,1920' },
    tall: { type: 'string', default: String(tallest) },
    first: { type: 'boolean', default: false },
    into: { type: 'string', default: '.shots' },
  },
});
const stepLimitMs = timeLimitMs(20_000);
const runLimitMs = 15 * 60_000;
const officeEnv = { TRUST_PROXY_HOPS: '1', EMBED_ORIGINS: 'https://towline.example,https://ridgeline.example' };

const widths = values.widths.split(',').map(Number);
const tall = Math.min(Number(values.tall), tallest);
const wanted = values.only.split(',');
const isWanted = ({ name }: { name: string }) => wanted.some((start) => name.startsWith(start));
const chosen = scenes.filter(isWanted);
if (chosen.length === 0 || !(tall > 0) || widths.some((width) => !(width > 0))) {
  console.error(`Nothing to take. Scenes: ${scenes.map(({ name }) => name).join(' ')}`);
  process.exit(1);
}

const limit = setTimeout(() => {
  console.error(`Not done after ${runLimitMs / 60_000} minutes`);
  process.exit(1);
}, runLimitMs);

await mkdir(values.into, { recursive: true });
await using server = await startBuiltServer({ env: { TRUST_PROXY_HOPS: '1' } });
let visitors = 0;
/** Started for the first scene that needs them. */
const offices: Partial<Record<'busy' | 'quiet', BuiltServer>> = {};
const browser = await launchBrowser();
try {
  for (const scene of chosen) {
    const at = scene.widths ?? widths.filter(scene.at ?? (() => true));
    if (scene.office) offices[scene.office] ??= await startOffice(scene.office === 'quiet');
    const { url } = (scene.office && offices[scene.office]) ?? server;
    for (const width of at) await take(browser, url, scene, width);
  }
} finally {
  await browser.close();
  for (const office of Object.values(offices)) await office[Symbol.asyncDispose]();
  clearTimeout(limit);
}

/** A failing scene is reported and fails the run at its end; the others are still taken. */
async function take(browser: Browser, url: string, scene: Scene, width: number): Promise<void> {
  const isMobile = width < 600;
  const height = scene.isScreen ? 844 : isMobile ? 740 : 900;
  visitors += 1;
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile,
    hasTouch: isMobile,
    // Each picture is a visitor of its own, with its own rate limits.
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.${visitors >> 8}.${visitors & 255}` },
    ...scene.options,
  });
  context.setDefaultTimeout(stepLimitMs);
  try {
    const page = await context.newPage();
    await page.goto(url + scene.path);
    await whenNetworkIdle(page);
    if (scene.media) await page.emulateMedia({ media: scene.media });
    await scene.act?.(page);
    const stem = `${scene.name}-${String(width).padStart(4, '0')}`;
    const file = (piece?: number) =>
      path.join(values.into, `${stem}${piece === undefined ? '' : `-${String(piece).padStart(2, '0')}`}.png`);
    await takePictures(page, scene, file);
  } catch (error) {
    console.error(`${scene.name} at ${width}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

/** Takes the window's visible part of a screen, or else the entire page in pieces, or only its first piece. */
async function takePictures(page: Page, { isScreen }: Scene, file: (piece?: number) => string): Promise<void> {
  await (isScreen ? page.evaluate(() => document.fonts.ready) : seeItAll(page));
  await whenNetworkIdle(page);
  const whole = await page.evaluate(() => ({
    width: innerWidth,
    height: Math.max(innerHeight, document.documentElement.scrollHeight),
  }));
  const count = isScreen || values.first ? 1 : Math.ceil(whole.height / tall);
  for (let piece = 0; piece < count; piece += 1) {
    const path = file(count > 1 ? piece + 1 : undefined);
    const y = piece * tall;
    const clip = { x: 0, y, width: whole.width, height: Math.min(tall, whole.height - y) };
    await page.screenshot(isScreen ? { path } : { path, fullPage: true, clip });
    console.log(path);
  }
}

/** Scrolls through the page, so that lazy content loads, and returns to the previous position. */
async function seeItAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const top = scrollY;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo({ top, behavior: 'instant' });
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/**
 * Starts a server with two years of work: a few leads still wait, or none.
 * @param isQuiet whether everyone has an answer
 */
async function startOffice(isQuiet: boolean): Promise<BuiltServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-shots-'));
  // The first start inserts the pages’ content.
  await (await startBuiltServer({ dataDir, env: officeEnv })).stop();
  const store = await openStore({ dataDir });
  await seedAdmin(store, { leads: 1_500, events: 2_400 }, new Date(), isQuiet ? 0 : 0.006);
  await store.addToCounts(embedLoads(), { maxKeys: 10 });
  await store.close();
  return startBuiltServer({ dataDir, env: officeEnv });
}

/** One sister site works; the other has had no loads for ten days. */
function embedLoads() {
  const load = (host: string, age: number, count: number) => ({
    ...daily(new Date(Date.now() - age * 86_400_000), 'embed_load', host, 'estimate-form', 'v1'),
    count,
  });
  return [
    ...Array.from({ length: 14 }, (_, age) => load('towline.example', age, 8 + ((age * 5) % 9))),
    ...[10, 11, 12, 13].map((age) => load('ridgeline.example', age, 6)),
  ];
}
