import { equal, holds, pause, until } from './support/expect.ts';
import { embeddedForm, send, sendsEstimate } from './support/form.ts';
import { apiCalls, openForeign, scriptApi, widgetUrl } from './support/pages.ts';

const element = '<brushline-estimate-form></brushline-estimate-form>';

describe('the loader', () => {
  const script = `<script type="module" src="${widgetUrl('embed.js')}"></script>`;

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

describe('the estimate form on another site, used by page and visitor', () => {
  beforeEach(() => scriptApi());

  it('follows its options at run time, by attribute and by property', async () => {
    const page = await openForeign(element);
    const form = await embeddedForm(page);
    const host = page.document.querySelector('brushline-estimate-form') as HTMLElement & { service?: string };
    holds(form.form.querySelector('[type=radio]'), 'the visitor chooses');
    form.type({ name: 'Kept' });
    host.service = 'interior';
    await until(() => !form.form.querySelector('[type=radio]'), 'the service is fixed');
    equal([host.getAttribute('service'), form.values().serviceType], ['interior', 'interior']);
    equal(form.field('name').value, 'Kept');
    host.setAttribute('heading', 'none');
    await until(() => !form.form.querySelector('h2'), 'the heading goes');
  });

  it('reads properties that were set before it was defined', async () => {
    const page = await openForeign(
      `${element}<script>document.querySelector('brushline-estimate-form').service = 'pressure-washing'</script>`,
    );
    equal((await embeddedForm(page)).values().serviceType, 'pressure-washing');
  });

  it('ignores an invalid option, with one warning and one event', async () => {
    const page = await openForeign(
      `${element}<script>
        window.heard = []; console.warn = (text) => heard.push(text);
        document.addEventListener('brushline:error', () => heard.push('event'));
        document.querySelector('brushline-estimate-form').setAttribute('service', 'roofing');
      </script>`,
    );
    const form = await embeddedForm(page);
    holds(form.form.querySelector('[type=radio]'), 'the visitor chooses');
    page.document.querySelector('brushline-estimate-form')?.setAttribute('theme', 'dark');
    const { heard } = page.window as unknown as { heard: string[] };
    equal(heard, ['<brushline-estimate-form> does not know service="roofing"', 'event']);
  });
});

/** The contrast of two colors (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio), in any notation. */
function contrast(...colors: [string, string]): number {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const [darker = 0, lighter = 0] = colors
    .map((color) => {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('the appearance of the estimate form on another site', () => {
  beforeEach(() => scriptApi());

  it('is mirrored on a right-to-left page', async () => {
    const page = await openForeign(`<div dir="rtl">${element}</div>`);
    const form = await embeddedForm(page);
    equal(getComputedStyle(form.form).direction, 'rtl');
    const left = (name: string) => form.field(name).getBoundingClientRect().left;
    // The two share a row at every width.
    holds(left('city') > left('state'), 'the city stands right of the state');
  });

  for (const accent of ['#ffc20e', '#ffffff', '#777777', '#7a7a7a', '#00ff00', '#1b1b6b', '#e5484d']) {
    it(`is readable on ${accent}, also on hover`, async () => {
      const page = await openForeign(element, {
        head: `<style>brushline-estimate-form { --brushline-accent: ${accent} }</style>`,
      });
      const { button } = await embeddedForm(page);
      const style = getComputedStyle(button);
      holds(contrast(style.color, style.backgroundColor) >= 4.5, `${style.color} on ${style.backgroundColor}`);
      const deep = page.document.createElement('i');
      deep.style.color = 'var(--bl-barn-deep)';
      button.append(deep);
      const { color } = getComputedStyle(deep);
      holds(contrast(style.color, color) >= 4.5, `${style.color} on ${color}`);
    });
  }
});

describe('the estimate form on another site, moved or broken', () => {
  beforeEach(() => scriptApi());

  it('keeps its input when the page moves it, or removes and reinserts it', async () => {
    const page = await openForeign(`${element}<aside></aside>`);
    const host = page.document.querySelector('brushline-estimate-form') as HTMLElement;
    const form = await embeddedForm(page);
    form.type({ name: 'Half', city: 'Chester' });
    page.document.querySelector('aside')?.append(host);
    await pause(50);
    equal(form.field('name').value, 'Half');
    holds(form.form.isConnected, 'it is the same form');

    host.remove();
    await pause(50);
    page.document.body.append(host);
    const again = await embeddedForm(page);
    await until(() => again.field('name').value === 'Half', 'the name is back');
    equal(again.field('city').value, 'Chester');
    await sendsEstimate(page);
  });

  for (const [when, backAfterMs] of Object.entries({ 'while it is being sent': 100, 'once it was sent': 900 })) {
    it(`shows the receipt when the page removes it and reinserts it ${when}`, async () => {
      await scriptApi({ delayMs: 400 });
      const page = await openForeign();
      const host = page.document.querySelector('brushline-estimate-form') as HTMLElement;
      const heard: string[] = [];
      for (const name of ['success', 'error']) host.addEventListener(`brushline:${name}`, () => heard.push(name));
      send(await embeddedForm(page));
      await until(async () => (await apiCalls()).length, 'it is being sent');
      host.remove();
      await pause(backAfterMs);
      if (backAfterMs > 400) await until(() => heard.length, 'it was answered');
      page.window.history.replaceState(null, '', '/another');
      page.document.body.append(host);
      const text = () => host.shadowRoot?.querySelector('section')?.textContent ?? '';
      await until(() => text().includes('Margaret'), 'the receipt shows');
      equal(heard, ['success']);
      equal((await apiCalls()).length, 1);
    });
  }

  it('says that it was not sent, and sends it again under the same key, after it was removed while it was sent', async () => {
    await scriptApi({ status: 500, delayMs: 200 });
    const page = await openForeign();
    const host = page.document.querySelector('brushline-estimate-form') as HTMLElement;
    let hasFailed = false;
    host.addEventListener('brushline:error', () => {
      hasFailed = true;
    });
    send(await embeddedForm(page));
    await until(async () => (await apiCalls()).length, 'it is being sent');
    host.remove();
    await until(() => hasFailed, 'it was refused');
    await pause(50);
    const key = (await apiCalls())[0]?.headers['idempotency-key'];
    await scriptApi();
    page.document.body.append(host);
    const form = await embeddedForm(page);
    await until(() => form.form.querySelector('h3, [role=alert]'), 'it says so');
    await until(() => form.field('message').value !== '', 'what was typed is back');
    form.button.click();
    await until(() => form.toast(), 'a toast shows');
    equal((await apiCalls())[0]?.headers['idempotency-key'], key);
  });

  it('has the styles of its lazy parts, even after it was removed and reinserted', async () => {
    const page = await openForeign();
    const host = page.document.querySelector('brushline-estimate-form') as HTMLElement;
    for (const claim of ['at first', 'again']) {
      const form = await embeddedForm(page);
      form.button.click();
      await until(() => 'name' in form.messages(), 'a message shows');
      equal(getComputedStyle(form.field('name')).borderInlineStartWidth, '4px', claim);
      host.remove();
      await pause(50);
      page.document.body.append(host);
    }
  });

  for (const [name, breakIt] of Object.entries({
    'its module cannot run': `CSSStyleSheet.prototype.replaceSync = () => { throw new Error('broken') }`,
    'it cannot draw itself': `document.createTextNode = () => { throw new Error('broken') }`,
  })) {
    it(`shows the page’s own content when ${name}`, async () => {
      const page = await openForeign(
        `<brushline-estimate-form><a href="#x">Request an estimate</a></brushline-estimate-form><script>${breakIt}</script>`,
        { script: `<script src="${widgetUrl('estimate-form.iife.js')}"></script>` },
      );
      await pause(100);
      holds((page.document.querySelector('a') as HTMLElement).offsetHeight > 0, 'the link shows');
      equal(page.document.querySelector('brushline-estimate-form')?.shadowRoot?.querySelector('form') ?? null, null);
    });
  }

  it('shows the page’s own content if it breaks later, and works again when it is reinserted', async () => {
    const page = await openForeign(
      `<script>window.heard = []; document.addEventListener('brushline:error', (e) => heard.push(e.detail.message)); onerror = () => heard.push('uncaught')</script>
       <brushline-estimate-form heading="none"><a href="#x">Request an estimate</a></brushline-estimate-form>`,
    );
    await embeddedForm(page);
    const host = page.document.querySelector('brushline-estimate-form') as HTMLElement;
    page.document.createTextNode = () => {
      throw new Error('broken');
    };
    host.setAttribute('heading', 'shown');
    holds((page.document.querySelector('a') as HTMLElement).offsetHeight > 0, 'the link shows');
    equal((page.window as unknown as { heard: string[] }).heard, ['The widget broke']);
    Reflect.deleteProperty(page.document, 'createTextNode');
    host.remove();
    await pause(50);
    page.document.body.append(host);
    await sendsEstimate(page);
  });
});
