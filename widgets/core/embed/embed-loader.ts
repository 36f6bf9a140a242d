import { business } from '../../../catalogue/business.ts';

const tagPrefix = `${business.namespace}-`;
/** What opens a widget when it is pressed: nothing of the widget is loaded before. */
const openers = `[mode=button],[mode=side-tab],[mode=full-page],[data-${business.namespace}-open]`;
const modules: Record<string, Promise<unknown>> = Object.create(null);

/** Loads a widget's module, once; an unknown name is reported once. */
function load(name: string): Promise<unknown> {
  modules[name] ??= import(`./${name}.js`).catch((error) => console.warn(`No widget "${name}"`, error));
  return modules[name];
}

/**
 * Mounts a widget in an element of the page; its content is visible until the widget is ready.
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
 * Mounts a widget in its placeholder, with its `data-…` as attributes. Never as properties, and none that is a handler:
 * someone who can write `data-…` into a page must not be able to set `innerHTML` or `onclick`.
 */
function replace(name: string, placeholder: Element): void {
  const element = create(name);
  for (const { name: given, value } of placeholder.attributes) {
    if (/^data-(?!on|style)[a-z]/.test(given)) element.setAttribute(given.slice(5), value);
  }
  place(element, placeholder);
}

/** Loads the widgets that stand in a tree: elements by their name, placeholders by their `data-brushline`. */
function loadIn(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    const isOurs = element.localName.startsWith(tagPrefix) && !element.matches(openers);
    if (isOurs) void load(element.localName.slice(tagPrefix.length));
    const name = element.getAttribute(`data-${business.namespace}`);
    if (!name) continue;
    element.removeAttribute(`data-${business.namespace}`);
    // One that cannot be mounted must not keep the others from it.
    try {
      replace(name, element);
    } catch (error) {
      console.warn(error);
    }
  }
  if (root.querySelector(openers)) import('./opener.ts').then(({ armIn }) => armIn(root, openers, load), console.error);
}

/**
 * Starts the widgets in a tree, those there now and those added later. The page's own tree is started already; shadow
 * roots cannot be seen from there, so whoever puts a widget or a placeholder into one passes it here.
 */
export function start(root: ParentNode): void {
  new MutationObserver(() => loadIn(root)).observe(root, { childList: true, subtree: true });
  loadIn(root);
}

start(document);
