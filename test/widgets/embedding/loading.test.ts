import { equal, until } from '../support/expect.ts';
import { embeddedForm, send, sendsEstimate } from '../support/form.ts';
import { apiCalls, openForeign, ourOrigin, scriptApi, widgetUrl } from '../support/pages.ts';

const element = '<brushline-estimate-form></brushline-estimate-form>';
const policy = `default-src 'none'; script-src ${ourOrigin}; connect-src ${ourOrigin}; style-src 'self'`;

describe('the estimate form on another site, however it is loaded', () => {
  beforeEach(() => scriptApi());

  it('works with one script tag and one element', async () => sendsEstimate(await openForeign()));

  it('works if the script comes before the body', async () =>
    sendsEstimate(
      await openForeign(element, {
        head: `<script type="module" src="${widgetUrl('estimate-form.js')}"></script>`,
        script: '',
      }),
    ));

  it('works from a classic script', async () =>
    sendsEstimate(
      await openForeign(element, { script: `<script src="${widgetUrl('estimate-form.iife.js')}"></script>` }),
    ));

  it('works if the page has the script twice, in both kinds', async () => {
    const script = ['estimate-form.js', 'estimate-form.js?again']
      .map((file) => `<script type="module" src="${widgetUrl(file)}"></script>`)
      .join('');
    await sendsEstimate(
      await openForeign(element, { script: `${script}<script src="${widgetUrl('estimate-form.iife.js')}"></script>` }),
    );
  });

  it('works with a strict content security policy', async () => {
    const page = await openForeign(element, { csp: policy });
    const broken: string[] = [];
    page.document.addEventListener('securitypolicyviolation', ({ blockedURI }) => broken.push(blockedURI));
    await sendsEstimate(page);
    const form = await embeddedForm(page);
    equal(page.window.getComputedStyle(form.button).minHeight, '48px');
    equal(broken, []);
  });

  it('works where Trusted Types are required', async () =>
    sendsEstimate(
      await openForeign(element, { csp: `${policy}; require-trusted-types-for 'script'; trusted-types 'none'` }),
    ));

  it('works twice on one page, independently', async () => {
    const page = await openForeign(
      '<brushline-estimate-form service="interior"></brushline-estimate-form><brushline-estimate-form service="exterior"></brushline-estimate-form>',
    );
    const first = await embeddedForm(page);
    first.type({ name: 'First' });
    const second = await embeddedForm(page, '[service=exterior]');
    equal(second.field('name').value, '');
    send(second);
    await until(() => second.toast(), 'a toast shows');
    equal(JSON.parse((await apiCalls())[0]?.body ?? '').serviceType, 'exterior');
    equal(first.field('name').value, 'First');
  });

  it('works when it is added later', async () => {
    const page = await openForeign('');
    page.document.body.append(page.document.createElement('brushline-estimate-form'));
    await sendsEstimate(page);
  });

  it('works next to the page’s own React', async () =>
    sendsEstimate(
      await openForeign(element, { head: '<script>window.React = window.preact = { useState: null }</script>' }),
    ));
});
