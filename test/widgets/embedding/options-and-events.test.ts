import { sendKeys } from '@web/test-runner-commands';
import { requestWords } from '../../support/visitor-words.ts';
import { equal, holds, until } from '../support/expect.ts';
import { embeddedForm } from '../support/form.ts';
import { apiCalls, openForeign, scriptApi } from '../support/pages.ts';

const element = '<brushline-estimate-form></brushline-estimate-form>';

describe('the estimate form on another site, used by page and visitor', () => {
  beforeEach(() => scriptApi());

  it('takes nothing from the page: no focus, no scroll, no keys', async () => {
    const page = await openForeign(`<input id="own"><p style="height: 3000px"></p>${element}`);
    const own = page.document.querySelector('#own') as HTMLElement;
    own.focus();
    await embeddedForm(page);
    equal(page.document.activeElement?.id, 'own');
    equal(page.window.scrollY, 0);
  });

  it('follows its options at run time, by attribute and by property', async () => {
    const page = await openForeign(element);
    const form = await embeddedForm(page);
    const host = page.document.querySelector('brushline-estimate-form') as HTMLElement & { service?: string };
    holds(form.form.querySelector('[type=radio]'), 'the visitor chooses');
    form.type({ name: 'Kept' });
    host.service = 'interior';
    await until(() => !form.form.querySelector('[type=radio]'), 'the service is fixed');
    equal([host.getAttribute('service'), form.values().serviceType], ['interior', 'interior']);
    equal(form.field('name').value, 'Kept');
    host.setAttribute('heading', 'none');
    await until(() => !form.form.querySelector('h2'), 'the heading goes');
  });

  it('reads properties that were set before it was defined', async () => {
    const page = await openForeign(
      `${element}<script>document.querySelector('brushline-estimate-form').service = 'pressure-washing'</script>`,
    );
    equal((await embeddedForm(page)).values().serviceType, 'pressure-washing');
  });

  it('ignores an invalid option, with one warning and one event', async () => {
    const page = await openForeign(
      `${element}<script>
        window.heard = []; console.warn = (text) => heard.push(text);
        document.addEventListener('brushline:error', () => heard.push('event'));
        document.querySelector('brushline-estimate-form').setAttribute('service', 'roofing');
      </script>`,
    );
    const form = await embeddedForm(page);
    holds(form.form.querySelector('[type=radio]'), 'the visitor chooses');
    page.document.querySelector('brushline-estimate-form')?.setAttribute('theme', 'dark');
    const { heard } = page.window as unknown as { heard: string[] };
    equal(heard, ['<brushline-estimate-form> does not know service="roofing"', 'event']);
  });

  it('notifies the page when it is ready', async () => {
    const page = await openForeign(
      `<script>window.heard = []; document.addEventListener('brushline:ready', (e) => heard.push(e.target.localName))</script>${element}`,
    );
    await embeddedForm(page);
    equal((page.window as unknown as { heard: string[] }).heard, ['brushline-estimate-form']);
  });

  it('can be filled in and sent by keyboard alone', async () => {
    const page = await openForeign('<brushline-estimate-form service="exterior"></brushline-estimate-form>');
    const form = await embeddedForm(page);
    form.field('name').focus();
    const { name, email, phone, address, city, zipCode, message } = requestWords;
    for (const text of [name, email, phone, address, city, '', zipCode, message, '']) {
      if (text) await sendKeys({ type: text });
      await sendKeys({ press: 'Tab' });
    }
    equal((form.root as ShadowRoot).activeElement === form.button, true);
    await sendKeys({ press: 'Enter' });
    await until(() => form.toast(), 'a toast shows');
    const sent = JSON.parse((await apiCalls())[0]?.body ?? '');
    equal([sent.name, sent.state, sent.message], [name, 'MD', message]);
  });
});
