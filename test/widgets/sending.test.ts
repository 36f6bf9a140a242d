import { requestWords } from '../support/visitor-words.ts';
import { equal, holds, pause, until } from './support/expect.ts';
import { embeddedForm, send, type TestForm } from './support/form.ts';
import { apiCalls, type FramedPage, openForeign, scriptApi } from './support/pages.ts';

describe('sending an estimate from another site', () => {
  let page: FramedPage;
  let form: TestForm;

  beforeEach(async () => {
    await scriptApi();
    page = await openForeign();
    form = await embeddedForm(page);
  });

  const said = async () => {
    await until(() => form.toast(), 'a toast shows');
    return form.toastText();
  };
  const failure = ['Error', 'Failed to send estimate request. Please try again.'];

  it('posts the nine fields and nothing else, as JSON, without cookies', async () => {
    send(form, { ...requestWords, message: `  ${requestWords.message}  ` });
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

  it('reports its page and how long it was open, with an empty honeypot', async () => {
    send(form);
    await said();
    const [call] = await apiCalls();
    equal(decodeURIComponent(call?.headers['brushline-page'] ?? ''), `${location.origin}/page`);
    holds(Number(call?.headers['brushline-open-ms']) > 0, 'the time is told');
    equal(call?.headers['brushline-trap'], undefined);
    equal(call?.headers['brushline-campaign'], undefined);
  });

  it('reports no time for a form that was filled in before it was shown', async () => {
    form.type(requestWords);
    const element = page.document.querySelector('brushline-estimate-form') as Element;
    element.remove();
    await pause(50);
    page.document.body.append(element);
    form = await embeddedForm(page);
    await until(() => form.field('message').value !== '', 'what was typed is back');
    form.button.click();
    await said();
    const [call] = await apiCalls();
    equal([call?.headers['brushline-open-ms'], call?.headers['brushline-trap']], [undefined, undefined]);
  });

  it('sends the value of the honeypot', async () => {
    form.field('website').value = 'http://spam.example/é';
    send(form);
    await said();
    equal(decodeURIComponent((await apiCalls())[0]?.headers['brushline-trap'] ?? ''), 'http://spam.example/é');
  });

  it('treats only the server’s confirmation as success: toast, empty form, state MD', async () => {
    await scriptApi({ status: 201, body: '{"id":"x"}' });
    send(form);
    equal(await said(), ['Estimate request sent!', "We'll contact you soon to schedule your free estimate."]);
    await until(() => form.field('name').value === '', 'the form is empty');
    equal(form.field('state').value, 'MD');
    equal(form.messages(), {});
  });

  it('replaces itself with a receipt that shows the input and the response deadline', async () => {
    await scriptApi({ status: 201, body: '{"id":"x","receivedAt":"2026-06-03T18:14:00.000Z"}' });
    send(form);
    const heading = await until(() => form.root.querySelector<HTMLElement>('h2[tabindex]'), 'the receipt is there');
    equal(heading.textContent, 'We have your request, Margaret.');
    equal((form.root as ShadowRoot).activeElement, heading);
    equal(form.form.getBoundingClientRect().height, 0);
    const text = (heading.closest('section')?.textContent ?? '').replaceAll('\u00a0', ' ');
    holds(text.includes('Received Wednesday, June 3, 2:14 PM.'), text);
    holds(text.includes('by Thursday, June 4, 2:14 PM Eastern time, at (410) 555-0187.'), text);
    holds(text.includes('118 Cox Creek Road, Stevensville, MD 21666'), text);
    const buttons = [...form.root.querySelectorAll<HTMLElement>('section button')];
    buttons.find(({ textContent }) => textContent === 'Send another request')?.click();
    await until(() => form.form.getBoundingClientRect().height > 0, 'the form is back');
    equal([form.field('name').value, form.root.querySelector('section')], ['', null]);
  });

  it('shows below an unsent form that nothing is lost, and retries from there', async () => {
    await scriptApi({ status: 503 });
    send(form);
    const title = await until(() => form.form.querySelector('h3'), 'the failure stays');
    equal(title.textContent, 'This was not sent.');
    await scriptApi();
    title.parentElement?.querySelector('button')?.click();
    await until(() => form.toastText()[0] === 'Estimate request sent!', 'it is sent');
  });

  for (const [name, script] of Object.entries({
    'a 400': { status: 400, body: 'no' },
    'a 500': { status: 500, body: 'boom' },
    'a 503': { status: 503 },
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
      page.window.console.error = (error: unknown) => logged.push(error);
      await scriptApi(script);
      send(form);
      equal(await said(), failure);
      equal(form.values(), { ...requestWords, state: 'MD', serviceType: 'exterior', website: '' });
      equal(logged.length, 1);
      if ('body' in script && script.status !== 200 && script.status !== 201)
        equal(String(logged[0]), `Error: ${script.status}: ${script.body}`);
      holds(form.root.querySelector('a[href="tel:+14105550142"]'), 'a phone link shows');
      const mail = form.root.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')?.href ?? '';
      holds(decodeURIComponent(mail).includes('Email: margaret@tilghman.example'), 'the mail is filled in');
    });
  }

  it('says how long to wait after a rate limit, in the toast and below the form', async () => {
    await scriptApi({ status: 429, retryAfter: '480', body: '{"status":429}' });
    send(form);
    equal(await said(), ['Error', 'Failed to send estimate request. Please try again in 8 minutes.']);
    const offer = form.form.querySelector('[role=status] p')?.textContent;
    equal(
      offer,
      'Everything you entered is still here. Please try again in 8 minutes. You can also reach us directly:',
    );
    await scriptApi();
    form.button.click();
    await until(() => form.toastText()[0] === 'Estimate request sent!', 'it is sent');
  });

  it('shows the server’s messages at their fields', async () => {
    const errors = [{ field: 'email', message: 'Please enter a valid email' }];
    await scriptApi({ status: 422, body: JSON.stringify({ status: 422, errors }) });
    send(form);
    equal(await said(), failure);
    equal(form.messages(), { email: 'Please enter a valid email' });
    equal((form.root as ShadowRoot).activeElement?.getAttribute('name'), 'email');
    form.type({ email: 'margaret@tilghman.test' });
    await until(() => Object.keys(form.messages()).length === 0, 'the message goes');
  });

  it('accepts photos, in a field that loads when the form is entered', async () => {
    holds(!form.field('photos'), 'nobody waits for it');
    form.field('name').focus();
    const field = await until(() => form.field('photos'), 'the field is there');
    equal([field.type, field.labels?.[0]?.textContent, field.multiple], ['file', 'Photos (optional)', true]);
    const chosen = new DataTransfer();
    chosen.items.add(new File(['no picture'], 'porch.jpg', { type: 'image/jpeg' }));
    await scriptApi({ status: 201, body: '{"id":"photo-1"}' });
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => form.root.querySelector('li')?.textContent?.includes('Ready'), 'the photo is there');
    send(form);
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
      send(form, fields);
      await until(async () => (await apiCalls()).length > keys.length, 'it is sent');
      await until(() => form.button.textContent !== 'Sending...', 'it was answered');
      keys.push((await apiCalls()).at(-1)?.headers['idempotency-key']);
    }
    equal(keys[0], keys[1]);
    holds(keys[2] !== keys[0], 'the changed body has another key');
    holds(/^[\w-]{16,}$/.test(String(keys[0])), 'the key is long enough');
  });

  it('shows Sending... while the API is slow, and stays usable', async () => {
    await scriptApi({ delayMs: 400 });
    send(form);
    await until(() => form.button.textContent === 'Sending...', 'the button says Sending...');
    equal(form.button.getAttribute('aria-disabled'), 'true');
    equal(form.field('name').value, requestWords.name);
    const fields = [...form.form.querySelectorAll<HTMLInputElement>('input:not([type=radio]), textarea')];
    await until(() => fields.length > 8 && fields.every(({ readOnly }) => readOnly), 'its fields are read-only');
    form.form.querySelector<HTMLElement>('[value=interior]')?.click();
    equal(form.values().serviceType, 'exterior');
    await said();
    equal(form.button.textContent, 'Get Free Estimate');
    holds(
      fields.every(({ readOnly }) => !readOnly),
      'its fields are free again',
    );
  });

  it('ends as sent or failed when the page’s listeners throw', async () => {
    page.window.onerror = () => true;
    for (const name of ['submit', 'success', 'error']) {
      // Created in the page's window, so that its errors are reported there.
      const throws = new page.window.Function('throw new Error("A page that throws")') as EventListener;
      page.document.addEventListener(`brushline:${name}`, throws);
    }
    await scriptApi({ status: 500 });
    send(form);
    equal(await said(), failure);
    await scriptApi();
    form.button.click();
    await until(() => form.toastText()[0] === 'Estimate request sent!', 'it is sent');
  });

  it('notifies the page with events that contain no input', async () => {
    const heard: string[] = [];
    for (const name of ['submit', 'success', 'error']) {
      page.document.addEventListener(`brushline:${name}`, (event) => {
        heard.push(`${name} ${(event.target as Element).localName} ${JSON.stringify((event as CustomEvent).detail)}`);
      });
    }
    send(form);
    await said();
    equal(heard, ['submit brushline-estimate-form {"context":{}}', 'success brushline-estimate-form null']);
  });

  it('sends the page’s campaign', async () => {
    page.document.addEventListener('brushline:submit', (event) => {
      (event as CustomEvent).detail.context.campaign = 'spring ☀';
    });
    send(form);
    await said();
    equal(decodeURIComponent((await apiCalls())[0]?.headers['brushline-campaign'] ?? ''), 'spring ☀');
  });

  it('sends nothing if the page cancels', async () => {
    page.document.addEventListener('brushline:submit', (event) => event.preventDefault());
    send(form);
    await pause(200);
    equal(await apiCalls(), []);
    equal(form.button.textContent, 'Get Free Estimate');
    equal(form.field('name').value, requestWords.name);
  });

  it('sends no analytics and keeps no draft on another site', async () => {
    const events: unknown[] = [];
    Object.assign(page.window, { gtag: (...event: unknown[]) => events.push(event) });
    send(form);
    await said();
    equal(events, []);
    equal('recordedActions' in page.window, false);
    equal(Object.keys(page.window.sessionStorage), []);
  });

  it('reports a failure if its behavior cannot be loaded, and retries on the next attempt', async () => {
    await scriptApi({ missing: '/behavior-' });
    send(form);
    const alert = await until(() => form.root.querySelector('[role=alert]:not([hidden])'), 'it says so');
    equal(alert.textContent, `${failure[1]} Call (410) 555-0142`);
    equal(form.button.textContent, 'Get Free Estimate');
    equal(form.field('name').value, requestWords.name);

    await scriptApi();
    form.button.click();
    equal((await said())[0], 'Estimate request sent!');
    equal((await apiCalls()).length, 1);
  });
});
