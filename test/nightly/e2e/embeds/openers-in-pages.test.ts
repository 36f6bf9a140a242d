import { expect, it } from 'vitest';
import { whenNetworkIdle } from '../../../support/pages/network-idle.ts';
import { dialogOf, element, opener, openerPages, ownButton } from './opener-pages.ts';

const { open } = openerPages();

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
});

it('does not scroll the page behind its backdrop', async () => {
  const { page } = await open(`${element('button')}<div style="height: 5000px"></div>`);
  await opener(page).click();
  await dialogOf(page).locator('[name=name]').waitFor();
  await page.evaluate(() => {
    addEventListener('wheel', ({ defaultPrevented }) => Object.assign(window, { isStopped: defaultPrevented }));
  });
  await page.mouse.move(4, 4);
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => 'isStopped' in window);
  expect(await page.evaluate(() => [Reflect.get(window, 'isStopped'), scrollY])).toEqual([true, 0]);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => scrollY > 0);
});

it('lets its fields be edited on a page that forbids typing, selecting and pasting outside of its own', async () => {
  const { page } = await open(`<style>* { user-select: none; -webkit-user-select: none }</style>
    <script>
      for (const type of ['selectstart', 'copy', 'paste', 'keypress', 'contextmenu', 'mousedown'])
        document.addEventListener(type, (event) => event.target.matches('input') || event.preventDefault());
    </script>
    <brushline-estimate-form></brushline-estimate-form>`);
  const name = page.locator('brushline-estimate-form [name=name]');
  const message = page.locator('brushline-estimate-form [name=message]');
  await name.click();
  await page.keyboard.type('Margaret');
  await name.dblclick();
  expect(await page.evaluate(() => `${getSelection()}`)).toBe('Margaret');
  for (const keys of ['Control+a', 'Control+c']) await page.keyboard.press(keys);
  await message.click();
  for (const keys of ['Control+v', 'Control+v']) await page.keyboard.press(keys);
  expect(await message.inputValue()).toBe('MargaretMargaret');
  for (const keys of ['Control+a', 'Control+x']) await page.keyboard.press(keys);
  expect([await name.inputValue(), await message.inputValue()]).toEqual(['Margaret', '']);
});

it.each([element('button'), ownButton])('takes nothing from the styles around it but the type: %s', async (body) => {
  const inherited = `white-space: nowrap; -webkit-text-fill-color: #fff; font-style: italic; word-spacing: 1em;
    text-indent: 3em; text-shadow: 0 0 3px red; user-select: none; cursor: wait; text-transform: uppercase`;
  const looks = [];
  for (const style of ['', inherited]) {
    const { page } = await open(`<style>body { font-family: Georgia; ${style} }</style>${body}`);
    await opener(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: 'Call (410) 555-0142' }).waitFor();
    await whenNetworkIdle(page);
    for (const part of [opener(page), dialog, dialog.locator('label').first()])
      if (body !== ownButton) expect(await part.evaluate((one) => getComputedStyle(one).fontFamily)).toBe('Georgia');
    const look = dialog.evaluate((one) =>
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
    );
    looks.push(await look);
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
});
