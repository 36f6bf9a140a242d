import type { ConsoleMessage, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../../../support/built-site.ts';
import { holdRequests, whenIdle, whenLoaded } from '../../../support/pages/network-idle.ts';
import { isUncounted } from '../../../support/pages/watched-page.ts';

type Report = [command: string, name: string, params: { value: number; action?: string }];

const analyticsId = 'G-TEST123456';
const site = builtSite();
const measured = builtSite({ env: { ANALYTICS_ID: analyticsId } });

/** Code that runs in a page before its own scripts. */
const fakes = {
  service: 'window.reports = []; window.gtag = (...report) => reports.push(report);',
  privacy: 'Object.defineProperty(navigator, "globalPrivacyControl", { value: true });',
  doNotTrack: 'Object.defineProperty(navigator, "doNotTrack", { value: "1" });',
  /** Links do nothing, and the clock can be advanced. */
  stay: `addEventListener('click', (event) => event.preventDefault(), true);
    window.skippedMs = 0; const real = performance.now.bind(performance); performance.now = () => real() + skippedMs;`,
  /** The clock stands still until it is advanced. */
  still: 'performance.now = () => skippedMs;',
} as const;

const note = (complaints: string[], message: ConsoleMessage) =>
  message.type() === 'error' && !isUncounted(message) && complaints.push(message.text());

async function open(path: string, ...scripts: string[]): Promise<{ page: Page; complaints: string[] }> {
  const complaints: string[] = [];
  const prepare = async (page: Page) => {
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => note(complaints, message));
    await page.addInitScript(`${fakes.stay} ${scripts.join('')}`);
  };
  const page = await site.open(path, { prepare, waitUntil: 'idle' });
  await whenLoaded(page, 'after-load');
  return { page, complaints };
}

const reportsOf = (page: Page) => page.evaluate(() => (window as unknown as { reports: Report[] }).reports);
const brief = async (page: Page) =>
  (await reportsOf(page)).map(([, name, { value, action }]) => [name, value, action].filter(Boolean).join(' '));

describe('the analytics service', () => {
  it.each([
    ['/', 'header a[href^="tel:"]', 'phone_call 75'],
    ['/contact', 'main a[href^="tel:"]', 'phone_call 75'],
    ['/contact', 'main a[href^="mailto:"]', 'email_click 30'],
    ['/', 'main a[href^="/contact"]', 'service_interest 40 estimate_click'],
    ['/exterior', 'header a[href="#estimate"]', 'service_interest 40 estimate_click'],
    ['/exterior', 'main a[href^="tel:"]', 'service_interest 60 phone_click'],
    ['/service-areas/easton', 'main a[href^="tel:"]', 'service_interest 60 phone_click'],
    ['/service-areas/easton', 'main a[href^="/contact"]', 'service_area_interest 35 contact_click'],
    ['/review-us', 'main a[target=_blank]', 'review_click 20'],
    ['POST', 'main a[href^="/contact"]', 'blog_engagement 25 cta_click'],
  ])('receives a click on %s %s: %s', async (path, selector, report) => {
    const { page, complaints } = await open(path === 'POST' ? await firstPost() : path, fakes.service);
    await expect
      .poll(async () => {
        await page.locator(selector).first().dispatchEvent('click');
        return brief(page);
      })
      .toContain(report);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['/interior', 'service_interest 10 view'],
    ['/easton-interior-painting', 'service_interest 10 view'],
    ['/service-areas/easton', 'service_area_interest 10 view'],
    ['/?utm_campaign=spring', 'campaign_interaction 25'],
  ])('receives the opening of %s: %s', async (path, report) => {
    const { page } = await open(path, fakes.service);
    await expect.poll(() => brief(page)).toContain(report);
  });

  it('receives a click from before the counting code loaded', async () => {
    let load = () => {};
    const prepare = async (page: Page) => {
      await page.addInitScript(`${fakes.stay} ${fakes.service}`);
      load = await holdRequests(page, '**/after-load-*');
    };
    const page = await site.open('/interior', { prepare });
    await page.locator('header a[href^="tel:"]').first().dispatchEvent('click');
    expect(await brief(page)).toEqual([]);
    load();
    await expect.poll(() => brief(page)).toEqual(['service_interest 10 view', 'phone_call 75']);
  });

  it('receives an article as read once the end of its text is visible, not before', async () => {
    const { page } = await open(await firstPost(), fakes.service);
    await expect.poll(() => brief(page)).toContain('blog_engagement 5 view');
    const end = page.locator('[data-text-end]');
    const isRead = async () => (await brief(page)).includes('blog_engagement 15 read_complete');
    const showAt = (bottom: number) =>
      end.evaluate((element, bottom) => {
        scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight - bottom, behavior: 'instant' });
      }, bottom);
    const above = await end.evaluate((element) => {
      const text = element.previousElementSibling;
      return element.getBoundingClientRect().top - (text?.getBoundingClientRect().bottom ?? 0);
    });
    expect(Math.abs(above)).toBeLessThan(24);
    await page.setViewportSize({ width: 1280, height: 240 });
    await showAt(60);
    await whenIdle(page);
    expect(await isRead()).toBe(false);
    await page.evaluate(() => scrollTo({ top: 99_999, behavior: 'instant' }));
    await whenIdle(page);
    expect(await isRead()).toBe(false);
    await showAt(-60);
    await expect.poll(isRead).toBe(true);
    await showAt(60);
    await showAt(-60);
    await whenIdle(page);
    expect((await brief(page)).filter((report) => report.includes('read_complete'))).toHaveLength(1);
  });

  it('receives each scroll depth once', async () => {
    const { page } = await open(await firstPost(), fakes.service);
    await whenLoaded(page, 'scroll-and-time');
    for (const top of [0, 99_999, 0, 99_999]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await whenIdle(page);
    }
    const depths = (await brief(page)).filter((report) => report.startsWith('scroll_depth'));
    expect(depths).toEqual([25, 50, 75, 100].map((depth) => `scroll_depth ${depth}`));
  });

  it('receives the time on a page only after ten seconds', async () => {
    const { page } = await open('/about', fakes.service, fakes.still);
    const leaveAfter = async (ms: number) => {
      await page.evaluate((ms) => {
        (window as unknown as { skippedMs: number }).skippedMs = ms;
        dispatchEvent(new PageTransitionEvent('pagehide'));
      }, ms);
      return (await brief(page)).filter((report) => report.startsWith('time_on_page'));
    };
    // A minute more each time, because the page may begin to count only after the first.
    let ms = 0;
    const leaveLater = () => {
      ms += 60_000;
      return leaveAfter(ms);
    };
    await expect.poll(leaveLater).toContain('time_on_page 60');
    const heard = await leaveAfter(ms);
    expect(await leaveAfter(0)).toEqual(heard);
  });

  it.each(['privacy', 'doNotTrack'] as const)('receives nothing about visitors who opted out: %s', async (wish) => {
    const { page } = await open('/exterior?utm_campaign=spring', fakes.service, fakes[wish]);
    await page.locator('header a[href^="tel:"]').first().dispatchEvent('click');
    expect(await reportsOf(page)).toEqual([]);
  });

  it('is optional: without it nothing throws, queues or loads', async () => {
    const { page, complaints } = await open('/exterior');
    await page.locator('header a[href^="tel:"]').first().dispatchEvent('click');
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => ['gtag' in window, 'dataLayer' in window])).toEqual([false, false]);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.filter((name) => /scroll-and-time/.test(name) || !name.startsWith(site.url))).toEqual([]);
  });
});

describe('a configured service', () => {
  /** Opens a page of the site with the service; its requests to others get an empty script. */
  async function visit(path: string, script = '', service = '') {
    const asked: string[] = [];
    const complaints: string[] = [];
    const prepare = async (page: Page) => {
      page.on('console', (message) => note(complaints, message));
      await page.addInitScript(script);
      await page.route(/googletagmanager/, (route) => {
        asked.push(route.request().url());
        const body = route.request().url().includes('/gtag/js') ? service : '';
        return route.fulfill({ contentType: 'text/javascript', body });
      });
    };
    const page = await measured.open(path, { prepare, waitUntil: 'idle' });
    return { page, asked, complaints };
  }

  it('is loaded with its id after the page, with cookies disabled first', async () => {
    const { page, asked, complaints } = await visit('/');
    await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${analyticsId}`]);
    const told = await page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer.map(Object.values));
    expect(told[0]).toEqual(['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }]);
    expect(complaints).toEqual([]);
  });

  it('gets no more of addresses than is counted', async () => {
    const { page, asked } = await visit('/contact?service=interior&email=jane@example.com&utm_source=card#top');
    await expect.poll(() => asked).toHaveLength(1);
    const configured = () =>
      page.evaluate(() =>
        (window as unknown as { dataLayer: object[] }).dataLayer.map(Object.values).find(([name]) => name === 'config'),
      );
    const { origin } = new URL(page.url());
    expect(await configured()).toEqual([
      'config',
      analyticsId,
      { page_location: `${origin}/contact?service=interior&utm_source=card`, page_referrer: '' },
    ]);
    await page
      .locator('footer a[href="/blog"], a[href="/blog"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/blog');
    await expect.poll(configured).toMatchObject({ 2: { page_referrer: `${origin}/contact` } });
  });

  it('may load more scripts from its own hosts, but neither other scripts nor markup', async () => {
    const service = `
      const bring = (address) => { const script = document.createElement('script'); script.src = address; document.head.append(script); };
      const refused = [];
      for (const address of ['https://evil.example/a.js', 'https://googletagmanager.com.evil.example/a.js', 'data:text/javascript,0'])
        try { bring(address); } catch { refused.push(address.slice(0, 12)); }
      try { document.createElement('p').innerHTML = '<b>markup</b>'; } catch { refused.push('markup'); }
      bring('https://www.googletagmanager.com/more.js');
      window.refused = refused;`;
    const { page, asked } = await visit('/', '', service);
    await expect.poll(() => asked.map((url) => new URL(url).pathname)).toEqual(['/gtag/js', '/more.js']);
    expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([
      'https://evil',
      'https://goog',
      'data:text/ja',
      'markup',
    ]);
  });

  it.each([
    ['with Global Privacy Control', '/', fakes.privacy],
    ['with Do Not Track', '/', fakes.doNotTrack],
    ['on the owner’s page', '/admin', ''],
  ])('is not loaded %s', async (_, path, script) => {
    const { page, asked } = await visit(path, script);
    if (path === '/') await whenLoaded(page, 'after-load');
    expect(asked).toEqual([]);
  });
});

async function firstPost(): Promise<string> {
  const [post] = (await (await fetch(`${site.url}/api/blog-posts`)).json()) as { slug: string }[];
  return `/blog/${post?.slug}`;
}
