import { requestWords } from '../support/visitor-words.ts';
import { equal, pause, until } from './support/expect.ts';
import { formIn, send } from './support/form.ts';
import { apiCalls, type FramedPage, openSite, scriptApi } from './support/pages.ts';

const island = ({ document }: FramedPage) => document.querySelector('[data-widget]') as HTMLElement;
const own = location.origin;

describe('the estimate form on our own page', () => {
  beforeEach(async () => {
    await scriptApi({}, own);
  });

  it('is the same before and after hydration', async () => {
    for (const data of [
      { action: '/site' },
      { action: '/site', posted: { values: requestWords, outcome: { status: 'failed' } } },
      { action: '/site', posted: { values: {}, outcome: { status: 'sent', receivedAt: '2026-06-01T14:00:00Z' } } },
      { action: '/site', posted: { values: { city: 'x' }, outcome: { status: 'refused', errors: { name: 'No' } } } },
    ]) {
      const dead = island(await openSite({ data, isDead: true })).innerHTML;
      const alive = island(await openSite({ data })).innerHTML;
      equal(alive, dead);
    }
  });

  it('removes the outcome once the form is sent again', async () => {
    const posted = { values: { ...requestWords, state: 'MD' }, outcome: { status: 'failed' } };
    const { document } = await openSite({ data: { action: '/', posted } });
    const form = formIn(document);
    const offers = () => document.querySelectorAll('a[href^="mailto:"]').length;
    equal(offers(), 1);
    await scriptApi({ status: 500 }, own);
    send(form, {});
    await until(() => form.toast(), 'it says that it failed again');
    equal(offers(), 1);
    await scriptApi({}, own);
    send(form, {});
    await until(() => offers() === 0, 'the offer goes');
  });

  it('continues from posted values, and is empty after success', async () => {
    const posted = {
      values: { ...requestWords, email: 'abc', state: 'VA' },
      outcome: { status: 'refused', errors: { email: 'No' } },
    };
    const form = formIn((await openSite({ data: { action: '/', posted } })).document);
    send(form, { email: 'a@b.co' });
    await until(() => form.toast(), 'a toast shows');
    equal(JSON.parse((await apiCalls(own))[0]?.body ?? '').state, 'VA');
    equal([form.field('name').value, form.field('state').value], ['', 'MD']);
  });

  it('never overwrites input or posted values with a draft', async () => {
    formIn((await openSite()).document).type({ name: 'Draft', city: 'Draft' });
    const posted = { values: { name: 'Posted' }, outcome: { status: 'failed' } };
    const form = formIn((await openSite({ data: { action: '/', posted } })).document);
    await pause(100);
    equal([form.field('name').value, form.field('city').value], ['Posted', '']);
  });

  it('sends cookies, the campaign in the URL, and no page', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the test browser has no other way.
    document.cookie = 'seen=1';
    const form = formIn((await openSite({ extra: { utm_campaign: 'yard signs' } })).document);
    send(form);
    await until(() => form.toast(), 'a toast shows');
    const headers = (await apiCalls(own))[0]?.headers;
    equal(headers?.cookie?.includes('seen=1'), true);
    equal(decodeURIComponent(headers?.['brushline-campaign'] ?? ''), 'yard signs');
    equal(headers?.['brushline-page'], undefined);
  });
});
