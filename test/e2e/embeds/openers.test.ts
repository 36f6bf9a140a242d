import { describe, expect, it } from 'vitest';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { sharedBrowser } from '../../support/shared-browser.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { audit } from './audit.ts';
import { dialogOf, element, link, opener, openerPages, ownButton } from './opener-pages.ts';

const { documents, open, server, site } = openerPages();

describe.each([
  ['a button of ours', element('button')],
  ['a button that opens the whole window', element('full-page')],
  ['a button of the page', ownButton],
])('%s', (_, body) => {
  it('loads the widget on a press, keeps the input, and returns the focus', async () => {
    const { page, files, complaints } = await open(body);
    expect(files).toEqual([]);
    const before = await page.evaluate(() => [scrollY, document.body.style.overflow]);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    await dialog.locator('[name=name]').fill('Margaret');
    expect(files.length).toBeGreaterThan(1);
    expect(await dialog.locator('[name=serviceType]').getAttribute('value')).toBe('interior');
    // The part that keeps the button in view loads beside the form.
    await dialog.getByRole('link', { name: 'Call (410) 555-0142' }).waitFor();
    const send = await dialog.getByRole('button', { name: 'Get Free Estimate' }).boundingBox();
    expect(send && send.y + send.height).toBeLessThanOrEqual(800);
    expect(await audit(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener(page).evaluate((button) => button.matches(':focus'))).toBe(true);
    expect(await page.evaluate(() => [scrollY, document.body.style.overflow])).toEqual(before);
    await opener(page).click();
    expect(await dialog.locator('[name=name]').inputValue()).toBe('Margaret');
    await dialog.getByRole('button', { name: /^Close$|^← Back to 127/ }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('sends the entire form', async () => {
    const { page } = await open(body);
    await opener(page).click();
    const dialog = dialogOf(page);
    for (const [name, value] of Object.entries(requestWords)) await dialog.locator(`[name=${name}]`).fill(value);
    await dialog.getByRole('button', { name: 'Get Free Estimate' }).click();
    await page.getByText('Estimate request sent!').first().waitFor();
    await page.close();
  });
});

describe('a side tab', () => {
  it('leaves the page in use while its panel is open', async () => {
    const { page, files, complaints } = await open(`${element('side-tab')}<button id="own">Own</button>`);
    expect(files).toEqual([]);
    const tab = await opener(page).boundingBox();
    expect(tab && Math.round(tab.x + tab.width)).toBe(1280);
    await opener(page).click();
    const dialog = dialogOf(page);
    await dialog.locator('[name=name]').fill('Margaret');
    await page.locator('#own').click();
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => scrollY > 0);
    expect(await audit(page)).toEqual([]);
    await dialog.locator('[name=name]').press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener(page).evaluate((button) => button.matches(':focus'))).toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

it('has the type of the page, unless the page names another', async () => {
  for (const [style, family] of [
    ['body { font-family: Georgia }', 'Georgia'],
    ['body { font-family: Georgia; --brushline-font: Courier }', 'Courier'],
  ]) {
    const { page } = await open(`<style>${style}</style>${element('button')}`);
    await opener(page).click();
    await dialogOf(page).locator('[name=name]').waitFor();
    for (const part of [opener(page), dialogOf(page), dialogOf(page).locator('label').first()])
      expect(await part.evaluate((one) => getComputedStyle(one).fontFamily)).toBe(family);
    await page.close();
  }
});

it('is a bottom sheet on a phone', async () => {
  for (const mode of ['button', 'side-tab']) {
    const { page } = await open(element(mode), { width: 360, height: 740 });
    await opener(page).click();
    await dialogOf(page).locator('[name=name]').waitFor();
    const box = await dialogOf(page).boundingBox();
    expect(box && [box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, 360, 740]);
    expect(box?.y).toBeGreaterThan(40);
    const handle = await dialogOf(page).evaluate((dialog) => {
      const { content, width } = getComputedStyle(dialog.firstElementChild as Element, '::before');
      return [content, width];
    });
    expect(handle).toEqual(['""', '44px']);
    await page.close();
  }
});

it('shows inline if the mode says so, and the page’s own content if nothing can be loaded', async () => {
  const { page } = await open(element('inline'));
  await page.locator('brushline-estimate-form form').waitFor();
  await page.close();
  const alone = await (await sharedBrowser()).newPage();
  await alone.route('**/opener-*', (route) => route.abort());
  documents.set('alone', {
    html: `${element('button')}<script type="module" src="${server().url}/widgets/v1/embed.js"></script>`,
  });
  await alone.goto(`${site().origin}/alone`);
  await whenNetworkIdle(alone);
  expect(await alone.getByRole('link', { name: 'Get a painting estimate' }).isVisible()).toBe(true);
  await alone.close();
});

it.each([
  ['a button of ours', element('button'), '#ask'],
  ['a side tab', element('side-tab'), '#ask'],
  ['a link of the page', '<a href="#ask" data-brushline-open="estimate-form">Get a painting estimate</a>', '#ask'],
  ['a button of the page', ownButton, '/contact'],
])('follows its link if the widget cannot be loaded, and tries again at the next press: %s', async (_, body, end) => {
  const { page } = await open(body);
  const pattern = /widgets\/v1\/estimate-form\.js/;
  await page.route(pattern, (route) => route.abort());
  // Our own page, to see where it leads.
  await page.route('**/contact', (route) => route.fulfill({ status: 204 }));
  const led = page.waitForRequest('**/contact').catch(() => undefined);
  const press = () =>
    page.getByRole('button').or(page.getByRole('link')).filter({ hasText: 'Get a painting estimate' }).click();
  await press();
  if (end === '#ask') await page.waitForURL('**#ask');
  else expect((await led)?.url()).toBe(`${server().url}/contact`);
  await dialogOf(page).waitFor({ state: 'hidden' });
  await page.unroute(pattern);
  await press();
  await dialogOf(page).locator('[name=name]').fill('Margaret');
  await page.close();
});

it('opens in a dialog if a script sets the mode of an element that it has created', async () => {
  const { page, complaints } = await open(element('inline'));
  await page.locator('brushline-estimate-form form').waitFor();
  await page.evaluate(() => {
    for (const when of ['before', 'after']) {
      const made = document.createElement('brushline-estimate-form');
      made.textContent = `Made ${when}`;
      if (when === 'before') made.setAttribute('mode', 'button');
      document.body.append(made);
      made.setAttribute('mode', 'button');
    }
  });
  await page.getByRole('button', { name: 'Made before' }).click();
  await page.getByRole('dialog', { name: 'Made before' }).getByLabel('Zip code').waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

it('shows inline if the mode is unknown, and warns once', async () => {
  const { page, complaints } = await open(element('botton') + element('') + element('button'));
  await page.locator('brushline-estimate-form[mode=botton] form').waitFor();
  await page.locator('brushline-estimate-form[mode=""] form').waitFor();
  expect(await page.getByRole('button', { name: 'Get a painting estimate' }).count()).toBe(1);
  expect(complaints).toEqual(['<brushline-estimate-form> does not know mode="botton"']);
  await page.close();
});

it('mounts every valid widget, whatever is beside it', async () => {
  const { page, complaints } = await open(`
    <div data-brushline="estimate form">${link}</div>
    <div data-brushline="../estimate-form">${link}</div>
    <div data-brushline="contact-form" data-1p-ignore data-onclick="alert(1)">${link}</div>
    ${ownButton}`);
  await page.locator('brushline-contact-form').getByRole('button', { name: 'Send Message' }).waitFor();
  expect(await page.getByRole('link', { name: 'Get a painting estimate' }).count()).toBe(2);
  await page.getByRole('button', { name: 'Get a painting estimate' }).click();
  await page.getByRole('dialog').getByLabel('Zip code').waitFor();
  expect(complaints.filter((one) => !/valid/.test(one))).toEqual([]);
  await page.close();
});
