import { describe, expect, it } from 'vitest';
import { violations } from '../../../support/pages/axe.ts';
import { fillForm } from '../../../support/pages/fill-form.ts';
import { dialogOf, element, opener, openerPages, ownButton } from './opener-pages.ts';

const { open, openPlain, server } = openerPages();

it.each([
  ['a button of ours', element('button')],
  ['a button that opens the whole window', element('full-page')],
  ['a button of the page', ownButton],
])('%s loads the widget on a press, keeps the input, returns the focus and sends the form', async (_, body) => {
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
  const send = dialog.getByRole('button', { name: 'Get Free Estimate' });
  const box = await send.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(800);
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await opener(page).evaluate((button) => button.matches(':focus'))).toBe(true);
  expect(await page.evaluate(() => [scrollY, document.body.style.overflow])).toEqual(before);
  await opener(page).click();
  expect(await dialog.locator('[name=name]').inputValue()).toBe('Margaret');
  await dialog.getByRole('button', { name: /^Close$|^← Back to 127/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await opener(page).click();
  await fillForm(dialog);
  await send.click();
  await page.getByText('Estimate request sent!').first().waitFor();
  expect(complaints).toEqual([]);
});

it('a side tab leaves the page in use while its panel is open', async () => {
  const { page, files, complaints } = await open(`${element('side-tab')}<button id="own">Own</button>`);
  expect(files).toEqual([]);
  const tab = await opener(page).boundingBox();
  expect(tab && Math.round(tab.x + tab.width)).toBe(1280);
  const states = () =>
    opener(page).evaluate((button) => [
      button.getAttribute('aria-expanded'),
      (button.getRootNode() as ShadowRoot).getElementById(button.getAttribute('aria-controls') ?? '')?.localName,
    ]);
  expect(await states()).toEqual(['false', 'dialog']);
  await opener(page).click();
  const dialog = dialogOf(page);
  const name = dialog.locator('[name=name]');
  await name.fill('Margaret');
  expect(await states()).toEqual(['true', 'dialog']);
  await opener(page).press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  expect(await states()).toEqual(['false', 'dialog']);
  await opener(page).press('Enter');
  expect(await name.inputValue()).toBe('Margaret');
  await page.locator('#own').click();
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 0);
  expect(await violations(page)).toEqual([]);
  // An input method's own Escape cancels the word that is being composed.
  await name.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  expect(await states()).toEqual(['true', 'dialog']);
  await name.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await opener(page).evaluate((button) => button.matches(':focus'))).toBe(true);
  expect(await states()).toEqual(['false', 'dialog']);
  expect(complaints).toEqual([]);
});

it.each(['button', 'side-tab'])('is a bottom sheet on a phone: %s', async (mode) => {
  const { page } = await open(element(mode), { width: 360, height: 740 });
  await opener(page).click();
  await dialogOf(page).locator('[name=name]').waitFor();
  const box = await dialogOf(page).boundingBox();
  expect(box && [box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, 360, 740]);
  expect(box?.y).toBeGreaterThan(40);
});

describe('what cannot be loaded', () => {
  it('is the page’s own content, if it is the opener', async () => {
    const { page } = await openPlain('');
    await page.route('**/opener-*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.setContent(
      `${element('button')}<script type="module" src="${server().url}/widgets/v1/embed.js"></script>`,
    );
    await failed;
    expect(await page.getByRole('link', { name: 'Get a painting estimate' }).isVisible()).toBe(true);
  });

  it.each([
    ['a button of ours', element('button'), '#ask'],
    ['a side tab', element('side-tab'), '#ask'],
    ['a link of the page', '<a href="#ask" data-brushline-open="estimate-form">Get a painting estimate</a>', '#ask'],
    ['a button of the page', ownButton, '/contact'],
  ])('is its link, followed and tried again at the next press: %s', async (_, body, end) => {
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
  });
});

describe('the loader', () => {
  it('opens a dialog if a script sets the mode of an element that it has created', async () => {
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
    await page.getByRole('dialog', { name: 'Made before' }).getByLabel('ZIP code').waitFor();
    expect(complaints).toEqual([]);
  });

  it.each([
    ['', 'script.async = true'],
    [' and again, in a page of the module', 'document.head.append(script.cloneNode())'],
    [' with attributes of its own', "script.id = 'gtm'; script.charset = 'utf-8'; script.src += '?cache=1'"],
  ])('works from a tag that a tag manager has made anew without its type%s', async (_, more) => {
    const src = `${server().url}/widgets/v1/embed.js`;
    const module = more.includes('clone') ? `<script type="module" src="${src}"></script>` : '';
    const { page, complaints } = await openPlain(`${element('inline')}${ownButton}${module}<script>
      const script = document.createElement('script');
      script.src = '${src}';
      ${more};
      document.head.append(script);
    </script>`);
    await page.locator('brushline-estimate-form form').first().waitFor();
    await opener(page).click();
    await dialogOf(page).locator('[name=name]').fill('Margaret');
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(complaints).toEqual([]);
  });
});

const classic = () => `<script src="${server().url}/widgets/v1/estimate-form.iife.js"></script>`;

it.each([
  ['before', () => classic() + element('button')],
  ['after', () => element('button') + classic()],
  ['before a tab', () => classic() + element('side-tab')],
  ['before a button of the page', () => classic() + ownButton],
  [
    'beside the loader and a button of the page',
    () => `${ownButton}${classic()}<script type="module" src="${server().url}/widgets/v1/embed.js"></script>`,
  ],
])('a classic script opens the widget in one dialog when placed %s', async (_, body) => {
  const { page, complaints } = await openPlain(body());
  await opener(page).click();
  await dialogOf(page).locator('[name=name]').fill('Margaret');
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
});
