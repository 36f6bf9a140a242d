import { describe, expect, it } from 'vitest';
import { dialogOf, element, link, opener, openerPages, ownButton } from '../../../e2e/embeds/opener-pages.ts';
import { audit } from '../../../e2e/embeds/page-state.ts';
import { whenNetworkIdle } from '../../../support/pages/network-idle.ts';
import { sharedBrowser } from '../../../support/shared-browser.ts';
import { requestWords } from '../../../support/visitor-words.ts';

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
    const states = () =>
      opener(page).evaluate((button) => [
        button.getAttribute('aria-expanded'),
        (button.getRootNode() as ShadowRoot).getElementById(button.getAttribute('aria-controls') ?? '')?.localName,
      ]);
    expect(await states()).toEqual(['false', 'dialog']);
    await opener(page).click();
    const dialog = dialogOf(page);
    await dialog.locator('[name=name]').fill('Margaret');
    expect(await states()).toEqual(['true', 'dialog']);
    await opener(page).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    expect(await states()).toEqual(['false', 'dialog']);
    await opener(page).press('Enter');
    expect(await dialog.locator('[name=name]').inputValue()).toBe('Margaret');
    await page.locator('#own').click();
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => scrollY > 0);
    expect(await audit(page)).toEqual([]);
    // An input method's own Escape cancels the word that is being composed.
    await dialog.locator('[name=name]').dispatchEvent('keydown', { key: 'Escape', isComposing: true });
    expect(await states()).toEqual(['true', 'dialog']);
    await dialog.locator('[name=name]').press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener(page).evaluate((button) => button.matches(':focus'))).toBe(true);
    expect(await states()).toEqual(['false', 'dialog']);
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

it.each([
  'div:empty { display: none }',
  'body > div { display: none !important }',
  'body > :not(main) { display: none !important; visibility: hidden; opacity: 0 }',
  'div { content-visibility: hidden; max-height: 0; overflow: hidden; clip-path: inset(50%) }',
  '* { visibility: hidden } button, main { visibility: visible }',
])('is in view, whatever the page hides: %s', async (rule) => {
  const { page } = await open(`<style>${rule}</style>${ownButton}`);
  await opener(page).click();
  await dialogOf(page).locator('[name=name]').fill('Margaret');
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await dialogOf(page).waitFor({ state: 'hidden' });
  await page.close();
});

it('leaves the page in use and follows the link if nothing of the dialog can be seen', async () => {
  const { page } = await open(`<a href="#ask" data-brushline-open="estimate-form">Ask us</a>${element('button')}`);
  await page.evaluate(() => {
    // The menu around it closes at the press.
    const hide = () => document.querySelector('brushline-estimate-form')?.setAttribute('style', 'display: none');
    document.addEventListener('click', hide, { capture: true, once: true });
  });
  await opener(page).click();
  await page.waitForURL('**#ask');
  expect(await page.evaluate(() => document.querySelectorAll(':modal').length)).toBe(0);
  await page.getByRole('link', { name: 'Ask us' }).click();
  await page.getByRole('dialog', { name: 'Ask us' }).locator('[name=name]').fill('Margaret');
  await page.close();
});

it.each([false, true])('opens again after the page’s body was replaced, dialog open: %s', async (isOpen) => {
  const { page, complaints } = await open(ownButton);
  await opener(page).click();
  await dialogOf(page).locator('[name=name]').fill('Margaret');
  if (!isOpen) await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const button = document.querySelector('[data-brushline-open]') as Element;
    document.body = document.createElement('body');
    document.body.append(button);
  });
  await opener(page).click();
  await dialogOf(page).locator('[name=name]').fill('Margaret again');
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
  await page.close();
});

it.each([element('button'), ownButton])('does not scroll the page behind its backdrop: %s', async (body) => {
  const { page } = await open(`${body}<div style="height: 5000px"></div>`);
  await opener(page).click();
  await dialogOf(page).locator('[name=name]').waitFor();
  await page.evaluate(() => {
    addEventListener('wheel', ({ defaultPrevented }) => Object.assign(window, { isStopped: defaultPrevented }));
  });
  await page.mouse.move(4, 4);
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => 'isStopped' in window);
  expect(await page.evaluate(() => [(window as unknown as { isStopped: boolean }).isStopped, scrollY])).toEqual([
    true,
    0,
  ]);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => scrollY > 0);
  await page.close();
});

it('lets its fields be edited on a page that forbids typing, selecting and pasting outside of its own', async () => {
  const { page } = await open(`<style>* { user-select: none; -webkit-user-select: none }</style>
    <script>
      for (const type of ['selectstart', 'copy', 'paste', 'keypress', 'contextmenu', 'mousedown'])
        document.addEventListener(type, (event) => event.target.matches('input') || event.preventDefault());
    </script>
    <brushline-estimate-form></brushline-estimate-form>`);
  const [name, message] = ['name', 'message'].map((one) => page.locator(`brushline-estimate-form [name=${one}]`));
  await name?.click();
  await page.keyboard.type('Margaret');
  await name?.dblclick();
  expect(await page.evaluate(() => `${getSelection()}`)).toBe('Margaret');
  for (const keys of ['Control+a', 'Control+c']) await page.keyboard.press(keys);
  await message?.click();
  for (const keys of ['Control+v', 'Control+v']) await page.keyboard.press(keys);
  expect(await message?.inputValue()).toBe('MargaretMargaret');
  for (const keys of ['Control+a', 'Control+x']) await page.keyboard.press(keys);
  expect([await name?.inputValue(), await message?.inputValue()]).toEqual(['Margaret', '']);
  await page.close();
});

it.each([element('button'), ownButton])('takes nothing from the styles around it: %s', async (body) => {
  const inherited = `white-space: nowrap; -webkit-text-fill-color: #fff; font-style: italic; word-spacing: 1em;
    text-indent: 3em; text-shadow: 0 0 3px red; user-select: none; cursor: wait; text-transform: uppercase`;
  const pages = await Promise.all(['', inherited].map((style) => open(`<style>body { ${style} }</style>${body}`)));
  const looks = [];
  for (const { page } of pages) {
    await opener(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: 'Call (410) 555-0142' }).waitFor();
    await whenNetworkIdle(page);
    looks.push(
      await dialog.evaluate((one) =>
        [...one.querySelectorAll('p, div, button:not(:first-child)')].map((part) => {
          const look = getComputedStyle(part);
          const { x, width } = part.getBoundingClientRect();
          const names = [
            'white-space-collapse',
            'text-wrap-mode',
            '-webkit-text-fill-color',
            'font-style',
            'word-spacing',
          ];
          const others = ['text-indent', 'text-shadow', 'user-select', 'cursor', 'text-transform'];
          return [x, width, ...[...names, ...others].map((name) => look.getPropertyValue(name))].join();
        }),
      ),
    );
    await page.close();
  }
  expect(looks[1]).toEqual(looks[0]);
});

it('gives the dialog of the page’s own button its theme, properties, language and name', async () => {
  const { page } = await open(`<style>main { --brushline-radius: 20px; --brushline-font: Courier }</style>
    <div lang="es" dir="rtl"><button data-brushline-open="contact-form" data-theme="dark" style="--brushline-accent: #063"
      aria-label="Escríbanos"><svg width="20" height="20"></svg></button></div>`);
  await page.getByRole('button', { name: 'Escríbanos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Escríbanos' });
  const send = dialog.getByRole('button', { name: 'Enviar mensaje' });
  await send.waitFor();
  const look = (part: Element, property: string) => getComputedStyle(part).getPropertyValue(property);
  expect(await send.evaluate(look, 'background-color')).toBe('rgb(0, 102, 51)');
  expect(await send.evaluate(look, 'border-top-left-radius')).toBe('20px');
  expect(await dialog.evaluate(look, 'font-family')).toBe('Courier');
  expect(await dialog.evaluate(look, 'direction')).toBe('rtl');
  const ground = await dialog.evaluate(look, 'background-color');
  expect(await dialog.locator('brushline-contact-form >> form').evaluate(look, 'background-color')).toBe(ground);
  expect(ground).not.toBe('rgb(255, 255, 255)');
  await page.keyboard.press('Escape');
  await page.locator('[data-brushline-open]').evaluate((button) => button.setAttribute('data-theme', 'light'));
  await page.getByRole('button', { name: 'Escríbanos' }).click();
  expect(await dialog.evaluate(look, 'background-color')).not.toBe(ground);
  await page.close();
});

it('opens beside a page’s own component, whose content stays', async () => {
  const { page } = await open('<own-button data-brushline-open="estimate-form">Get a painting estimate</own-button>');
  await page.evaluate(() => {
    const root = document.querySelector('own-button')?.attachShadow({ mode: 'open' });
    root?.append(document.createElement('slot'));
  });
  await page.getByText('Get a painting estimate').click();
  await dialogOf(page).locator('[name=name]').waitFor();
  expect(await page.locator('own-button').evaluate((button) => button.shadowRoot?.childNodes.length)).toBe(1);
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
