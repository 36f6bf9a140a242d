import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { photoMessages } from '../../../../catalogue/messages/photos.en.ts';
import { builtSite } from '../../../support/built-site.ts';
import { firstOrRest } from '../../../support/cases/combinations.ts';
import { aPhoto } from '../../../support/cases/photo-corpus.ts';
import { violationsAtRest } from '../../../support/pages/axe.ts';
import { enterAdmin } from '../../../support/pages/enter-admin.ts';

const site = builtSite({});
/** Opens the office’s content in a new page. */
const enter = async (width = 1280) => enterAdmin(await site.visitor(), site.url, { section: 'content', width });
/** What a visitor gets at an address. */
const htmlOf = async (address: string) => (await fetch(site.url + address)).text();

/** Waits until the office has said this. */
const said = (page: Page, text: string): Promise<void> => page.getByRole('status').filter({ hasText: text }).waitFor();

describe('the content in the owner’s browser', () => {
  it.each(firstOrRest([360, 1280]))('shows a new review on the home page, and undoes it, at %i px', async (width) => {
    const page = await enter(width);
    await page.getByRole('button', { name: 'Add a testimonial' }).click();
    const form = page.getByRole('form', { name: 'New testimonial' });
    await form.getByLabel('Customer', { exact: true }).fill('Wilhelmina Oakes');
    await form.getByRole('button', { name: 'Save' }).press('Enter');
    await form.getByText('Location is required').first().waitFor();
    expect(await form.getByLabel('Location').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await violationsAtRest(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await form.getByLabel('Location').fill('Oxford');
    await form.getByLabel('Review', { exact: true }).fill('They saved the old porch.');
    await form.getByRole('region', { name: 'As the site shows it' }).getByText('Wilhelmina Oakes, Oxford').waitFor();
    await form.getByRole('button', { name: 'Save' }).click();
    await said(page, 'Wilhelmina Oakes is saved.');
    expect(await htmlOf('/')).toContain('They saved the old porch.');
    await page.getByRole('button', { name: 'Undo: Wilhelmina Oakes added' }).first().click();
    await said(page, 'Undone.');
    expect(await htmlOf('/')).not.toContain('They saved the old porch.');
  });

  it.each(firstOrRest([1280, 360]))('adds a picture with alternative text to a post, at %i px', async (width) => {
    const page = await enter(width);
    await page.getByRole('radio', { name: 'Blog posts' }).check();
    await page.getByRole('button', { name: 'Add a blog post' }).click();
    const form = page.getByRole('form', { name: 'New blog post' });
    const slug = `on-docks-${width}`;
    const values = { Title: 'On docks', Address: slug, Excerpt: 'What the tide does.', Article: 'Low water first.' };
    for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
    await form.getByLabel('Comes out on').fill('2026-05-01');
    const file = form.getByLabel('Upload a picture');
    await file.setInputFiles({ name: 'a.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await form.getByText(photoMessages.not_image).waitFor();
    await file.setInputFiles({ name: 'dock.png', mimeType: 'image/png', buffer: await aPhoto('png', 640, 400) });
    await expect.poll(() => form.getByLabel('Picture', { exact: true }).inputValue()).toMatch(/^\/pictures\//);
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Please say what the picture shows').first().waitFor();
    expect(await violationsAtRest(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await form.getByLabel('What the picture shows').fill('A dock at low water');
    await form.getByRole('button', { name: 'Save' }).click();
    await said(page, 'On docks is saved.');
    await page.goto(`${site.url}/blog/${slug}`);
    const picture = page.getByRole('img', { name: 'A dock at low water' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
  });

  it('previews a post as its page shows it, saves it there, and undoes it', async () => {
    const page = await enter();
    await page.getByRole('radio', { name: 'Blog posts' }).check();
    await page.getByRole('button', { name: /^What not to blast wi/ }).click();
    const form = page.getByRole('form', { name: /^Edit/ });
    await form.getByLabel('Article').fill('## Windows\n\nNever the **glass**.');
    const preview = form.getByRole('region', { name: 'As the site shows it' });
    await preview.getByRole('heading', { name: 'Windows' }).waitFor();
    const shown = await preview.locator('div').innerHTML();
    expect(await violationsAtRest(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: /^Undo: .* changed: content, updatedAt/ }).waitFor();
    expect(await htmlOf('/blog/what-not-to-pressure-wash')).toContain(shown.trim());
    await page.getByRole('button', { name: /^Undo: .* changed/ }).click();
    await said(page, 'Undone.');
    expect(await htmlOf('/blog/what-not-to-pressure-wash')).not.toContain('Never the');
  });

  it('keeps an unsaved post on other screens and after a reload, until it is saved or discarded', async () => {
    const page = await enter();
    const form = page.getByRole('form', { name: 'New blog post' });
    const title = form.getByLabel('Title', { exact: true });
    const isRestored = async () => {
      await form.getByText('Unsaved draft restored.').waitFor();
      expect(await title.inputValue()).toBe('On bulkheads');
    };
    await page.getByRole('radio', { name: 'Blog posts' }).check();
    await page.getByRole('button', { name: 'Add a blog post' }).click();
    await title.fill('On bulkheads');
    expect(await page.getByText('Unsaved draft').count()).toBe(0);
    await page
      .getByRole('link', { name: /^Inbox/ })
      .first()
      .click();
    await form.waitFor({ state: 'detached' });
    await page.goBack();
    await isRestored();
    await page.getByRole('radio', { name: 'Testimonials' }).check();
    await page.getByRole('radio', { name: 'Blog posts' }).check();
    await page.getByText('Unsaved draft', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add a blog post' }).click();
    await isRestored();
    await page.reload();
    await isRestored();
    expect(await violationsAtRest(page)).toEqual([]);
    await form.getByRole('button', { name: 'Discard the draft' }).click();
    expect(await title.inputValue()).toBe('');
    await page.reload();
    await form.waitFor();
    expect(await title.inputValue()).toBe('');
    expect(await page.getByText('Unsaved draft').count()).toBe(0);
  });
});

/** Removes an item as it is stored, as another device would. */
const removeElsewhere = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const body = JSON.stringify({ former: await (await fetch(path)).json() });
    await fetch(path, { method: 'DELETE', headers: { 'content-type': 'application/json' }, body });
  }, path);

describe('content that two tabs change', () => {
  it('does not lay a restored draft silently over what another tab has saved since', async () => {
    const page = await enter();
    const [, { customerName, id }] = await (await fetch(`${site.url}/api/testimonials`)).json();
    const form = page.getByRole('form', { name: `Edit ${customerName}` });
    const review = form.getByLabel('Review', { exact: true });
    const change = (path: string, body: object) =>
      page.evaluate(
        async ([path, body]) => {
          const headers = { 'content-type': 'application/json' };
          const stored = await (await fetch(path)).json();
          const sent = { ...stored, ...body, former: stored };
          return (await fetch(path, { method: 'PUT', headers, body: JSON.stringify(sent) })).status;
        },
        [`/api/admin${path}`, body] as const,
      );
    await page.getByRole('button', { name: new RegExp(`^${customerName}`) }).click();
    await review.fill('Typed before.');
    expect(await change(`/content/testimonials/${id}`, { review: 'Saved meanwhile.' })).toBe(200);
    await page.reload();
    await form.getByText('Unsaved draft restored.').waitFor();
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Somebody else changed this.').waitFor();
    expect(await htmlOf('/')).toContain('Saved meanwhile.');
    expect(await review.inputValue()).toBe('Typed before.');
    await form.getByRole('button', { name: 'Save' }).click();
    await said(page, 'is saved.');
    expect(await htmlOf('/')).toContain('Typed before.');

    const subject = page.getByRole('group', { name: 'Set a time' }).getByLabel('Subject');
    const list = await page.evaluate(async () => (await fetch('/api/admin/reply-templates')).json());
    await subject.fill('Typed before');
    const [first, ...others] = list.templates;
    expect(await change('/reply-templates', { templates: [{ ...first, text: 'Saved meanwhile.' }, ...others] })).toBe(
      200,
    );
    await page.reload();
    await page.getByText('Unsaved draft restored.').waitFor();
    await page.getByRole('button', { name: 'Save the templates' }).click();
    await page.getByRole('alert').filter({ hasText: 'changed' }).waitFor();
    const [stored] = (await page.evaluate(async () => (await fetch('/api/admin/reply-templates')).json())).templates;
    expect(stored.text).toBe('Saved meanwhile.');
    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await subject.fill('When may I stop by?');
    await page.getByRole('button', { name: 'Save the templates' }).click();
    await said(page, 'The templates are saved.');
    await page.reload();
    expect(await subject.inputValue()).toBe('When may I stop by?');
    expect(await page.getByText('Unsaved draft').count()).toBe(0);
  });

  it('keeps what was typed for a review that another tab has removed', async () => {
    const page = await enter();
    const seeded = await (await fetch(`${site.url}/api/testimonials`)).json();
    const { customerName, id } = seeded.at(-1);
    await page.getByRole('button', { name: new RegExp(`^${customerName}`) }).click();
    const edited = page.getByRole('form', { name: `Edit ${customerName}` });
    await edited.getByLabel('Review', { exact: true }).fill('Typed for a removed one.');
    await removeElsewhere(page, `/api/admin/content/testimonials/${id}`);
    await edited.getByRole('button', { name: 'Save' }).click();
    const form = page.getByRole('form', { name: 'New testimonial' });
    await form.getByText('Somebody else removed this.').waitFor();
    await expect
      .poll(() => form.getByRole('heading', { name: 'New testimonial' }).evaluate((it) => it.matches(':focus')))
      .toBe(true);
    expect(await form.getByLabel('Review', { exact: true }).inputValue()).toBe('Typed for a removed one.');
    await form.getByRole('button', { name: 'Save' }).click();
    await said(page, `${customerName} is saved.`);
    expect(await htmlOf('/about')).toContain('Typed for a removed one.');
  });
});
