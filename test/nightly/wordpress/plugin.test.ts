import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { waitForMails } from '../../support/outbox.ts';
import { fillForm } from '../../support/pages/fill-form.ts';
import { passTime } from '../../support/pages/pass-time.ts';
import { launchBrowser } from '../../support/shared-browser.ts';
import { messageWords, requestWords } from '../../support/visitor-words.ts';
import { startWordpress, type Wordpress } from './wordpress.ts';

let wordpress: Wordpress;
let server: BuiltServer;
let browser: Browser;
let page: Page;
let folder: string;
const password = 'correct horse battery staple';

beforeAll(async () => {
  wordpress = await startWordpress();
  server = await startBuiltServer({ env: { EMBED_ORIGINS: wordpress.url } });
  folder = await mkdtemp(path.join(tmpdir(), 'plugin-'));
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  page.setDefaultTimeout(timeLimitMs(30_000));
}, timeLimitMs(300_000));
afterAll(async () => {
  await browser?.close();
  await wordpress?.close();
  await server?.[Symbol.asyncDispose]();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const open = (path: string) => page.goto(wordpress.url + path);

/** Publishes a page with this content and resolves with its path. */
const publish = (content: string) =>
  `/?page_id=${wordpress.php(`echo wp_insert_post(array('post_type' => 'page', 'post_status' => 'publish',
    'post_title' => 'Painting', 'post_content' => base64_decode('${Buffer.from(content).toString('base64')}')));`)}`;

async function logIn(tab: Page, user: string, password: string): Promise<void> {
  await tab.goto(`${wordpress.url}/wp-login.php`);
  // WordPress focuses this field 200 ms after the page has loaded, in the middle of typing into another one.
  await tab.locator('#user_login:focus').waitFor();
  await tab.locator('#user_login').fill(user);
  await tab.locator('#user_pass').fill(password);
  await tab.locator('#wp-submit').click();
  await tab.waitForURL('**/wp-admin/**');
}

/** Fills in and sends a form as a visitor without a login. */
async function send(path: string, widget: string, values: Record<string, string>, button: string, answer: string) {
  const context = await browser.newContext();
  const visit = await context.newPage();
  await visit.goto(wordpress.url + path);
  const form = visit.locator(widget);
  await fillForm(form, values);
  await passTime(visit); // A faster post looks like a bot's, which is not mailed.
  await form.getByRole('button', { name: button }).click();
  await form.getByText(answer).first().waitFor();
  await context.close();
}

describe('the WordPress plugin', () => {
  it('is installed from our zip and activated, as a site’s owner does', async () => {
    await open('/wp-admin/install.php?step=1');
    await page.locator('#weblog_title').fill('Towline');
    await page.locator('#user_login').fill('owner');
    await page.locator('#pass1').fill(password);
    await page.locator('#admin_email').fill('owner@towline.example');
    await page.locator('#submit').click();
    await page.getByText('WordPress has been installed').waitFor();
    await logIn(page, 'owner', password);

    const answer = await fetch(`${server.url}/embed/brushline-wordpress.zip`);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const zip = path.join(folder, 'brushline-wordpress.zip');
    await writeFile(zip, Buffer.from(await answer.arrayBuffer()));
    await open('/wp-admin/plugin-install.php?tab=upload');
    await page.locator('#pluginzip').setInputFiles(zip);
    await page.locator('#install-plugin-submit').click();
    await page.getByRole('link', { name: 'Activate Plugin' }).click();
    await page.getByText('Plugin activated.').waitFor();
  });

  it('tells authors, but not visitors, that our address is missing', async () => {
    const path = publish('[brushline]');
    await open(path);
    await page.getByText('set our address under Settings').waitFor();
    expect(await (await fetch(wordpress.url + path)).text()).not.toContain('set our address');
  });

  it('accepts our address in its settings, and nothing invalid', async () => {
    await open('/wp-admin/plugins.php');
    await page.getByRole('link', { name: 'Settings', exact: true }).last().click();
    for (const wrong of ['http://example.com', 'https://a b', 'javascript:alert(1)']) {
      await page.getByLabel('Our address').evaluate((field, value) => {
        Object.assign(field, { type: 'text', value });
      }, wrong);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText('That is no address that begins with https://.').waitFor();
      expect(await page.getByLabel('Our address').inputValue()).toBe('');
    }
    await page.getByLabel('Our address').fill(`${server.url}/embed`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Settings saved.').waitFor();
    expect(await page.getByLabel('Our address').inputValue()).toBe(server.url);
    const lookUp = await page.getByRole('link', { name: 'Is it registered?' }).getAttribute('href');
    expect(lookUp).toBe(`${server.url}/embed?site=${encodeURIComponent(wordpress.url)}#registered`);
  });

  it('sends a request for an estimate from a shortcode to the owner’s mail', async () => {
    const path = publish('[brushline widget="estimate-form" service="interior"]');
    await send(path, 'brushline-estimate-form', requestWords, 'Get Free Estimate', 'Estimate request sent!');
    const [mail] = await waitForMails(server.dataDir, 1);
    expect(mail).toContain(requestWords.email);
    expect(mail).toContain('Interior');
  });

  it('sends a message from the block, as inserted and set in the editor', async () => {
    await open('/wp-admin/post-new.php?post_type=page');
    await page.waitForFunction(() => 'wp' in window);
    await page.evaluate(() => {
      const { wp } = window as unknown as {
        wp: { data: { dispatch(store: string): Record<string, (...args: unknown[]) => void> } };
      };
      wp.data.dispatch('core/preferences').set?.('core/edit-post', 'welcomeGuide', false);
    });
    await page.getByRole('button', { name: 'Toggle block inserter' }).click();
    await page.getByPlaceholder('Search').fill('Brushline');
    await page.getByRole('option', { name: 'Brushline' }).click();
    await page.getByLabel('Widget', { exact: true }).selectOption('contact-form');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByLabel('heading', { exact: true }).selectOption('none');
    await page.getByText('Shown here on your page.').waitFor();
    const address = await page.evaluate(async () => {
      type Calls = Record<string, (...args: unknown[]) => Promise<unknown>>;
      const { wp } = window as unknown as {
        wp: { data: { dispatch(store: string): Calls; select(store: string): Record<string, () => string> } };
      };
      await wp.data.dispatch('core/editor').editPost?.({ title: 'Write to us', status: 'publish' });
      await wp.data.dispatch('core/editor').savePost?.();
      return wp.data.select('core/editor').getPermalink?.() ?? '';
    });
    const path = address.replace(wordpress.url, '');
    expect(await (await fetch(address)).text()).toContain('<brushline-contact-form heading="none">');
    await send(path, 'brushline-contact-form', messageWords, 'Send Message', 'Message sent!');
    expect(await waitForMails(server.dataDir, 2)).toHaveLength(2);
  });

  it('writes known options only, and escapes what authors write', async () => {
    const path = publish(
      `[brushline widget="testimonials" limit='2"><img src=x>' theme="dark" service="roofing" onclick="alert(1)" style="x"
        prefill-city="Easton"]<a href="/ask" onclick="alert(2)">Ask</a><script>alert(3)</script>[/brushline]
      [brushline widget="nothing"] [brushline label="Ask &quot;us&quot; or “them”"]`,
    );
    const html = await (await fetch(wordpress.url + path)).text();
    const element = /<brushline-testimonials.*?<\/brushline-testimonials>/s.exec(html)?.[0];
    expect(element).toMatch(/^<brushline-testimonials [^<]*><a href="\/ask">Ask<\/a>/);
    expect(element).not.toMatch(/onclick|style=|roofing|<script|<img/);
    expect(html).toContain('<brushline-estimate-form label="Ask &quot;us&quot; or “them”">');
    expect(element).toContain('theme="dark"');
    expect(element).toContain('prefill-city="Easton"');
    expect(html).not.toContain('brushline-nothing');
    expect(html.match(/<script[^>]*embed\.js[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script type="module" src='[^']*\/widgets\/v1\/embed\.js'/),
    ]);
    expect(await (await fetch(wordpress.url)).text()).not.toContain('embed.js');
  });

  it.each([
    'widget=“contact-form” heading=“none” label=“Write to us”',
    'widget=‘contact-form’ heading=‘none’ label=‘Write to us’',
    'widget=&quot;contact-form&quot; heading=&quot;none&quot; label=&quot;Write to us&quot;',
    'widget=&#8220;contact-form&#8221; heading=&#8243;none&#8243; label=&ldquo;Write to us&rdquo;',
    'Widget = “ Contact-Form ” HEADING=“ None ” label=“Write to us”',
    ' widget="contact-form "&nbsp;heading="none"\u00a0label="Write to us"',
    '&nbsp;widget=“contact–form”&nbsp;&nbsp;heading=“none” label=“Write to us” ',
  ])('reads a shortcode as its author meant it: %s', async (attributes) => {
    const html = await (await fetch(wordpress.url + publish(`[brushline ${attributes}]`))).text();
    const tag = /<brushline-[^>]*>/.exec(html)?.[0];
    expect(tag).toBe('<brushline-contact-form heading="none" label="Write to us">');
  });

  it('shows the link to the estimate form in place of an unknown widget', async () => {
    const path = publish('[brushline widget="x"]<b>Ask</b>[/brushline] [brushline widget="estimate-from" lang="es"]');
    const html = await (await fetch(wordpress.url + path)).text();
    expect(html).toContain(`<a href="${server.url}/contact">Pida un presupuesto gratis</a>`);
    expect(html).toContain('<b>Ask</b>');
    expect(html).not.toMatch(/no such widget|<brushline-/);
    await open(path);
    expect(await page.getByText('there is no such widget').count()).toBe(2);
  });

  it('lets only administrators change the address', async () => {
    const fields = { option_page: 'brushline', action: 'update', brushline_address: 'https://evil.example' };
    const body = new URLSearchParams(fields);
    const answer = await fetch(`${wordpress.url}/wp-admin/options.php`, { method: 'POST', body, redirect: 'manual' });
    expect(answer.headers.get('location')).toContain('wp-login.php');
    wordpress.php(
      `wp_insert_user(array('user_login' => 'writer', 'user_pass' => 'writer words', 'role' => 'editor'));`,
    );
    const context = await browser.newContext();
    const writer = await context.newPage();
    await logIn(writer, 'writer', 'writer words');
    expect((await writer.goto(`${wordpress.url}/wp-admin/options-general.php?page=brushline`))?.status()).toBe(403);
    await context.close();
    expect(wordpress.php(`echo get_option('brushline_address');`)).toBe(server.url);
  });

  it('causes no warnings of PHP', () => {
    expect(wordpress.errors().filter((line) => line.includes('brushline'))).toEqual([]);
  });

  it('deletes its data when it is deleted', () => {
    const left = wordpress.php(`require_once ABSPATH . 'wp-admin/includes/plugin.php';
      deactivate_plugins('brushline/brushline.php'); uninstall_plugin('brushline/brushline.php');
      echo json_encode(get_option('brushline_address'));`);
    expect(left).toBe('false');
  });
});
