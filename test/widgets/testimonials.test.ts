import { equal, holds, until } from './support/expect.ts';
import { apiCalls, type FramedPage, openForeign, scriptApi, violations, widgetUrl } from './support/pages.ts';

const review = (id: string, more = {}) => ({
  id,
  rating: 5,
  review: `Words of ${id}`,
  customerName: 'Ruth Ann Calloway',
  location: 'Easton',
  serviceType: 'exterior',
  isSample: true,
  ...more,
});
const reviews = [
  review('one', { rating: '4.8' }),
  review('two', { rating: null, serviceType: 'fence-painting', customerName: 'Cher', isSample: false }),
  review('three', { serviceType: 'interior' }),
];
const answered = { status: 200, body: JSON.stringify(reviews) };

const open = (attributes = '', words = '') =>
  openForeign(
    `<main><h1>Elsewhere</h1><brushline-testimonials ${attributes}>${words}</brushline-testimonials></main>`,
    {
      script: `<script type="module" src="${widgetUrl('testimonials.js')}"></script>`,
    },
  );
const host = ({ document }: FramedPage) => document.querySelector('brushline-testimonials') as HTMLElement;
const root = (page: FramedPage) => host(page).shadowRoot as ShadowRoot;
const texts = (page: FramedPage, part: string) =>
  [...root(page).querySelectorAll(part)].map(({ textContent }) => textContent);

async function openWithCards(attributes = ''): Promise<FramedPage> {
  await scriptApi(answered);
  const page = await open(attributes);
  await until(() => root(page)?.querySelector('figure'), 'cards show');
  return page;
}

describe('testimonials on another site', () => {
  it('show three placeholders while they load, and then one card per testimonial, samples last', async () => {
    await scriptApi({ ...answered, delayMs: 600 });
    const page = await open();
    await until(() => texts(page, 'li').length === 3, 'three placeholders show');
    equal(root(page).querySelectorAll('[aria-label="Loading a review"]').length, 3);
    equal(await violations(page), []);
    await until(() => root(page).querySelector('figure'), 'cards show');
    equal(texts(page, 'blockquote'), ['“Words of two”', '“Words of one”', '“Words of three”']);
    equal(await violations(page), []);
  });

  it('show ratings in words, initials, and labels on samples among real ones', async () => {
    const page = await openWithCards();
    const stars = [...root(page).querySelectorAll('[role=img]')].map((part) => part.getAttribute('aria-label'));
    equal(stars, ['5 out of 5 stars', '4 out of 5 stars', '5 out of 5 stars']);
    equal(texts(page, 'figcaption > [aria-hidden]'), ['C', 'RA', 'RA']);
    equal(texts(page, 'small'), ['Sample review', 'Sample review']);
  });

  it('load once, only the featured ones, without cookies', async () => {
    await openWithCards();
    const calls = await apiCalls();
    equal(
      calls.map(({ method, url }) => [method, url]),
      [['GET', '/api/testimonials?featured=true']],
    );
    equal(calls[0]?.headers.cookie, undefined);
  });

  it('show the requested number for the requested service, without loading again, and one line above if all are samples', async () => {
    const page = await openWithCards('limit="2"');
    equal(texts(page, 'figure').length, 2);
    Object.assign(host(page), { service: 'interior', limit: undefined });
    await until(() => texts(page, 'figure').length === 1, 'the service is chosen');
    equal(texts(page, 'p, small'), ['Sample reviews. Real ones take their place as customers write.']);
    equal((await apiCalls()).length, 1);
  });

  for (const [name, script] of Object.entries({
    'the API answers 500': { status: 500 },
    'the API answers no list': { status: 200, body: 'null' },
    'the connection is cut': { isCut: true },
  })) {
    it(`are an empty list and the page’s own content when ${name}`, async () => {
      await scriptApi(script);
      const page = await open('', '<a href="/reviews">Reviews</a>');
      await until(() => root(page)?.querySelector('slot'), 'the own words show');
      equal(texts(page, 'ul'), ['']);
      holds((page.document.querySelector('a') as HTMLElement).offsetHeight > 0, 'the link shows');
      equal(await violations(page), []);
    });
  }
});
