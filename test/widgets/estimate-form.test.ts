import { requestWords } from '../support/visitor-words.ts';
import { equal, holds, pause, until } from './support/expect.ts';
import { embeddedForm, send, type TestForm } from './support/form.ts';
import { apiCalls, type FramedPage, openForeign, scriptApi, violations } from './support/pages.ts';

/** For each test of a suite: an estimate form on another site’s page. */
function sendingForm() {
  const sending = {
    page: undefined as unknown as FramedPage,
    form: undefined as unknown as TestForm,
    /** The toast’s texts, once it shows. */
    async said() {
      await until(() => sending.form.toast(), 'a toast shows');
      return sending.form.toastText();
    },
  };
  beforeEach(async () => {
    await scriptApi();
    sending.page = await openForeign();
    sending.form = await embeddedForm(sending.page);
  });
  return sending;
}

/** What a toast says of an estimate that was not sent. */
const failure = ['Error', 'Failed to send estimate request. Please try again.'];

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
  const sending = sendingForm();

  it('has eight labeled fields, with MD for the state', () => {
    const { form } = sending;
    const labels = [...form.form.querySelectorAll('fieldset label, label')]
      .filter((label) => label.getAttribute('for'))
      .map((label) => label.textContent);
    equal(labels, ['Name', 'Email', 'Phone', 'ZIP code', 'Address', 'City', 'State', 'About the job']);
    equal(form.field('state').value, 'MD');
  });

  it('shows no message before the first submit, not even on blur', async () => {
    const { form } = sending;
    form.type({ email: 'abc', name: '' });
    form.field('phone').focus();
    await pause(50);
    equal(form.messages(), {});
  });

  it('refuses an empty form field by field, focuses the first and sends nothing', async () => {
    const { form } = sending;
    form.button.click();
    await until(() => Object.keys(form.messages()).length, 'messages show');
    equal(form.messages(), everything);
    equal((form.root as ShadowRoot).activeElement?.getAttribute('name'), 'name');
    equal(await apiCalls(), []);
  });

  it('removes a message as soon as its field is valid, and shows it again', async () => {
    const { form } = sending;
    send(form, { ...requestWords, name: '', email: 'abc' });
    await until(() => 'name' in form.messages(), 'messages show');
    form.type({ name: 'A' });
    await until(() => !('name' in form.messages()), 'the message of the name goes');
    equal(form.messages(), { email: 'Please enter a valid email' });
    form.type({ name: '' });
    await until(() => 'name' in form.messages(), 'the message of the name is back');
  });
});

describe('what an estimate form on another site sends', () => {
  const sending = sendingForm();
  const { said } = sending;

  it('posts the nine fields and nothing else, as JSON, without cookies', async () => {
    send(sending.form, { ...requestWords, message: `  ${requestWords.message}  ` });
    await said();
    const [call] = await apiCalls();
    holds(call, 'the API was called');
    equal([call.method, call.url], ['POST', '/api/estimates']);
    equal(JSON.parse(call.body), {
      name: requestWords.name,
      email: requestWords.email,
      phone: requestWords.phone,
      address: requestWords.address,
      city: requestWords.city,
      state: 'MD',
      zipCode: requestWords.zipCode,
      message: requestWords.message,
      serviceType: 'exterior',
    });
    equal(call.headers['content-type'], 'application/json');
    equal(call.headers.cookie, undefined);
  });

  it('reports its page, how long it was open, and the honeypot', async () => {
    sending.form.field('website').value = 'http://spam.example/é';
    send(sending.form);
    await said();
    const [call] = await apiCalls();
    equal(decodeURIComponent(call?.headers['brushline-page'] ?? ''), `${location.origin}/page`);
    holds(Number(call?.headers['brushline-open-ms']) > 0, 'the time is told');
    equal(decodeURIComponent(call?.headers['brushline-trap'] ?? ''), 'http://spam.example/é');
    equal(call?.headers['brushline-campaign'], undefined);
  });

  it('reports no time for a form that was filled in before it was shown', async () => {
    sending.form.type(requestWords);
    const element = sending.page.document.querySelector('brushline-estimate-form') as Element;
    element.remove();
    await pause(50);
    sending.page.document.body.append(element);
    sending.form = await embeddedForm(sending.page);
    await until(() => sending.form.field('message').value !== '', 'what was typed is back');
    sending.form.button.click();
    await said();
    const [call] = await apiCalls();
    equal([call?.headers['brushline-open-ms'], call?.headers['brushline-trap']], [undefined, undefined]);
  });

  it('reports neither time nor honeypot if an agent of the browser sends it', async () => {
    sending.form.type({ ...requestWords, website: 'MD' });
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    sending.form.button.form?.dispatchEvent(Object.assign(event, { agentInvoked: true }));
    await said();
    const [call] = await apiCalls();
    equal([call?.headers['brushline-open-ms'], call?.headers['brushline-trap']], [undefined, undefined]);
  });

  it('accepts photos, in a field that loads when the form is entered', async () => {
    holds(!sending.form.field('photos'), 'nobody waits for it');
    sending.form.field('name').focus();
    const field = await until(() => sending.form.field('photos'), 'the field is there');
    equal(
      [field.type, field.labels?.[0]?.textContent, field.multiple],
      ['file', 'Add photos (optional), up to 6', true],
    );
    const chosen = new DataTransfer();
    chosen.items.add(new File([Uint8Array.of(255, 216, 255), 'no picture'], 'porch.jpg', { type: 'image/jpeg' }));
    await scriptApi({ status: 201, body: '{"id":"photo-1"}' });
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => sending.form.root.querySelector('li')?.textContent?.includes('Ready'), 'the photo is there');
    send(sending.form);
    equal((await said())[0], 'Estimate request sent!');
    const calls = await apiCalls();
    equal(
      calls.map(({ url }) => url),
      ['/api/photos', '/api/estimates'],
    );
    equal(JSON.parse(calls[1]?.body ?? '').photos, ['photo-1']);
  });

  it('uses one idempotency key per body', async () => {
    await scriptApi({ status: 500 });
    const keys: unknown[] = [];
    for (const fields of [requestWords, {}, { city: 'Chester' }]) {
      send(sending.form, fields);
      await until(async () => (await apiCalls()).length > keys.length, 'it is sent');
      await until(() => sending.form.button.textContent !== 'Sending...', 'it was answered');
      keys.push((await apiCalls()).at(-1)?.headers['idempotency-key']);
    }
    equal(keys[0], keys[1]);
    holds(keys[2] !== keys[0], 'the changed body has another key');
    holds(/^[\w-]{16,}$/.test(String(keys[0])), 'the key is long enough');
  });

  it('notifies the page with events that contain no input', async () => {
    const heard: string[] = [];
    for (const name of ['submit', 'success', 'error']) {
      sending.page.document.addEventListener(`brushline:${name}`, (event) => {
        heard.push(`${name} ${(event.target as Element).localName} ${JSON.stringify((event as CustomEvent).detail)}`);
      });
    }
    send(sending.form);
    await said();
    equal(heard, ['submit brushline-estimate-form {"context":{}}', 'success brushline-estimate-form null']);
  });

  it('sends the page’s campaign', async () => {
    sending.page.document.addEventListener('brushline:submit', (event) => {
      (event as CustomEvent).detail.context.campaign = 'spring ☀';
    });
    send(sending.form);
    await said();
    equal(decodeURIComponent((await apiCalls())[0]?.headers['brushline-campaign'] ?? ''), 'spring ☀');
  });

  it('sends nothing if the page cancels', async () => {
    let isCanceled = false;
    sending.page.document.addEventListener('brushline:submit', (event) => {
      event.preventDefault();
      isCanceled = true;
    });
    send(sending.form);
    await until(() => isCanceled, 'the page has canceled');
    await until(() => sending.form.button.textContent === 'Get Free Estimate', 'nothing is being sent');
    equal(await apiCalls(), []);
    equal(sending.form.field('name').value, requestWords.name);
  });
});

describe('what an estimate form on another site shows after it was sent', () => {
  const sending = sendingForm();
  const { said } = sending;

  it('treats only the server’s confirmation as success: toast, empty form, state MD', async () => {
    await scriptApi({ status: 201, body: '{"id":"x"}' });
    send(sending.form);
    equal(await said(), ['Estimate request sent!', "We'll contact you soon to schedule your free estimate."]);
    await until(() => sending.form.field('name').value === '', 'the form is empty');
    equal(sending.form.field('state').value, 'MD');
    equal(sending.form.messages(), {});
  });

  it('replaces itself with a receipt that shows the input and the response deadline', async () => {
    await scriptApi({ status: 201, body: '{"id":"x","receivedAt":"2026-06-03T18:14:00.000Z"}' });
    send(sending.form);
    const heading = await until(
      () => sending.form.root.querySelector<HTMLElement>('h2[tabindex]'),
      'the receipt is there',
    );
    equal(heading.textContent, 'We have your request, Margaret.');
    equal((sending.form.root as ShadowRoot).activeElement, heading);
    equal(sending.form.form.getBoundingClientRect().height, 0);
    const text = (heading.closest('section')?.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
    holds(text.includes('Received Wednesday, June 3, 2:14 PM.'), text);
    holds(text.includes('by Thursday, June 4, 2:14 PM Eastern time, at (410) 555-0187.'), text);
    holds(text.includes('118 Cox Creek Road, Stevensville, MD 21666'), text);
    const buttons = [...sending.form.root.querySelectorAll<HTMLElement>('section button')];
    buttons.find(({ textContent }) => textContent === 'Send another request')?.click();
    await until(() => sending.form.form.getBoundingClientRect().height > 0, 'the form is back');
    equal([sending.form.field('name').value, sending.form.root.querySelector('section')], ['', null]);
  });

  for (const [name, script, title, text] of [
    [
      'an unsent form that nothing is lost',
      { status: 503, body: '{"status":503,"code":"busy"}' },
      'This was not sent.',
      'Everything you entered is still here. You can also reach us directly:',
    ],
    [
      'a form without a response that it may have arrived',
      { isCut: true },
      'We couldn’t confirm that this arrived.',
      'Everything you entered is still here. Trying again is safe; we won’t get it twice. You can also reach us directly:',
    ],
  ] as const) {
    it(`shows below ${name}, and retries from there`, async () => {
      await scriptApi(script);
      send(sending.form);
      const heading = await until(() => sending.form.form.querySelector('h3'), 'the failure stays');
      const [key] = (await apiCalls()).map(({ headers }) => headers['idempotency-key']);
      equal([heading.textContent, heading.nextElementSibling?.textContent], [title, text]);
      await scriptApi({ status: 201, body: '{"id":"x"}' });
      heading.parentElement?.querySelector('button')?.click();
      await until(() => sending.form.toastText()[0] === 'Estimate request sent!', 'it is sent');
      equal((await apiCalls())[0]?.headers['idempotency-key'], key);
    });
  }

  for (const [name, script] of Object.entries({
    'a 500': { status: 500, body: 'boom' },
    'no answer': { isCut: true },
    'somebody’s page': { status: 200, body: '<!doctype html><title>Sign in</title>' },
    'JSON that is not ours': { status: 200, body: '{"id":"x"}' },
    'a 201 that names no lead': { status: 201, body: '{}' },
    'an empty 204': { status: 204 },
    'a redirect': { status: 302, location: '/widgets/v1/integrity.json' },
    'a redirect that keeps the post': { status: 307, location: '/api/elsewhere' },
  })) {
    it(`keeps every value on ${name}, says so, logs it and offers phone and mail`, async () => {
      const logged: unknown[] = [];
      sending.page.window.console.error = (error: unknown) => logged.push(error);
      await scriptApi(script);
      send(sending.form);
      equal(await said(), failure);
      equal(sending.form.values(), { ...requestWords, state: 'MD', serviceType: 'exterior', website: '' });
      equal(logged.length, 1);
      if ('body' in script && script.status !== 200 && script.status !== 201)
        equal(String(logged[0]), `Error: ${script.status}: ${script.body}`);
      holds(sending.form.root.querySelector('a[href="tel:+14105550142"]'), 'a phone link shows');
      const mail = sending.form.root.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')?.href ?? '';
      holds(decodeURIComponent(mail).includes('Email: margaret@tilghman.example'), 'the mail is filled in');
    });
  }

  it('says how long to wait after a rate limit, in the toast and below the form', async () => {
    await scriptApi({ status: 429, retryAfter: '480', body: '{"status":429}' });
    send(sending.form);
    equal(await said(), ['Error', 'Failed to send estimate request. Please try again in 8 minutes.']);
    const offer = sending.form.form.querySelector('[role=status] p')?.textContent;
    equal(
      offer,
      'Everything you entered is still here. Please try again in 8 minutes. You can also reach us directly:',
    );
    await scriptApi();
    sending.form.button.click();
    await until(() => sending.form.toastText()[0] === 'Estimate request sent!', 'it is sent');
  });

  it('shows the server’s messages at their fields', async () => {
    const errors = [{ field: 'email', message: 'Please enter a valid email' }];
    await scriptApi({ status: 422, body: JSON.stringify({ status: 422, errors }) });
    send(sending.form);
    equal(await said(), failure);
    equal(sending.form.messages(), { email: 'Please enter a valid email' });
    equal((sending.form.root as ShadowRoot).activeElement?.getAttribute('name'), 'email');
    sending.form.type({ email: 'margaret@tilghman.test' });
    await until(() => Object.keys(sending.form.messages()).length === 0, 'the message goes');
  });

  it('ends as sent or failed when the page’s listeners throw', async () => {
    sending.page.window.onerror = () => true;
    for (const name of ['submit', 'success', 'error']) {
      // Created in the page's window, so that its errors are reported there.
      const throws = new sending.page.window.Function('throw new Error("A page that throws")') as EventListener;
      sending.page.document.addEventListener(`brushline:${name}`, throws);
    }
    await scriptApi({ status: 500 });
    send(sending.form);
    equal(await said(), failure);
    await scriptApi();
    sending.form.button.click();
    await until(() => sending.form.toastText()[0] === 'Estimate request sent!', 'it is sent');
  });

  it('reports a failure if its behavior cannot be loaded, and retries on the next attempt', async () => {
    await scriptApi({ missing: '/behavior-' });
    send(sending.form);
    const alert = await until(() => sending.form.root.querySelector('[role=alert]:not([hidden])'), 'it says so');
    equal(alert.textContent, `${failure[1]} Call (410) 555-0142`);
    equal(sending.form.button.textContent, 'Get Free Estimate');
    equal(sending.form.field('name').value, requestWords.name);

    await scriptApi();
    sending.form.button.click();
    equal((await said())[0], 'Estimate request sent!');
    equal((await apiCalls()).length, 1);
  });
});

it('the estimate form has no axe violations with messages, while it sends, and with either toast', async () => {
  await scriptApi();
  await scriptApi({}, location.origin);
  const page = await openForeign('<main><h1>Elsewhere</h1><brushline-estimate-form></brushline-estimate-form></main>');
  const form = await embeddedForm(page);
  form.button.click();
  await until(() => Object.keys(form.messages()).length, 'messages show');
  equal(await violations(page), []);
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
