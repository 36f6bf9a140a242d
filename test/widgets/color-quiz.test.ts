import { equal, holds, pause, until } from './support/expect.ts';
import { type FramedPage, openForeign, ourOrigin, scriptApi, violations, widgetUrl } from './support/pages.ts';

const element = '<brushline-color-quiz></brushline-color-quiz>';
const openQuiz = (body = element, options = {}) =>
  openForeign(`<main><h1>Elsewhere</h1>${body}</main>`, {
    script: `<script type="module" src="${widgetUrl('color-quiz.js')}"></script>`,
    ...options,
  });
const host = (page: FramedPage, at = 0) =>
  page.document.querySelectorAll('brushline-color-quiz')[at] as HTMLElement & { quiz?: string };

/** Controls for a quiz on another site, as a visitor uses it. */
async function quizIn(page: FramedPage, at = 0) {
  const root = await until(() => {
    const { shadowRoot } = host(page, at);
    return shadowRoot?.querySelector('[type=radio]') && shadowRoot;
  }, 'the quiz is up');
  const all = <Part extends Element>(selector: string) => [...root.querySelectorAll<Part>(selector)];
  const button = (name: string) =>
    all<HTMLButtonElement>('button').find(({ textContent }) => textContent === name) as HTMLButtonElement;
  const radios = () => all<HTMLInputElement>('[type=radio]');
  const question = () => root.querySelector('legend')?.textContent;
  const percent = () => root.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
  const has = (text: string) => root.textContent?.includes(text);

  async function answer(choice: number, wayOn = 'Next'): Promise<void> {
    const before = question();
    radios()[choice]?.click();
    await until(() => !button(wayOn).disabled, 'the way on opens');
    button(wayOn).click();
    await until(() => wayOn !== 'Next' || question() !== before, 'it goes on');
  }
  async function take(choice = 3): Promise<void> {
    for (let count = 1; count < 10; count++) await answer(choice);
    await answer(choice, 'See My Palettes');
  }
  return { root, all, button, radios, question, percent, has, answer, take };
}

describe('the color quiz on another site', () => {
  beforeEach(() => scriptApi());

  it('takes no focus and moves nothing before a visitor uses it', async () => {
    const page = await openQuiz(`<input id="own"><p style="height: 3000px"></p>${element}`);
    const own = page.document.querySelector('#own') as HTMLElement;
    own.focus();
    await quizIn(page);
    await pause(100);
    equal([page.document.activeElement?.id, page.window.scrollY], ['own', 0]);
  });

  it('scrolls the buttons into view after an answer, by at most its own height', async () => {
    const page = await openQuiz(`<p style="height: 500px"></p>${element}<p style="height: 3000px"></p>`);
    const { radios, button } = await quizIn(page);
    radios()[0]?.click();
    await until(
      () => button('Next').getBoundingClientRect().bottom <= page.window.innerHeight,
      'the button is in view',
    );
    const { bottom } = host(page).getBoundingClientRect();
    await pause(400);
    holds(bottom > page.window.innerHeight / 2, 'the quiz is still there');
  });

  it('shows two palettes at the end, and notifies the page', async () => {
    const page = await openQuiz(
      `<script>window.heard = []; document.addEventListener('brushline:success', ({ detail }) => heard.push(detail))</script>${element}`,
    );
    const quiz = await quizIn(page);
    await quiz.take();
    await until(() => quiz.has('Great Alternate'), 'the results show');
    equal([quiz.all('article').length, quiz.all('article:first-of-type li path').length], [2, 6]);
    equal(quiz.all('h3').map(({ textContent }) => textContent)[0], 'Coastal & Natural');
    const { heard } = page.window as unknown as { heard: unknown[] };
    await until(() => heard.length > 0, 'the page hears of it');
    equal(heard, [null]);
    const link = quiz.root.querySelector('article a') as HTMLAnchorElement;
    const { origin, pathname, searchParams, hash } = new URL(link.href);
    equal([origin, pathname, searchParams.get('service'), hash], [ourOrigin, '/contact', 'exterior', '#estimate']);
    equal(searchParams.get('c')?.split('.').length, 3);
    equal([link.target, link.rel], ['_blank', 'noopener']);
    holds(link.textContent?.includes('opens in a new tab'), 'the link says that it opens a tab');
  });

  it('continues after the page removed and reinserted it', async () => {
    const page = await openQuiz();
    const first = await quizIn(page);
    await first.answer(1);
    await first.answer(2);
    equal(first.has('your hints'), false);
    const before = first.question();
    const place = host(page);
    place.remove();
    await pause(50);
    page.document.body.append(place);
    const again = await quizIn(page);
    equal([again.question(), again.percent()], [before, '20']);
  });

  it('works twice on one page, one about the house, one about a room', async () => {
    const page = await openQuiz(`${element}<brushline-color-quiz quiz="interior"></brushline-color-quiz>`);
    const [house, room] = [await quizIn(page, 0), await quizIn(page, 1)];
    await house.answer(0);
    equal([house.percent(), room.percent()], ['10', '0']);
    equal([room.has('Interior color quiz'), house.has('Exterior color quiz')], [true, true]);
    // The first answer loads the house and the pictures of later answers.
    await until(() => house.root.querySelector('svg[role=img]'), 'the house is drawn');
    await house.answer(0);
    equal([house.all('label svg path').length > 3, house.all('img').length], [true, 0]);
  });

  it('starts over when its option changes', async () => {
    const page = await openQuiz();
    const quiz = await quizIn(page);
    await quiz.answer(0);
    host(page).quiz = 'interior';
    await until(() => quiz.has('Interior color quiz'), 'the room is asked about');
    equal(quiz.percent(), '0');
  });

  it('has no axe violations: asking, answered, failed and with results, in both themes', async () => {
    for (const theme of ['light', 'dark']) {
      await scriptApi({ missing: 'lazy-' });
      const page = await openQuiz(`<brushline-color-quiz theme="${theme}"></brushline-color-quiz>`);
      const quiz = await quizIn(page);
      equal(await violations(page), [], `${theme}, asking`);
      await quiz.take();
      await until(() => quiz.root.querySelector('[role=alert]'), 'it fails');
      equal(await violations(page), [], `${theme}, failed`);
      await scriptApi();
      quiz.button('See My Palettes').click();
      await until(() => quiz.has('Top Match'), 'the results show');
      equal(await violations(page), [], `${theme}, results`);
    }
  });
});
