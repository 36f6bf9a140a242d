import { describe, expect, it } from 'vitest';
import { photoMessages } from '../../../catalogue/messages/photos.en.ts';
import { firstOrRest } from '../../support/cases/combinations.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { violationsAtRest } from '../../support/pages/axe.ts';
import { contentSite, said } from './content-site.ts';

const site = contentSite();

describe('the content in the owner’s browser', () => {
  it.each(firstOrRest([360, 1280]))(
    'shows a new testimonial on the home page at once, and undoes it, at %i px',
    async (width) => {
      const page = await site.enter(width);
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
      expect((await site.open('/')).html).toContain('They saved the old porch.');
      await page.getByRole('button', { name: 'Undo: Wilhelmina Oakes added' }).first().click();
      await said(page, 'Undone.');
      expect((await site.open('/')).html).not.toContain('They saved the old porch.');
      await page.close();
    },
  );

  it.each(firstOrRest([1280, 360]))('adds a picture with alternative text to a post, at %i px', async (width) => {
    const page = await site.enter(width);
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
    await page.close();
  });

  it('saves every seeded review unchanged, and one about other work with its custom text', async () => {
    const page = await site.enter();
    const seeded = await (await fetch(`${site.url}/api/testimonials`)).json();
    expect(seeded.length).toBeGreaterThan(0);
    for (const { customerName } of seeded) {
      await page.getByRole('button', { name: new RegExp(`^${customerName}`) }).click();
      await page
        .getByRole('form', { name: `Edit ${customerName}` })
        .getByRole('button', { name: 'Save' })
        .click();
      await said(page, `${customerName} is saved.`);
    }
    expect(await (await fetch(`${site.url}/api/testimonials`)).json()).toEqual(seeded);
    const [{ customerName, id }] = seeded;
    await page.getByRole('button', { name: new RegExp(`^${customerName}`) }).click();
    const form = page.getByRole('form', { name: `Edit ${customerName}` });
    const service = form.getByLabel('Service');
    const offered = await service.evaluate((field: HTMLInputElement) =>
      [...(field.list?.options ?? [])].map(({ value }) => value),
    );
    expect(offered).toEqual(expect.arrayContaining(['Exterior', 'Pressure washing', 'Fence painting']));
    for (const [typed, kept] of [
      ['Deck staining', 'deck-staining'],
      ['the old boathouse', 'the old boathouse'],
    ] as const) {
      await service.fill(typed);
      expect(await violationsAtRest(page)).toEqual([]);
      await form.getByRole('button', { name: 'Save' }).click();
      await said(page, `${customerName} is saved.`);
      const [saved] = (await (await fetch(`${site.url}/api/testimonials`)).json()).filter(
        (one: { id: string }) => one.id === id,
      );
      expect(saved.serviceType).toBe(kept);
      await page.getByRole('button', { name: new RegExp(`^${customerName}`) }).click();
    }
    await page.close();
  });

  it('previews a post as its page shows it, saves it there, and undoes it', async () => {
    const page = await site.enter();
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
    expect((await site.open('/blog/what-not-to-pressure-wash')).html).toContain(shown.trim());
    await page.getByRole('button', { name: /^Undo: .* changed/ }).click();
    await said(page, 'Undone.');
    expect((await site.open('/blog/what-not-to-pressure-wash')).html).not.toContain('Never the');
    await page.close();
  });

  it('keeps an unsaved post on other screens and after a reload, until it is saved or discarded', async () => {
    const page = await site.enter();
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

    await page.getByRole('button', { name: /^What not to blast wi/ }).click();
    const edited = page.getByRole('form', { name: /^Edit/ });
    await edited.getByLabel('Excerpt').fill('Glass, mostly.');
    await edited.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^What not to blast wi.*Unsaved draft/ }).click();
    expect(await edited.getByLabel('Excerpt').inputValue()).toBe('Glass, mostly.');
    await edited.getByRole('button', { name: 'Save' }).click();
    await said(page, 'is saved.');
    expect(await page.getByText('Unsaved draft').count()).toBe(0);
    await page.close();
  });

  it('has a URL for each list and form, which Back closes and a reload keeps', async () => {
    const page = await site.enter();
    await page.getByRole('radio', { name: 'Blog posts' }).check();
    const row = page.getByRole('button', { name: /^What not to blast wi/ });
    await row.click();
    const edited = page.getByRole('form', { name: /^Edit/ });
    await edited.waitFor();
    expect(page.url()).toMatch(/#content\/posts\?item=.+$/);
    await page.reload();
    await edited.waitFor();
    await page.goBack();
    await edited.waitFor({ state: 'detached' });
    await row.waitFor();
    await page.goForward();
    await edited.getByRole('button', { name: 'Close' }).click();
    await edited.waitFor({ state: 'detached' });
    await page.reload();
    await row.waitFor();
    expect(await edited.count()).toBe(0);
    await page.close();
  });

  it('keeps unsaved reply templates after a reload, until they are discarded or saved', async () => {
    const page = await site.enter();
    const subject = page.getByRole('group', { name: 'Set a time' }).getByLabel('Subject');
    const before = await subject.inputValue();
    await subject.fill('When may I come?');
    await page.reload();
    await page.getByText('Unsaved draft restored.').waitFor();
    expect(await subject.inputValue()).toBe('When may I come?');
    await page.getByRole('button', { name: 'Discard the draft' }).click();
    expect(await subject.inputValue()).toBe(before);
    await subject.fill('When may I stop by?');
    await page.getByRole('button', { name: 'Save the templates' }).click();
    await said(page, 'The templates are saved.');
    await page.reload();
    expect(await subject.inputValue()).toBe('When may I stop by?');
    expect(await page.getByText('Unsaved draft').count()).toBe(0);
    await page.close();
  });

  it('hides a town and shows it again, by keyboard alone', async () => {
    const page = await site.enter();
    await page.getByRole('radio', { name: 'Testimonials' }).focus();
    await page.keyboard.press('ArrowLeft');
    const down = page.getByRole('button', { name: 'Take down Oxford' });
    await down.focus();
    await page.keyboard.press('Enter');
    await said(page, 'Oxford is saved.');
    for (const address of ['/service-areas/oxford', '/oxford-services', '/oxford-interior-painting']) {
      expect([address, (await site.open(address)).status]).toEqual([address, 404]);
    }
    await page.getByRole('button', { name: 'Show Oxford' }).press('Enter');
    await down.waitFor();
    expect((await site.open('/service-areas/oxford')).status).toBe(200);
    await page.close();
  });
});
