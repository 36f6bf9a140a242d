import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contentSite, said } from './content-site.ts';

const site = contentSite();

/** Removes an item as it is stored, as another device would. */
const removeElsewhere = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const body = JSON.stringify({ former: await (await fetch(path)).json() });
    await fetch(path, { method: 'DELETE', headers: { 'content-type': 'application/json' }, body });
  }, path);

describe('content that two tabs change', () => {
  it('does not overwrite silently what another tab has saved', async () => {
    const [one, other] = [await site.enter(), await site.enter()];
    const [{ customerName }] = await (await fetch(`${site.url}/api/testimonials`)).json();
    const formOn = async (page: Page) => {
      await page.getByRole('button', { name: new RegExp(`^${customerName}`) }).click();
      return page.getByRole('form', { name: `Edit ${customerName}` });
    };
    const [first, second] = [await formOn(one), await formOn(other)];
    await first.getByLabel('Review', { exact: true }).fill('Saved in the first tab.');
    await first.getByRole('button', { name: 'Save' }).click();
    await said(one, 'is saved.');
    await second.getByLabel('Review', { exact: true }).fill('Saved in the second tab.');
    await second.getByRole('button', { name: 'Save' }).click();
    await second.getByText('Somebody else changed this.').waitFor();
    expect((await site.open('/')).html).toContain('Saved in the first tab.');
    expect(await second.getByLabel('Review', { exact: true }).inputValue()).toBe('Saved in the second tab.');
    await second.getByRole('button', { name: 'Save' }).click();
    await said(other, 'is saved.');
    expect((await site.open('/')).html).toContain('Saved in the second tab.');
    await Promise.all([one.close(), other.close()]);
  });

  it('does not lay a restored draft silently over what another tab has saved since', async () => {
    const page = await site.enter();
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
    expect((await site.open('/')).html).toContain('Saved meanwhile.');
    expect(await review.inputValue()).toBe('Typed before.');
    await form.getByRole('button', { name: 'Save' }).click();
    await said(page, 'is saved.');
    expect((await site.open('/')).html).toContain('Typed before.');

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
    await page.close();
  });

  it('keeps what was typed for a review that another tab has removed', async () => {
    const page = await site.enter();
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
    expect((await site.open('/')).html).toContain('Typed for a removed one.');
    await page.close();
  });

  it('removes no review that somebody else has changed before the owner knows', async () => {
    const page = await site.enter();
    const [{ customerName, id }] = await (await fetch(`${site.url}/api/testimonials`)).json();
    await page.getByRole('button', { name: new RegExp(`^${customerName}`) }).click();
    const form = page.getByRole('form', { name: `Edit ${customerName}` });
    await page.evaluate(async (path) => {
      const former = await (await fetch(path)).json();
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ ...former, review: 'Changed on another device.', former });
      await fetch(path, { method: 'PUT', headers, body });
    }, `/api/admin/content/testimonials/${id}`);
    await form.getByRole('button', { name: 'Remove' }).click();
    await form.getByText('Somebody else changed this.').waitFor();
    expect(await form.getByLabel('Review', { exact: true }).inputValue()).toBe('Changed on another device.');
    expect((await site.open('/')).html).toContain('Changed on another device.');
    await form.getByRole('button', { name: 'Remove' }).click();
    await said(page, `${customerName} is removed.`);
    expect((await site.open('/')).html).not.toContain('Changed on another device.');
    await page.getByRole('button', { name: `Undo: ${customerName} removed` }).click();
    await said(page, 'Undone.');
    await page.close();
  });

  it('does not add a review twice that was removed and restored elsewhere', async () => {
    const page = await site.enter();
    const [{ customerName, id }] = await (await fetch(`${site.url}/api/testimonials`)).json();
    await page.getByRole('button', { name: new RegExp(`^${customerName}`) }).click();
    const edited = page.getByRole('form', { name: `Edit ${customerName}` });
    await edited.getByLabel('Review', { exact: true }).fill('Typed before it came back.');
    await removeElsewhere(page, `/api/admin/content/testimonials/${id}`);
    await edited.getByRole('button', { name: 'Save' }).click();
    const form = page.getByRole('form', { name: 'New testimonial' });
    await form.waitFor();
    await page.evaluate(async () => {
      const [{ id: changeId }] = await (await fetch('/api/admin/content/history?list=testimonials')).json();
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/admin/content/undo', { method: 'POST', headers, body: JSON.stringify({ changeId }) });
    });
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Somebody else changed this.').waitFor();
    await form.getByRole('button', { name: 'Save' }).click();
    await said(page, `${customerName} is saved.`);
    const all: { id: string; customerName: string; review: string }[] = await (
      await fetch(`${site.url}/api/testimonials`)
    ).json();
    expect(all.filter((one) => one.id === id)).toMatchObject([{ review: 'Typed before it came back.' }]);
    expect(all.filter((one) => one.customerName === customerName)).toHaveLength(1);
    await page.close();
  });
});
