import frame from 'sheet:./custom-element.tsx';
import { type Component, type ComponentChild, type ComponentType, render } from 'preact';
import { jsx } from 'preact/jsx-runtime';
import { business } from '../../../catalogue/business.ts';
import './survive-translation.ts';
import {
  attributeOf,
  emitFrom,
  memoryDraft,
  type Option,
  ofEveryWidget,
  type Widget,
  type WidgetHost,
} from './define-widget.ts';
import { wrapper } from './element.css.ts';

/** The page's shortcuts and bans see only our element, not that it is a field. */
function keepEditing(event: Event): void {
  const { key, ctrlKey, altKey, metaKey, target } = event as KeyboardEvent;
  if (ctrlKey || altKey || metaKey || /^(Esc|Tab|F\d)/.test(key)) return;
  // Not from a text, where a selection may begin.
  if ('value' in (target as Element)) event.stopPropagation();
}
const editing = ['copy', 'paste', 'contextmenu', 'selectstart', 'keydown', 'keyup', 'keypress', 'mousedown'];

/** Preact calls it as a method of its instance. */
function Guard(this: Component, { draw }: { draw(guard: Component): ComponentChild }) {
  return draw(this);
}

/** Safari before 16.4 cannot construct a sheet. */
function shadowSheet(css: string): (root: ShadowRoot) => void {
  if (!('adoptedStyleSheets' in document))
    return (root) => root.append(Object.assign(document.createElement('style'), { textContent: css }));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return (root) => root.adoptedStyleSheets.push(sheet);
}

/**
 * Other sites can move, remove and insert it again. If it is loaded twice, the first one wins. Its children are visible
 * until it is ready, and again if it fails. The API's origin is that of `moduleUrl`.
 */
export function defineElement<Options, Data>(
  { name, options, View }: Widget<Options, Data>,
  css: string,
  moduleUrl: string,
): void {
  const tag = `${business.namespace}-${name}`;
  if (customElements.get(tag)) return void console.info(`<${tag}> exists, unused:`, moduleUrl);

  const table = Object.entries<Option<unknown>>({ ...options, ...ofEveryWidget }).map(
    // Properties are typed like the one that is declared.
    ([option, rule]) => [option as 'strings', attributeOf(option), rule] as const,
  );
  const apiOrigin = new URL(moduleUrl).origin;
  const adopt = shadowSheet(frame + css);

  class WidgetElement extends HTMLElement {
    /** Read whenever the element is connected. */
    declare strings?: Readonly<Record<string, string>> | undefined;
    static observedAttributes = table.map(([, attribute]) => attribute);
    #root = Object.assign(document.createElement('div'), { className: wrapper, lang: 'en' });
    #isUp = false;
    #host: WidgetHost = {
      apiOrigin,
      linkTarget: '_blank',
      element: this,
      adopt: (css) => shadowSheet(css)(this.shadowRoot as ShadowRoot),
      draft: memoryDraft(),
      words: (english) => english,
      emit: emitFrom(this),
    };

    async connectedCallback() {
      for (const [property] of table) {
        if (Object.hasOwn(this, property)) {
          const value = this[property];
          delete this[property];
          this[property] = value;
        }
      }
      // Before the first paint. On failure, English is better than nothing.
      if (this.strings || this.matches(':lang(es)'))
        await import('../languages/reword.ts').then(({ speakFor }) => speakFor(this.#host, this.#root)).catch(() => {});
      if (this.#isUp || !this.isConnected || this.#options().mode !== 'inline') return;
      this.#isUp = true;
      for (const type of editing) this.#root.addEventListener(type, keepEditing);
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [];
      shadow.replaceChildren(this.#root);
      adopt(shadow);
      this.#draw();
      if (this.#isUp) this.#host.emit('ready');
      // Our own pages have their own counting.
      if (apiOrigin !== location.origin) {
        let hasFailed = !this.#isUp;
        this.addEventListener(`${business.namespace}:error`, () => {
          hasFailed = true;
        });
        // Safari has no requestIdleCallback; setTimeout treats these options as no delay.
        ((window.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback)(
          () =>
            import('../metrics/embed-use.ts')
              .then(({ countEmbed }) => countEmbed(this, name, apiOrigin, hasFailed))
              .catch(() => {}),
          // A busy phone may never become idle.
          { timeout: 2000 },
        );
      }
    }

    /** Moving removes and inserts in the same task; an element inserted while sending must show the outcome. */
    async disconnectedCallback() {
      await this.#host.sending;
      if (this.isConnected) return;
      this.#isUp = false;
      render(null, this.#root);
    }

    attributeChangedCallback(attribute: string, _: string | null, value: string | null) {
      if (value && !table.find(([, name]) => name === attribute)?.[2].accepts(value)) {
        const message = `<${tag}> does not know ${attribute}="${value}"`;
        console.warn(message);
        this.#host.emit('error', { message });
      }
      this.#draw();
    }

    /** Never overwrites typed text. Forms only. */
    prefill(values: Record<string, string>) {
      for (const [field, value] of Object.entries(values)) this.setAttribute(`prefill-${attributeOf(field)}`, value);
      this.#draw();
    }

    #options(): Record<string, unknown> {
      return Object.fromEntries(
        table.map(([option, attribute, { accepts, fallback }]) => {
          const value = this.getAttribute(attribute);
          return [option, value && accepts(value) ? value : fallback];
        }),
      );
    }

    #draw() {
      if (!this.#isUp) return;
      const props = { id: name, options: this.#options(), host: this.#host };
      // Typed for React, built on preact.
      const view = View as ComponentType<unknown> as ComponentType<typeof props>;
      const draw = (guard: Component) => {
        guard.componentDidCatch = (error) => {
          console.error(error);
          this.#isUp = false;
          this.shadowRoot?.replaceChildren(document.createElement('slot'));
          this.#host.emit('error', { message: 'The widget broke' });
          guard.setState({});
        };
        return this.#isUp && jsx(view, props);
      };
      render(jsx(Guard as unknown as ComponentType<Parameters<typeof Guard>[0]>, { draw }), this.#root);
    }
  }

  for (const [option, attribute] of table) {
    Object.defineProperty(WidgetElement.prototype, option, {
      get(this: Element) {
        return this.getAttribute(attribute) ?? undefined;
      },
      set(this: Element, value: unknown) {
        if (value == null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value as string);
      },
    });
  }
  // React sets only properties that exist.
  WidgetElement.prototype.strings = undefined;
  customElements.define(tag, WidgetElement);
}
