import { sendKeys } from '@web/test-runner-commands';
import { equal, pause, until } from './support/expect.ts';
import {
  apiCalls,
  type FramedPage,
  openForeign,
  ourOrigin,
  scriptApi,
  violations,
  widgetUrl,
} from './support/pages.ts';

const area = (name: string, county: string, zipCode: string, active = true) => ({
  id: name,
  name,
  slug: name.toLowerCase().replace('. ', '-').replace(' ', '-'),
  county,
  state: 'MD',
  description: '',
  zipCodes: [zipCode],
  active,
});
const areas = [
  area('Centreville', "Queen Anne's County", '21617'),
  area('Easton', 'Talbot County', '21601'),
  area('Severna Park', 'Anne Arundel County', '21146'),
  area('St. Michaels', 'Talbot County', '21663'),
  area('Wye Mills', 'Talbot County', '21679'),
  area('Oxford', 'Talbot County', '21654', false),
];
const answered = { status: 200, body: JSON.stringify(areas) };

async function open(): Promise<FramedPage> {
  const page = await openForeign('<main><h1>Elsewhere</h1><brushline-area-search></brushline-area-search></main>', {
    script: `<script type="module" src="${widgetUrl('area-search.js')}"></script>`,
  });
  await until(() => root(page)?.querySelector('input'), 'the search is up');
  return page;
}
const root = ({ document }: FramedPage) => document.querySelector('brushline-area-search')?.shadowRoot as ShadowRoot;
const field = (page: FramedPage) => root(page).querySelector('input') as HTMLInputElement;
const links = (page: FramedPage) => [...root(page).querySelectorAll('a')].map(({ href }) => href);
const names = (page: FramedPage) =>
  [...root(page).querySelectorAll('li a')].map(({ firstChild }) => firstChild?.textContent?.trim());
const said = (page: FramedPage) => root(page).querySelector('[role=status]')?.textContent ?? '';

async function type(page: FramedPage, text: string): Promise<void> {
  field(page).focus();
  await until(() => !root(page).querySelector('[data-skeleton]') && said(page), 'the areas are here');
  field(page).value = text;
  field(page).dispatchEvent(new Event('input', { bubbles: true }));
  await pause(50);
}

describe('the area search on another site', () => {
  beforeEach(() => scriptApi(answered));

  it('loads nothing until a visitor uses it, and then once', async () => {
    const page = await open();
    await pause(200);
    equal(await apiCalls(), []);
    for (const text of ['e', 'ea', '']) await type(page, text);
    field(page).blur();
    field(page).focus();
    equal(
      (await apiCalls()).map(({ url }) => url),
      ['/api/service-areas'],
    );
  });

  it('shows nine placeholders while the areas load', async () => {
    await scriptApi({ ...answered, delayMs: 800 });
    const page = await open();
    field(page).focus();
    await until(() => root(page).querySelector('[data-skeleton]'), 'placeholders show');
    equal(root(page).querySelectorAll('[data-skeleton]').length, 9);
    equal(said(page), 'Loading service areas');
    equal(await violations(page), []);
    await until(() => names(page).length, 'the areas show');
  });

  it('finds active areas by a part of name or county, ignoring case, and links to our pages', async () => {
    const page = await open();
    await type(page, 'TALB');
    equal(names(page), ['Easton', 'St. Michaels', 'Wye Mills']);
    equal(said(page), '3 areas in 1 county');
    equal(links(page).at(-2), `${ourOrigin}/service-areas/st-michaels`);
    equal(await violations(page), []);
    await type(page, '');
    equal(names(page).length, 5);
  });

  for (const [text, sentence, listed, paths] of [
    [
      'arnold',
      'Yes, we come to Arnold.',
      ['Severna Park'],
      ['service-areas/severna-park', 'contact?city=Arnold#estimate'],
    ],
    ['Centervile', 'Did you mean Centreville?', [], ['service-areas/centreville', 'contact']],
    ['216', 'A ZIP code has five digits.', [], ['contact']],
    ['Dover', 'Not on our list. We may still come: ask.', [], ['contact']],
  ] as const) {
    it(`answers “${text}”`, async () => {
      const page = await open();
      await type(page, text);
      equal(said(page).startsWith('No service areas found'), listed.length === 0);
      equal(said(page).includes(sentence), true, said(page));
      equal(names(page), listed);
      equal(`${links(page).slice(0, paths.length)}`, `${paths.map((path) => `${ourOrigin}/${path}`)}`);
      equal(await violations(page), []);
    });
  }

  for (const [name, script] of Object.entries({
    'the API answers 500': { status: 500 },
    'the API answers no list': { status: 200, body: '{}' },
    'the connection is cut': { isCut: true },
    'the rest of it cannot be loaded': { ...answered, missing: '/answers-' },
  })) {
    it(`links to our own list when ${name}`, async () => {
      await scriptApi(script);
      const page = await open();
      field(page).focus();
      await until(() => said(page).includes('could not be loaded'), 'it says so');
      equal(links(page), [`${ourOrigin}/service-areas`]);
      equal(root(page).querySelectorAll('li').length, 0);
      equal(await violations(page), []);
    });
  }

  it('works by keyboard alone, and opens our own page when submitted', async () => {
    const page = await open();
    field(page).focus();
    await sendKeys({ type: 'easton' });
    await until(() => names(page).length === 1, 'one is found');
    for (const press of ['Tab', 'Tab', 'Tab', 'Tab']) await sendKeys({ press });
    equal((root(page).activeElement as HTMLAnchorElement).href, `${ourOrigin}/service-areas/easton`);
    const form = root(page).querySelector('form') as HTMLFormElement;
    equal([form.action, form.method, field(page).name], [`${ourOrigin}/service-areas`, 'get', 'q']);
  });
});
