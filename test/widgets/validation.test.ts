import { requestWords } from '../support/visitor-words.ts';
import { equal, holds, pause, until } from './support/expect.ts';
import { embeddedForm, send, type TestForm } from './support/form.ts';
import { apiCalls, openForeign, scriptApi } from './support/pages.ts';

const everything = {
  name: 'Name is required',
  email: 'Please enter a valid email',
  phone: 'Phone number is required',
  address: 'Address is required',
  city: 'City is required',
  zipCode: 'Zip code is required',
  message: 'Please provide details about your project',
};

describe('the estimate form’s rules', () => {
  let form: TestForm;

  beforeEach(async () => {
    await scriptApi();
    form = await embeddedForm(await openForeign());
  });

  async function submitted(fields: Record<string, string>): Promise<void> {
    form.type(fields);
    form.button.click();
    await until(() => form.toast() || Object.keys(form.messages()).length, 'the form answers');
  }

  it('has eight labeled fields, with MD for the state', () => {
    const labels = [...form.form.querySelectorAll('fieldset label, label')]
      .filter((label) => label.getAttribute('for'))
      .map((label) => label.textContent);
    equal(labels, ['Name', 'Email', 'Phone', 'Address', 'City', 'State', 'Zip code', 'About the job']);
    equal(form.field('state').value, 'MD');
  });

  it('shows no message before the first submit, not even on blur', async () => {
    form.type({ email: 'abc', name: '' });
    form.field('phone').focus();
    await pause(50);
    equal(form.messages(), {});
  });

  it('refuses an empty form field by field, focuses the first and sends nothing', async () => {
    form.button.click();
    await until(() => Object.keys(form.messages()).length, 'messages show');
    equal(form.messages(), everything);
    equal((form.root as ShadowRoot).activeElement?.getAttribute('name'), 'name');
    equal(await apiCalls(), []);
  });

  it('requires the state when it was cleared', async () => {
    await submitted({ ...requestWords, state: ' ' });
    equal(form.messages(), { state: 'State is required' });
  });

  it('focuses the first field with an error in document order', async () => {
    await submitted({ ...requestWords, message: 'short', city: '' });
    equal((form.root as ShadowRoot).activeElement?.getAttribute('name'), 'city');
  });

  it('removes a message as soon as its field is valid, and shows it again', async () => {
    await submitted({ ...requestWords, name: '', email: 'abc' });
    form.type({ name: 'A' });
    await until(() => !('name' in form.messages()), 'the message of the name goes');
    equal(form.messages(), { email: 'Please enter a valid email' });
    form.type({ name: '' });
    await until(() => 'name' in form.messages(), 'the message of the name is back');
  });

  for (const [fields, refused] of [
    [{ message: '123456789' }, 'message'],
    [{ message: '1234567890' }, undefined],
    [{ email: 'abc' }, 'email'],
    [{ email: 'a@b.co' }, undefined],
    [{ phone: 'x', zipCode: 'x', state: 'x' }, undefined],
  ] as const) {
    it(`${refused ? 'refuses' : 'accepts'} ${JSON.stringify(fields)}`, async () => {
      await submitted({ ...requestWords, ...fields });
      equal(Object.keys(form.messages()), refused ? [refused] : []);
      equal((await apiCalls()).length, refused ? 0 : 1);
    });
  }

  it('suppresses the browser’s own bubbles', () => {
    holds(form.form.noValidate, 'the form has novalidate');
  });

  it('ties each message to its field', async () => {
    await submitted({});
    const email = form.field('email');
    equal(email.getAttribute('aria-invalid'), 'true');
    const described = (form.root as ShadowRoot).getElementById(email.getAttribute('aria-describedby') ?? '');
    equal(described?.textContent, everything.email);
  });

  it('sends a valid form only once for two clicks', async () => {
    await scriptApi({ delayMs: 150 });
    send(form);
    form.button.click();
    await until(() => form.button.textContent === 'Sending...', 'the button says Sending...');
    form.button.click();
    await until(() => form.toast(), 'the toast shows');
    equal((await apiCalls()).length, 1);
  });
});
