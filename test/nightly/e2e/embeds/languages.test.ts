import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { strings as contact } from '../../../../widgets/contact-form/strings.ts';
import { strings as fallback } from '../../../../widgets/core/form/fallback-contact.tsx';
import { strings as receipt } from '../../../../widgets/core/form/receipt/receipt-view.tsx';
import { strings as toast } from '../../../../widgets/core/ui/toast.tsx';
import { strings as estimate } from '../../../../widgets/estimate-form/strings.ts';
import { type Document, foreignSite } from '../../../e2e/embeds/foreign-site.ts';
import { keepToasts } from '../../../support/pages/enter-admin.ts';
import { fillForm } from '../../../support/pages/fill-form.ts';
import { complaintsOf } from '../../../support/pages/watched-page.ts';
import { closeContexts, sharedBrowser } from '../../../support/shared-browser.ts';
import { messageWords, requestWords } from '../../../support/visitor-words.ts';

const documents = new Map<string, Document>();
const { site, server } = foreignSite(documents);
afterEach(closeContexts);

/** Opens a page in a language, with our loader after its content. */
async function open(lang: string, body: string): Promise<{ page: Page; complaints: string[] }> {
  const name = `page-${documents.size}`;
  documents.set(name, {
    html: `<!doctype html><html lang="${lang}"><title>Acarreos</title>${body}
      <script type="module" src="${server().url}/widgets/v1/embed.js"></script></html>`,
  });
  const page = await (await sharedBrowser()).newPage();
  await page.addInitScript(keepToasts);
  const complaints = complaintsOf(page);
  await page.goto(`${site().origin}/${name}`);
  return { page, complaints };
}

const element = (name: string) => `<brushline-${name}><a href="#ask">Pregúntenos</a></brushline-${name}>`;

/** Every text in a table, at any depth. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part ? Object.values(part).flatMap(textsOf) : [];
}

/** A widget's English texts, in text nodes and attributes. */
const englishIn = (page: Page, tag: string) =>
  page.evaluate(
    ([tag, texts]) => {
      const root = document.querySelector(`${tag}`)?.shadowRoot;
      const said: string[] = [];
      for (const part of root?.querySelectorAll('*') ?? []) {
        said.push(part.getAttribute('aria-label') ?? '');
        for (const node of part.childNodes) if (node instanceof Text) said.push(node.data.trim());
      }
      return said.filter((text) => (texts as string[]).includes(text) && text !== 'Error');
    },
    [tag, textsOf([estimate, contact, fallback, receipt, toast])] as const,
  );

const forms = [
  ['estimate-form', requestWords, 'Pedir presupuesto gratis', '¡Solicitud enviada!', 'Escriba su nombre'],
  ['contact-form', messageWords, 'Enviar mensaje', '¡Mensaje enviado!', 'Escriba un asunto'],
] as const;

describe.each(forms)('%s on a page in Spanish', (name, words, send, sent, refusal) => {
  const tag = `brushline-${name}`;

  it('is Spanish from the first paint to the receipt', async () => {
    const { page, complaints } = await open('es-MX', element(name));
    const press = () => page.getByRole('button', { name: send }).click();
    await press();
    await page.getByText(refusal).waitFor();
    expect(await englishIn(page, tag)).toEqual([]);
    await fillForm(page.locator(tag), words);
    expect(await page.getByText(refusal).count()).toBe(0);
    await press();
    await page.getByText(sent).first().waitFor();
    await page.getByRole('button', { name: 'Cerrar' }).waitFor();
    expect(await englishIn(page, tag)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('a widget’s language', () => {
  it('is that of its container on the page', async () => {
    const { page } = await open('es', `<div lang="en">${element('estimate-form')}</div>${element('contact-form')}`);
    await page.getByRole('button', { name: 'Get Free Estimate' }).waitFor();
    await page.getByRole('button', { name: 'Enviar mensaje' }).waitFor();
  });

  it('can be the page’s own, text by text, in every widget', async () => {
    const { page } = await open(
      'de',
      `${element('estimate-form')}${element('area-search')}<script>
        for (const [name, strings] of [
          ['estimate-form', { 'Get Free Estimate': 'Angebot anfordern', 'Name is required': 'Bitte nennen Sie Ihren Namen' }],
          ['area-search', { 'No service areas found': 'Dort arbeiten wir nicht' }],
        ]) document.querySelector('brushline-' + name).strings = strings;
      </script>`,
    );
    await page.getByRole('button', { name: 'Angebot anfordern' }).click();
    await page.getByText('Bitte nennen Sie Ihren Namen').waitFor();
    await page.getByText('Phone number is required').waitFor();
    await page.locator('brushline-area-search').getByRole('searchbox').fill('dover');
    await page.getByText('Dort arbeiten wir nicht').waitFor();
  });
});
