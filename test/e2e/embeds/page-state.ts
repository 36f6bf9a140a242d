import { timeLimitMs } from '../../support/node-start.mjs';
import type { Evaluates } from '../../support/pages/page-part.ts';

/** The size and styles of every part of a widget, visible or not, to compare between pages. */
export const lookOf = (page: Evaluates, tag: string): Promise<string[]> =>
  page.evaluate((tag) => {
    const properties = [
      'display',
      'font-size',
      'line-height',
      'letter-spacing',
      'word-spacing',
      'text-transform',
      'text-align',
      'float',
      'color',
      'background-color',
      'border-radius',
      'margin-top',
    ];
    const root = window.widgetOf(tag)?.shadowRoot;
    if (!root) return [];
    return [...root.querySelectorAll('*')].map((part) => {
      const style = getComputedStyle(part);
      const { width, height } = part.getBoundingClientRect();
      const values = properties.map((name) => style.getPropertyValue(name));
      return [part.localName, Math.round(width), Math.round(height), ...values].join(' | ');
    });
  }, tag);

/** The width of a widget, in CSS pixels. */
export const widthOf = (page: Evaluates, tag: string): Promise<number> =>
  page.evaluate((tag) => window.widgetOf(tag)?.getBoundingClientRect().width ?? 0, tag);

/** The targets of a widget's links and forms, with their tabs; excludes phone and mail links. */
export const waysOut = (page: Evaluates, tag: string): Promise<string[]> =>
  page.evaluate((tag) => {
    const parts = window.widgetOf(tag)?.shadowRoot?.querySelectorAll('a[href], form[action]') ?? [];
    return [...parts]
      .map((part) => `${part.getAttribute('target')} ${part.getAttribute('href') ?? part.getAttribute('action')}`)
      .filter((way) => !/^null (tel|mailto):/.test(way));
  }, tag);

/**
 * Waits up to 20 s for the first element with that name to show a part. Does not use a locator, because that adds the
 * driver's listeners to the page.
 */
export const comesUp = (page: Evaluates, tag: string, shows: string) =>
  page.evaluate(
    async ([tag, part, limitMs]) => {
      const deadline = Date.now() + Number(limitMs);
      while (!window.widgetOf(`${tag}`)?.shadowRoot?.querySelector(`div ${part}`)) {
        if (Date.now() > deadline) throw new Error(`<${tag}> shows no ${part}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    [tag, shows, timeLimitMs(20_000)],
  );

declare global {
  interface Window {
    /** Listeners on the window, the document and its two outermost elements: target and type, and their number. */
    listeners: Record<string, number>;
    /** The requests that the page's policies blocked. */
    blocked: string[];
    /** The widgets' events, as the page receives them: name and detail. */
    heard: string[];
    /** The first element with this name, in the page or in one of its shadow roots. */
    widgetOf(tag: string): Element | null;
  }
}

/**
 * Must run before anything else in the page: records listeners on shared targets, blocked requests, and events of
 * widgets.
 */
export function watchPage(): void {
  window.listeners = {};
  window.blocked = [];
  window.heard = [];
  window.widgetOf = (tag) => {
    const hosts = [...document.querySelectorAll('[data-host]')].map((host) => host.shadowRoot?.querySelector(tag));
    return document.querySelector(tag) ?? hosts.find(Boolean) ?? null;
  };
  const targetName = (target: EventTarget) =>
    target === window ? 'window' : target === document ? 'document' : (target as Partial<Element>).localName;
  const isWatched = (target: EventTarget) => ['window', 'document', 'html', 'body'].includes(targetName(target) ?? '');
  /** Events between widgets do not concern the page. */
  const isOurs = (type: string) => type.startsWith('brushline:');
  /** Playwright adds its own listeners, from code without a URL. */
  const isDriver = () => !new Error().stack?.includes('http');
  const { addEventListener, removeEventListener } = EventTarget.prototype;

  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    if (isWatched(target) && !isOurs(type) && !isDriver()) {
      const name = `${targetName(target)} ${type}`;
      window.listeners[name] = (window.listeners[name] ?? 0) + 1;
      const signal = typeof options === 'object' ? options.signal : undefined;
      if (signal) addEventListener.call(signal, 'abort', () => forget(name));
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    if (isWatched(target) && !isOurs(type) && !isDriver()) forget(`${targetName(target)} ${type}`);
    return removeEventListener.call(target, type, listener, options);
  };
  function forget(name: string) {
    window.listeners[name] = (window.listeners[name] ?? 1) - 1;
    if (window.listeners[name] === 0) delete window.listeners[name];
  }
  addEventListener.call(document, 'securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;
    window.blocked.push(`${effectiveDirective} ${blockedURI}`);
  });
  for (const name of ['ready', 'submit', 'success', 'error']) {
    addEventListener.call(document, `brushline:${name}`, (event) =>
      window.heard.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`),
    );
  }
}

/** Everything that a page can observe of itself. Two states are equal if nothing has changed. */
export const pageState = (page: Evaluates) =>
  page.evaluate(() => {
    /** The height of a page depends on its content, and so does everything computed from it. */
    const isSize = /height|block-size|origin|inset|^(top|bottom)$/;
    const styleOf = (element: Element) => {
      const style = getComputedStyle(element);
      return [...style].filter((name) => !isSize.test(name)).map((name) => `${name}: ${style.getPropertyValue(name)}`);
    };
    const attributesOf = (element: Element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`);
    const { documentElement, body, head } = document;
    const samples = [documentElement, body, ...document.querySelectorAll('#own *')];
    return {
      styles: samples.map((element) => [element.localName, attributesOf(element), styleOf(element).join('; ')]),
      sheets: [document.styleSheets.length, document.adoptedStyleSheets.length],
      head: [...head.children].filter(({ localName }) => localName !== 'script').map(({ outerHTML }) => outerHTML),
      bodyChildren: [...body.children].map(({ localName }) => localName).filter((name) => name !== 'script'),
      globals: Object.getOwnPropertyNames(window).sort(),
      prototypes: [Object, Array, String, Promise, Function, Node, Element, HTMLElement, Document, ShadowRoot].map(
        ({ prototype }) => Object.getOwnPropertyNames(prototype).length,
      ),
      kept: [document.cookie, localStorage.length, sessionStorage.length, history.length, document.title],
      width: document.documentElement.scrollWidth,
    };
  });

/** Scroll position and focus, and listeners for input. */
export const visitorState = (page: Evaluates) =>
  page.evaluate(() => ({
    focus: document.activeElement?.id || document.activeElement?.localName,
    scroll: [scrollX, scrollY],
    selection: String(getSelection()),
    listeners: window.listeners,
  }));
