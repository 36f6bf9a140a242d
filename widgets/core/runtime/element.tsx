import frame from 'sheet:./element.tsx';
import { Component, type ComponentChild, type ComponentType, render } from 'preact';
import { jsx } from 'preact/jsx-runtime';
import { business } from '../../../catalogue/business.ts';
import type { Widget, WidgetHost } from './define-widget.ts';
import { memoryDraft } from './draft.ts';
import { wrapper } from './element.css.ts';
import { emitFrom } from './emit.ts';
import { attributeOf, type Option, ofEveryWidget } from './options.ts';

/**
 * Keeps keys that are typed into our fields from the page, whose shortcuts see only our element as their target.
 * Escape, Tab, function keys and combinations mean something to the page and go on.
 */
function keepKeys(event: KeyboardEvent): void {
  const { target, key, ctrlKey, altKey, metaKey } = event;
  const isTyped = !(ctrlKey || altKey || metaKey || /^(Esc|Tab|F\d)/.test(key));
  if (isTyped && (target as Element).matches('input,textarea,select')) event.stopPropagation();
}

interface GuardProps {
  fail(error: unknown): void;
  children: ComponentChild;
}

/** An error boundary: keeps errors in a widget away from the page. */
class Guard extends Component<GuardProps, { isBroken?: boolean }> {
  override componentDidCatch(error: unknown) {
    this.setState({ isBroken: true });
    this.props.fail(error);
  }

  override render() {
    return !this.state.isBroken && this.props.children;
  }
}

/**
 * Makes a widget a custom element that other sites may use anywhere, any number of times, move, remove and put back. If
 * loaded twice, the first one stays. The element's own children are visible until the widget is ready, stay if it never
 * is, and return if it breaks. Every element also has the option `theme`: light (the default), dark, or auto, which
 * follows the visitor's system.
 * @param css the widget's sheet, adopted by each shadow root after the frame's
 * @param moduleUrl the URL of the module, whose origin is that of the API
 */
export function defineElement<Options, Data>(
  { name, options, load, View }: Widget<Options, Data>,
  css: string,
  moduleUrl: string,
): void {
  const tag = `${business.namespace}-${name}`;
  if (customElements.get(tag)) return;

  const table = Object.entries<Option<unknown>>({ ...options, ...ofEveryWidget });
  const rules = new Map(table.map(([option, rule]) => [attributeOf(option), rule]));
  const apiOrigin = new URL(moduleUrl).origin;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(frame + css);

  class WidgetElement extends HTMLElement {
    static observedAttributes = [...rules.keys()];
    #root = Object.assign(document.createElement('div'), {
      className: wrapper,
      onkeydown: keepKeys,
      onkeypress: keepKeys,
      onkeyup: keepKeys,
    });
    #isUp = false;
    /** Whether it only holds a button that opens the widget in a dialog (opener.ts). */
    #isOpener = this.matches('[mode]:not([mode=inline])');
    #host: WidgetHost = { place: 'embed', apiOrigin, element: this, draft: memoryDraft(), emit: emitFrom(this) };

    connectedCallback() {
      const properties = this as unknown as Record<string, unknown>;
      for (const [option] of table) {
        // Takes over a property that was set before the element was defined.
        if (!Object.hasOwn(this, option)) continue;
        const value = properties[option];
        delete properties[option];
        properties[option] = value;
      }
      if (!this.#isUp && !this.#isOpener) this.#start();
    }

    /** A page that moves its nodes removes and inserts them in one step: then nothing happened. */
    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#isUp = false;
        render(null, this.#root);
      });
    }

    attributeChangedCallback(attribute: string, _: string | null, value: string | null) {
      if (value && !rules.get(attribute)?.accepts(value)) {
        const message = `<${tag}> does not know ${attribute}="${value}"`;
        console.warn(message);
        this.#host.emit('error', { message });
      }
      if (this.#isUp) this.#draw();
    }

    /** Fills in what the page knows of the visitor, by field; never over what was typed. Forms only. */
    prefill(values: Record<string, string>) {
      for (const [field, value] of Object.entries(values)) this.setAttribute(`prefill-${attributeOf(field)}`, value);
      if (this.#isUp) this.#draw();
    }

    #start() {
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [sheet];
      shadow.replaceChildren(this.#root);
      this.#isUp = true;
      this.#draw();
      if (this.#isUp) this.#host.emit('ready');
      // Counting is not what the page loads for: a separate file, in idle time. Our own pages count by themselves.
      if (apiOrigin !== location.origin) {
        let hasFailed = !this.#isUp;
        this.addEventListener(`${business.namespace}:error`, () => {
          hasFailed = true;
        });
        (window.requestIdleCallback ?? setTimeout)(() =>
          import('../metrics/embed-use.ts').then(
            ({ countEmbed }) => countEmbed(this, name, apiOrigin, hasFailed),
            () => {},
          ),
        );
      }
    }

    #fail = (error: unknown) => {
      console.error(error);
      this.#isUp = false;
      this.shadowRoot?.replaceChildren(document.createElement('slot'));
      this.#host.emit('error', { message: 'The widget broke' });
    };

    #draw() {
      const props = { id: name, options: this.#options(), host: this.#host, load };
      // Typed for React, built on preact.
      const view = jsx(View as ComponentType<unknown> as ComponentType<typeof props>, props);
      render(jsx(Guard, { fail: this.#fail, children: view }), this.#root);
    }

    #options() {
      return Object.fromEntries(
        table.map(([option, { accepts, fallback }]) => {
          const value = this.getAttribute(attributeOf(option));
          return [option, value && accepts(value) ? value : fallback];
        }),
      );
    }
  }

  for (const [option] of table) {
    const attribute = attributeOf(option);
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
  customElements.define(tag, WidgetElement);
}
