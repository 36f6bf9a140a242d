import { messageWords } from '../support/visitor-words.ts';
import { equal, holds, until } from './support/expect.ts';
import { embeddedForm, formIn, send } from './support/form.ts';
import { apiCalls, openSite, openWidget, scriptApi } from './support/pages.ts';

const own = location.origin;

describe('the message form', () => {
  it('on another site has six fields, posts them as JSON without cookies, confirms, and is empty again', async () => {
    await scriptApi();
    const form = await embeddedForm(await openWidget('contact-form'), 'brushline-contact-form');
    const labels = [...form.form.querySelectorAll('label')].map((label) => label.textContent);
    equal(labels, ['First name', 'Last name', 'Email', 'Phone (optional)', 'Subject', 'Message']);
    const required = [...form.form.querySelectorAll<HTMLInputElement>('[aria-required=true]')].map(({ name }) => name);
    equal(required, ['firstName', 'lastName', 'email', 'subject', 'message']);
    holds(form.form.noValidate, 'the browser’s own bubbles are left out');

    send(form, { ...messageWords, firstName: '  Margaret ' });
    await until(() => form.toast(), 'a toast shows');
    equal(form.toastText(), ['Message sent!', "Thank you for your message. We'll get back to you soon."]);
    const [call] = await apiCalls();
    equal([call?.method, call?.url, call?.headers.cookie], ['POST', '/api/contact', undefined]);
    equal(JSON.parse(call?.body ?? ''), { ...messageWords, phone: '' });
    holds(/^[\w-]{16,}$/.test(call?.headers['idempotency-key'] ?? ''), 'it has a key');
    equal(decodeURIComponent(call?.headers['brushline-page'] ?? ''), `${own}/page`);
    await until(() => form.field('firstName').value === '', 'the form is empty');
    equal(form.messages(), {});
  });

  it('on our own page keeps its draft apart from the estimate’s', async () => {
    await scriptApi({}, own);
    const open = async () => formIn((await openSite({ widget: 'contact-form' })).document);
    (await open()).type({ subject: 'Draft' });
    equal(formIn((await openSite()).document).field('message').value, '');
    const form = await open();
    await until(() => form.field('subject').value === 'Draft', 'the subject is back');
  });
});
