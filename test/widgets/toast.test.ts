import { sendKeys } from '@web/test-runner-commands';
import { equal, holds, pause, slowness, until } from './support/expect.ts';
import { embeddedForm, send, type TestForm } from './support/form.ts';
import { type FramedPage, openForeign, scriptApi } from './support/pages.ts';

describe('toasts', () => {
  let page: FramedPage;
  let form: TestForm;

  beforeEach(async () => {
    await scriptApi();
    page = await openForeign();
    form = await embeddedForm(page);
  });

  async function shown(of = form): Promise<HTMLElement> {
    send(of);
    return until(of.toast, 'a toast shows');
  }
  const gone = (within: number) => until(() => !form.toast(), 'the toast goes', within);
  const slip = () => form.toast()?.querySelector('strong')?.parentElement as HTMLElement;

  function swipe(distance: number): void {
    const fire = (type: string, clientX: number) =>
      slip()?.dispatchEvent(new PointerEvent(type, { clientX, bubbles: true, pointerId: 1 }));
    fire('pointerdown', 100);
    fire('pointermove', 100 + distance / 2);
    fire('pointermove', 100 + distance);
    fire('pointerup', 100 + distance);
  }

  it('close automatically after 5000 ms', async () => {
    await shown();
    const start = performance.now();
    await gone(7000);
    const took = performance.now() - start;
    holds(took > 4700 && took < 5000 + 800 * slowness, `it took ${took} ms`);
  });

  for (const [reason, begin, end] of [
    [
      'the pointer is over them',
      (toast: HTMLElement) => toast.dispatchEvent(new PointerEvent('pointerenter')),
      (toast: HTMLElement) => toast.dispatchEvent(new PointerEvent('pointerleave')),
    ],
    ['they have the focus', (toast: HTMLElement) => toast.focus(), (toast: HTMLElement) => toast.blur()],
    [
      'the visitor is in another window',
      () => Object.assign(page.document, { hasFocus: () => false }),
      () => Object.assign(page.document, { hasFocus: () => true }),
    ],
  ] as const) {
    it(`pause while ${reason}, and continue afterwards`, async () => {
      const toast = await shown();
      begin(toast);
      await pause(5500);
      holds(form.toast(), 'it still shows');
      end(toast);
      await gone(6000);
    });
  }

  it('close when swiped more than 50 px to the right, and not before', async () => {
    await shown();
    swipe(50);
    await pause(100);
    holds(form.toast(), 'after 50 px it still shows');
    equal(slip().style.translate, '');
    swipe(-80);
    await pause(100);
    holds(form.toast(), 'to the left it does not go');
    swipe(51);
    await gone(500);
  });

  it('are reached by F8 with the name Notification', async () => {
    const region = await shown();
    form.field('name').focus();
    await sendKeys({ press: 'F8' });
    equal((form.root as ShadowRoot).activeElement === region, true);
    equal(region.getAttribute('aria-label'), 'Notification');
  });

  it('announce success politely and failure at once, and look different', async () => {
    await shown();
    holds(slip().closest('[role=status]'), 'success is a status');
    const green = page.window.getComputedStyle(slip()).borderInlineStartColor;
    await scriptApi({ status: 500 });
    send(form);
    await until(() => slip()?.closest('[role=alert]'), 'failure is an alert');
    holds(page.window.getComputedStyle(slip()).borderInlineStartColor !== green, 'the colors differ');
  });

  it('show one at a time on the page', async () => {
    const both = '<brushline-estimate-form></brushline-estimate-form>'.repeat(2);
    page = await openForeign(both);
    form = await embeddedForm(page);
    const second = await embeddedForm(page, 'brushline-estimate-form:nth-of-type(2)');
    await shown();
    await shown(second);
    await gone(500);
    holds(second.toast(), 'the second one shows');
  });

  it('appear in the lower corner away from their form', async () => {
    await shown();
    equal(slip().getBoundingClientRect().right, page.document.documentElement.clientWidth - 16);
    slip().querySelector('button')?.click();
    await gone(500);
    (page.document.querySelector('brushline-estimate-form') as HTMLElement).style.marginInlineStart = '50%';
    await shown();
    equal(slip().getBoundingClientRect().left, 16);
  });

  it('are above everything on the page', async () => {
    const cover = page.document.createElement('div');
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: #fff';
    page.document.body.append(cover);
    await shown();
    const { left, top } = slip().getBoundingClientRect();
    equal(page.document.elementFromPoint(left + 20, top + 20)?.localName, 'brushline-estimate-form');
  });
});
