import { equal, holds, pause, until } from './support/expect.ts';
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

  it('looks only at what is added, on a page of 20,000 elements that changes in every frame', async () => {
    for (const kind of ['embed.js', 'contact-form.iife.js']) {
      const many = "for (let i = 0; i < 20000; i++) document.querySelector('main').append(document.createElement('i'))";
      const page = await openForeign(
        `<p></p><main></main><brushline-contact-form></brushline-contact-form><script>${many}</script>`,
        { script: `<script ${kind === 'embed.js' ? 'type="module"' : ''} src="${widgetUrl(kind)}"></script>` },
      );
      await embeddedForm(page, 'brushline-contact-form');
      let looked = 0;
      const { Document, Element } = page.window;
      for (const { prototype } of [Document, Element]) {
        const { querySelectorAll } = prototype;
        Object.assign(prototype, {
          querySelectorAll(this: Document, selector: string) {
            const found = querySelectorAll.call(this, selector);
            // An engine looks at every descendant, whatever it finds.
            looked += querySelectorAll.call(this, '*').length + 1;
            return found;
          },
        });
      }
      const changing = page.document.body.firstElementChild as Element;
      for (let frame = 0; frame < 100; frame += 1) {
        changing.textContent = `${frame}`;
        changing.append(page.document.createElement('b'));
        await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
      }
      // The classic script may start with a look at the whole page.
      holds(looked < 50_000, `${kind} looked at ${looked} elements in 100 frames`);
    }
  });

  it('finds what is deep in an added tree, added in pieces, or named by an attribute later', async () => {
    const page = await openForeign('<main></main>', { script });
    const { document } = page;
    const outer = document.createElement('section');
    outer.innerHTML = '<div><p><brushline-estimate-form id="deep"></brushline-estimate-form></p></div>';
    document.querySelector('main')?.append(outer);
    // In one task: parents first, as parsers do.
    let last: Element = outer;
    for (const name of ['div', 'div', 'brushline-contact-form']) {
      const made = document.createElement(name);
      last.append(made);
      last = made;
    }
    await embeddedForm(page, '#deep');
    await embeddedForm(page, 'div > brushline-contact-form');
    const plain = document.createElement('div');
    outer.append(plain);
    await pause(20);
    plain.dataset.brushline = 'testimonials';
    await until(() => plain.querySelector('brushline-testimonials')?.shadowRoot, 'it became a widget');
  });

  it('opens what the page’s own button asked for before it was ready', async () => {
    const page = await openForeign('<button data-brushline-open="contact-form">Ask us</button><a href="#own">Own</a>', {
      script: `${script}<script>
        // Pressed as soon as the loader runs, long before its other files are there.
        const listen = window.addEventListener;
        window.addEventListener = (...given) => {
          listen.call(window, ...given);
          if (given[0] === 'click') document.querySelector('button').click();
        };
      </script>`,
    });
    await until(
      () => page.document.querySelector('body > div:last-child')?.shadowRoot?.querySelector('dialog[open]'),
      'the dialog opens',
    );
    equal(page.window.location.hash, '');
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
