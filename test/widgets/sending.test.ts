import { requestWords } from '../support/visitor-words.ts';
import { equal, holds, pause, until } from './support/expect.ts';
import { embeddedForm, send } from './support/form.ts';
import { apiCalls, scriptApi } from './support/pages.ts';
import { sendingForm } from './support/sending-form.ts';

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

  it('reports its page and how long it was open, with an empty honeypot', async () => {
    send(sending.form);
    await said();
    const [call] = await apiCalls();
    equal(decodeURIComponent(call?.headers['brushline-page'] ?? ''), `${location.origin}/page`);
    holds(Number(call?.headers['brushline-open-ms']) > 0, 'the time is told');
    equal(call?.headers['brushline-trap'], undefined);
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

  it('sends the value of the honeypot', async () => {
    sending.form.field('website').value = 'http://spam.example/é';
    send(sending.form);
    await said();
    equal(decodeURIComponent((await apiCalls())[0]?.headers['brushline-trap'] ?? ''), 'http://spam.example/é');
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
    equal([field.type, field.labels?.[0]?.textContent, field.multiple], ['file', 'Photos (optional)', true]);
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

  it('sends no analytics and keeps no draft on another site', async () => {
    const events: unknown[] = [];
    Object.assign(sending.page.window, { gtag: (...event: unknown[]) => events.push(event) });
    send(sending.form);
    await said();
    equal(events, []);
    equal('recordedActions' in sending.page.window, false);
    equal(Object.keys(sending.page.window.sessionStorage), []);
  });
});
