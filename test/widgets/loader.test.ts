import { equal, pause, until } from './support/expect.ts';
import { embeddedForm } from './support/form.ts';
import { openForeign, widgetUrl } from './support/pages.ts';

const element = '<brushline-estimate-form></brushline-estimate-form>';

describe('the loader', () => {
  const script = `<script type="module" src="${widgetUrl('embed.js')}"></script>`;

  it('starts existing and later elements', async () => {
    const page = await openForeign(element, { script });
    await embeddedForm(page);
    const later = page.document.createElement('div');
    later.innerHTML = '<brushline-estimate-form id="later"></brushline-estimate-form>';
    page.document.body.append(later);
    await embeddedForm(page, '#later');
  });

  it('turns a placeholder into the widget, its data into options, its content into the fallback', async () => {
    const page = await openForeign('<div data-brushline="estimate-form" data-service="interior"><a>Ask us</a></div>', {
      script,
    });
    const form = await embeddedForm(page, 'div > brushline-estimate-form');
    equal(form.values().serviceType, 'interior');
    equal(page.document.querySelector('brushline-estimate-form')?.textContent, 'Ask us');
  });

  it('reports an unknown name once', async () => {
    const page = await openForeign(
      '<brushline-nothing></brushline-nothing><brushline-nothing></brushline-nothing><script>window.heard = []; console.warn = (text) => heard.push(text)</script>',
      { script },
    );
    const { heard } = page.window as unknown as { heard: string[] };
    await until(() => heard.length, 'it warns');
    await pause(100);
    equal(heard.length, 1);
  });
});
