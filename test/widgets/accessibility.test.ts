import { violations } from './support/axe.ts';
import { equal, until } from './support/expect.ts';
import { embeddedForm, formIn, send } from './support/form.ts';
import { openForeign, openSite, scriptApi } from './support/pages.ts';

const body = '<main><h1>Elsewhere</h1><brushline-estimate-form></brushline-estimate-form></main>';

describe('accessibility, by axe-core', () => {
  beforeEach(async () => {
    await scriptApi();
    await scriptApi({}, location.origin);
  });

  it('finds nothing in the empty form', async () => {
    const page = await openForeign(body);
    await embeddedForm(page);
    equal(await violations(page), []);
  });

  it('finds nothing in the form with messages', async () => {
    const page = await openForeign(body);
    const form = await embeddedForm(page);
    form.button.click();
    await until(() => Object.keys(form.messages()).length, 'messages show');
    equal(await violations(page), []);
  });

  it('finds nothing while it sends, nor with either toast', async () => {
    const page = await openForeign(body);
    const form = await embeddedForm(page);
    await scriptApi({ delayMs: 1500 });
    send(form);
    await until(() => form.button.textContent === 'Sending...', 'it sends');
    equal(await violations(page), []);
    await until(() => form.toast(), 'a toast shows');
    equal(await violations(page), []);
    await scriptApi({ status: 500 });
    send(form);
    await until(() => form.root.querySelector('[role=alert] strong'), 'the failure shows');
    equal(await violations(page), []);
  });

  it('finds nothing in the dark theme, nor with two on a page', async () => {
    const two = '<brushline-estimate-form theme="dark"></brushline-estimate-form>'.repeat(2);
    const page = await openForeign(`<main><h1>Elsewhere</h1>${two}</main>`);
    const form = await embeddedForm(page);
    await scriptApi({ status: 500 });
    form.button.click();
    await until(() => Object.keys(form.messages()).length, 'messages show');
    equal(await violations(page), []);
    send(form);
    await until(() => form.toast(), 'the failure shows');
    equal(await violations(page), []);
  });

  it('finds nothing on our own page', async () => {
    const page = await openSite();
    equal(await violations(page), []);
    const form = formIn(page.document);
    await scriptApi({ status: 500 }, location.origin);
    send(form);
    await until(() => form.toast(), 'the failure shows');
    equal(await violations(page), []);
  });
});
