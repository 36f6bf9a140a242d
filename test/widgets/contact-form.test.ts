import { messageWords } from '../support/visitor-words.ts';
import { equal, holds, until } from './support/expect.ts';
import { embeddedForm, formIn, send, type TestForm } from './support/form.ts';
import { apiCalls, type FramedPage, openSite, openWidget, scriptApi } from './support/pages.ts';

const own = location.origin;
const success = ['Message sent!', "Thank you for your message. We'll get back to you soon."];
const event = { eventType: 'contact_form_submission', eventDetails: null };

const bodiesTo = async (url: string, origin?: string) =>
  (await apiCalls(origin)).filter((call) => call.url === url).map(({ body }) => JSON.parse(body));

describe('the message form on another site', () => {
  let page: FramedPage;
  let form: TestForm;

  beforeEach(async () => {
    await scriptApi();
    page = await openWidget('contact-form');
    form = await embeddedForm(page, 'brushline-contact-form');
  });

  const said = async () => {
    await until(() => form.toast(), 'a toast shows');
    return form.toastText();
  };
  const focused = () => (form.root as ShadowRoot).activeElement?.getAttribute('name');

  it('has six labeled fields, only the phone optional', () => {
    const labels = [...form.form.querySelectorAll('label')].map((label) => label.textContent);
    equal(labels, ['First name', 'Last name', 'Email', 'Phone (optional)', 'Subject', 'Message']);
    const required = [...form.form.querySelectorAll<HTMLInputElement>('[aria-required=true]')].map(({ name }) => name);
    equal(required, ['firstName', 'lastName', 'email', 'subject', 'message']);
    holds(form.form.noValidate, 'the browser’s own bubbles are left out');
  });

  it('refuses an empty form field by field, focuses the first and sends nothing', async () => {
    form.button.click();
    await until(() => Object.keys(form.messages()).length, 'messages show');
    equal(form.messages(), {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Please enter a valid email',
      subject: 'Subject is required',
      message: 'Message must be at least 10 characters',
    });
    equal(focused(), 'firstName');
    equal(await apiCalls(), []);
  });

  it('posts its six fields as JSON without cookies, confirms, and is empty again', async () => {
    send(form, { ...messageWords, firstName: '  Margaret ' });
    equal(await said(), success);
    const [call] = await apiCalls();
    equal([call?.method, call?.url, call?.headers.cookie], ['POST', '/api/contact', undefined]);
    equal(JSON.parse(call?.body ?? ''), { ...messageWords, phone: '' });
    holds(/^[\w-]{16,}$/.test(call?.headers['idempotency-key'] ?? ''), 'it has a key');
    equal(decodeURIComponent(call?.headers['brushline-page'] ?? ''), `${own}/page`);
    await until(() => form.field('firstName').value === '', 'the form is empty');
    equal(form.messages(), {});
  });
});

describe('the message form on our own page', () => {
  const open = (setup: Parameters<typeof openSite>[0] = {}) => openSite({ widget: 'contact-form', ...setup });

  beforeEach(async () => {
    await scriptApi({}, own);
  });

  it('records one message, and counts it', async () => {
    const page = await open();
    const form = formIn(page.document);
    send(form, messageWords);
    await until(() => form.toast(), 'a toast shows');
    equal(page.window.recordedActions, [{ action: 'contact_form', details: undefined }]);
    await until(async () => (await bodiesTo('/api/track', own)).length, 'it is counted');
    equal(await bodiesTo('/api/track', own), [event]);
  });

  it('keeps its draft apart from the estimate’s', async () => {
    formIn((await open()).document).type({ subject: 'Draft' });
    equal(formIn((await openSite()).document).field('message').value, '');
    const form = formIn((await open()).document);
    await until(() => form.field('subject').value === 'Draft', 'the subject is back');
  });
});
