import { requestWords } from '../support/visitor-words.ts';
import { equal, holds, until } from './support/expect.ts';
import { send } from './support/form.ts';
import { apiCalls, scriptApi } from './support/pages.ts';
import { failure, sendingForm } from './support/sending-form.ts';

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
      'Everything you entered is still here. Trying again is safe; it’s never stored twice. You can also reach us directly:',
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

  it('shows Sending... while the API is slow, and stays usable', async () => {
    await scriptApi({ delayMs: 400 });
    send(sending.form);
    await until(() => sending.form.button.textContent === 'Sending...', 'the button says Sending...');
    equal(sending.form.button.getAttribute('aria-disabled'), 'true');
    equal(sending.form.field('name').value, requestWords.name);
    const fields = [...sending.form.form.querySelectorAll<HTMLInputElement>('input:not([type=radio]), textarea')];
    await until(() => fields.length > 8 && fields.every(({ readOnly }) => readOnly), 'its fields are read-only');
    sending.form.form.querySelector<HTMLElement>('[value=interior]')?.click();
    equal(sending.form.values().serviceType, 'exterior');
    await said();
    equal(sending.form.button.textContent, 'Get Free Estimate');
    holds(
      fields.every(({ readOnly }) => !readOnly),
      'its fields are free again',
    );
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
