import { equal, holds, pause, until } from '../support/expect.ts';
import { embeddedForm, send, sendsEstimate } from '../support/form.ts';
import { apiCalls, openForeign, scriptApi, widgetUrl } from '../support/pages.ts';

const element = '<brushline-estimate-form></brushline-estimate-form>';

describe('the estimate form on another site, moved or broken', () => {
  beforeEach(() => scriptApi());

  it('keeps its input when the page moves it, or removes and reinserts it', async () => {
    const page = await openForeign(`${element}<aside></aside>`);
    const host = page.document.querySelector('brushline-estimate-form') as HTMLElement;
    const form = await embeddedForm(page);
    form.type({ name: 'Half', city: 'Chester' });
    page.document.querySelector('aside')?.append(host);
    await pause(50);
    equal(form.field('name').value, 'Half');
    holds(form.form.isConnected, 'it is the same form');

    host.remove();
    await pause(50);
    page.document.body.append(host);
    const again = await embeddedForm(page);
    await until(() => again.field('name').value === 'Half', 'the name is back');
    equal(again.field('city').value, 'Chester');
    await sendsEstimate(page);
  });

  for (const [when, backAfterMs] of Object.entries({ 'while it is being sent': 100, 'once it was sent': 900 })) {
    it(`shows the receipt when the page removes it and reinserts it ${when}`, async () => {
      await scriptApi({ delayMs: 400 });
      const page = await openForeign();
      const host = page.document.querySelector('brushline-estimate-form') as HTMLElement;
      const heard: string[] = [];
      for (const name of ['success', 'error']) host.addEventListener(`brushline:${name}`, () => heard.push(name));
      send(await embeddedForm(page));
      await until(async () => (await apiCalls()).length, 'it is being sent');
      host.remove();
      await pause(backAfterMs);
      if (backAfterMs > 400) await until(() => heard.length, 'it was answered');
      page.window.history.replaceState(null, '', '/another');
      page.document.body.append(host);
      const text = () => host.shadowRoot?.querySelector('section')?.textContent ?? '';
      await until(() => text().includes('Margaret'), 'the receipt shows');
      equal(heard, ['success']);
      equal((await apiCalls()).length, 1);
    });
  }

  it('says that it was not sent, and sends it again under the same key, after it was removed while it was sent', async () => {
    await scriptApi({ status: 500, delayMs: 200 });
    const page = await openForeign();
    const host = page.document.querySelector('brushline-estimate-form') as HTMLElement;
    let hasFailed = false;
    host.addEventListener('brushline:error', () => {
      hasFailed = true;
    });
    send(await embeddedForm(page));
    await until(async () => (await apiCalls()).length, 'it is being sent');
    host.remove();
    await until(() => hasFailed, 'it was refused');
    await pause(50);
    const key = (await apiCalls())[0]?.headers['idempotency-key'];
    await scriptApi();
    page.document.body.append(host);
    const form = await embeddedForm(page);
    await until(() => form.form.querySelector('h3, [role=alert]'), 'it says so');
    await until(() => form.field('message').value !== '', 'what was typed is back');
    form.button.click();
    await until(() => form.toast(), 'a toast shows');
    equal((await apiCalls())[0]?.headers['idempotency-key'], key);
  });

  it('has the styles of its lazy parts, even after it was removed and reinserted', async () => {
    const page = await openForeign();
    const host = page.document.querySelector('brushline-estimate-form') as HTMLElement;
    for (const claim of ['at first', 'again']) {
      const form = await embeddedForm(page);
      form.button.click();
      await until(() => 'name' in form.messages(), 'a message shows');
      equal(getComputedStyle(form.field('name')).borderInlineStartWidth, '4px', claim);
      host.remove();
      await pause(50);
      page.document.body.append(host);
    }
  });

  for (const [name, breakIt] of Object.entries({
    'its module cannot run': `CSSStyleSheet.prototype.replaceSync = () => { throw new Error('broken') }`,
    'it cannot draw itself': `document.createTextNode = () => { throw new Error('broken') }`,
  })) {
    it(`shows the page’s own content when ${name}`, async () => {
      const page = await openForeign(
        `<brushline-estimate-form><a href="#x">Request an estimate</a></brushline-estimate-form><script>${breakIt}</script>`,
        { script: `<script src="${widgetUrl('estimate-form.iife.js')}"></script>` },
      );
      await pause(100);
      holds((page.document.querySelector('a') as HTMLElement).offsetHeight > 0, 'the link shows');
      equal(page.document.querySelector('brushline-estimate-form')?.shadowRoot?.querySelector('form') ?? null, null);
    });
  }

  it('shows the page’s own content if it breaks later, and works again when it is reinserted', async () => {
    const page = await openForeign(
      `<script>window.heard = []; document.addEventListener('brushline:error', (e) => heard.push(e.detail.message)); onerror = () => heard.push('uncaught')</script>
       <brushline-estimate-form heading="none"><a href="#x">Request an estimate</a></brushline-estimate-form>`,
    );
    await embeddedForm(page);
    const host = page.document.querySelector('brushline-estimate-form') as HTMLElement;
    page.document.createTextNode = () => {
      throw new Error('broken');
    };
    host.setAttribute('heading', 'shown');
    holds((page.document.querySelector('a') as HTMLElement).offsetHeight > 0, 'the link shows');
    equal((page.window as unknown as { heard: string[] }).heard, ['The widget broke']);
    Reflect.deleteProperty(page.document, 'createTextNode');
    host.remove();
    await pause(50);
    page.document.body.append(host);
    await sendsEstimate(page);
  });
});
