import { business } from '../../../catalogue/business.ts';

const tagPrefix = `${business.namespace}-`;
/** Elements that open a widget when pressed. The widget loads only then. */
const openers = `[mode=button],[mode=side-tab],[mode=full-page],[data-${business.namespace}-open]`;
const modules: Record<string, Promise<boolean>> = Object.create(null);
let retry = '';

/**
 * Loads a widget's module, once. A failure is reported and not kept: the next call tries a new URL, because browsers
 * remember which ones failed.
 * @returns whether it is loaded
 */
function load(name: string): Promise<boolean> {
  modules[name] ??= import(`./${name}.js${retry}`).then(
    () => true,
    (error) => {
      retry = `?retry=${Date.now()}`;
      delete modules[name];
      console.warn(`No widget "${name}"`, error);
      return false;
    },
  );
  return modules[name];
}

/**
 * Mounts a widget in an element of the page; the element's content stays visible until the widget is ready.
 * @param options by name, as the element's properties
 */
export function mount(name: string, target: Element, options: Record<string, unknown> = {}): HTMLElement {
  void load(name);
  return place(Object.assign(create(name), options), target);
}

const create = (name: string) => document.createElement(tagPrefix + name);

function place(element: HTMLElement, target: Element): HTMLElement {
  element.append(...target.childNodes);
  return target.appendChild(element);
}

/**
 * Mounts a widget in its placeholder, with its `data-…` as attributes. Sets no properties and no event handlers:
 * someone who can write only `data-…` into a page must not be able to set `innerHTML` or `onclick`.
 */
function replace(name: string, placeholder: Element): void {
  const element = create(name);
  for (const { name: given, value } of placeholder.attributes) {
    if (/^data-(?!on|style)[a-z]/.test(given)) element.setAttribute(given.slice(5), value);
  }
  place(element, placeholder);
}

/** Loads the widgets in a tree: elements by name, placeholders by `data-brushline`. */
function loadIn(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    const isOurs = element.localName.startsWith(tagPrefix) && !element.matches(openers);
    if (isOurs) void load(element.localName.slice(tagPrefix.length));
    const name = element.getAttribute(`data-${business.namespace}`);
    if (!name) continue;
    element.removeAttribute(`data-${business.namespace}`);
    // One failure must not block the other widgets.
    try {
      replace(name, element);
    } catch (error) {
      console.warn(error);
    }
  }
  if (root.querySelector(openers)) import('./opener.ts').then(({ armIn }) => armIn(root, openers, load), console.error);
}

/**
 * Starts the widgets in a tree, present and future. The document is started automatically; call this for each shadow
 * root that contains a widget or placeholder, because observers do not see into shadow roots.
 */
export function start(root: ParentNode): void {
  new MutationObserver(() => loadIn(root)).observe(root, { childList: true, subtree: true });
  loadIn(root);
}

start(document);
