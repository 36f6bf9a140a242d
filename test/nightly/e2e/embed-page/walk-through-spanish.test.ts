import { describe, expect, it } from 'vitest';
import { signs } from '../../../e2e/embed-page/studio-page.ts';
import { oldPage, shot, themedPage, webmasterAtStudio } from '../../../e2e/embed-page/webmasters-site.ts';
import { audit } from '../../../e2e/embeds/page-state.ts';
import { requestWords } from '../../../support/visitor-words.ts';

const webmaster = webmasterAtStudio();

describe('a webmaster with only /embed adds Spanish forms', () => {
  it('onto an English page that also asks in Spanish', async () => {
    const { page, pick } = webmaster.studio;
    const language = page.getByLabel('Language', { exact: true });
    const codes = await webmaster.codeOfAll(async (name) => {
      await pick('HTML');
      await pick('light');
      await pick(name.endsWith('-form') ? 'Button' : 'In the page');
      if (name.endsWith('-form')) await language.selectOption('Spanish');
    });
    await page.locator('[name=widget][value=estimate-form]').check();
    await language.selectOption('your page’s (usual)');
    await pick('In the page');
    webmaster.documents.set('dos', oldPage([await webmaster.copied(), ...Object.values(codes)]));
    for (const width of [1280, 360]) {
      const { page, complaints } = await webmaster.visit('dos', width);
      await page.getByRole('button', { name: 'Get Free Estimate' }).waitFor();
      for (const [words, send] of [
        ['Pida un presupuesto gratis', 'Pedir presupuesto gratis'],
        ['Escríbanos', 'Enviar mensaje'],
      ] as const) {
        await page.getByRole('button', { name: words, exact: true }).click();
        const dialog = page.getByRole('dialog', { name: words });
        await dialog.getByRole('button', { name: send }).waitFor();
        await dialog.getByRole('link', { name: 'Llame al (410) 555-0142' }).waitFor();
        // The page around it has centered capitals.
        const type = await dialog
          .locator('p')
          .first()
          .evaluate((one) => {
            const { textAlign, textTransform } = getComputedStyle(one);
            return [textAlign, textTransform];
          });
        expect(type).toEqual(['start', 'none']);
        await shot(page, `dos-${width}-${send.replaceAll(' ', '-')}`, false);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
      await page.close();
    }
  });

  it('onto a page in Spanish, filled in, behind a tab, with a page of thanks', async () => {
    const onTab = 'Pida su presupuesto';
    const words: Readonly<Record<string, string>> = {
      'estimate-form': onTab,
      'contact-form': 'Escríbanos',
    };
    const codes = await webmaster.codeOfAll(async (name, { page, pick }) => {
      await pick('light');
      await pick('HTML');
      await pick(name === 'estimate-form' ? 'Side tab' : name === 'contact-form' ? 'Button' : 'In the page');
      const label = words[name];
      if (!label) return;
      await page.getByLabel('Words on the button').fill(label);
      await page.getByLabel('Page to show after sending').fill('/gracias');
      if (name === 'estimate-form') await page.getByLabel('Town', { exact: true }).fill('Easton');
    });
    expect(codes['estimate-form']).toContain('prefill-city="Easton"');
    webmaster.documents.set('tema', themedPage(Object.values(codes)));
    webmaster.documents.set('gracias', {
      html: '<!doctype html><html lang="es"><title>Gracias</title><h1>Gracias</h1></html>',
    });
    for (const width of [360, 1280]) {
      const { page, complaints } = await webmaster.visit('tema', width);
      for (const [name, sign] of Object.entries(signs))
        if (!words[name]) await page.locator(`brushline-${name}`).locator(sign).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await shot(page, `themed-${width}`);
      for (const [name, label] of Object.entries(words)) {
        await page.getByRole('button', { name: label, exact: true }).click();
        const dialog = page.getByRole('dialog', { name: label });
        await dialog.locator('[type=submit]').waitFor();
        expect(await dialog.locator('[type=submit]').textContent()).toMatch(
          /^(Pedir presupuesto gratis|Enviar mensaje)$/,
        );
        if (name === 'estimate-form')
          await expect.poll(() => dialog.locator('[name=city]').inputValue()).toBe('Easton');
        await shot(page, `themed-${width}-${name}`, false);
        expect(await audit(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
      }
      await page.getByRole('button', { name: onTab, exact: true }).click();
      const form = page.getByRole('dialog');
      for (const [name, text] of Object.entries(requestWords)) await form.locator(`[name=${name}]`).fill(text);
      expect(complaints).toEqual([]);
      await form.getByRole('button', { name: 'Pedir presupuesto gratis' }).click();
      await page.waitForURL(`${webmaster.origin}/gracias`);
      await page.close();
    }
  });
});
