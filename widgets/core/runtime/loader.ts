import { business } from '../../../catalogue/business.ts';

const tagPrefix = `${business.namespace}-`;
const modules: Record<string, Promise<unknown>> = Object.create(null);

/** Loads a widget's module, once; an unknown name is reported once. */
function load(name: string): Promise<unknown> {
  modules[name] ??= import(`./${name}.js`).catch((error) => console.warn(`There is no widget "${name}"`, error));
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
  target.append(element);
  return element;
}

/**
 * Mounts a widget in its placeholder once its options are known, and copies only those: someone who can write `data-…`
 * into a page must not be able to set `innerHTML` or `onclick`.
 */
async function replace(name: string, placeholder: Element): Promise<void> {
  await load(name);
  const element = create(name);
  const { observedAttributes } = element.constructor as { observedAttributes?: string[] };
  for (const option of observedAttributes ?? []) {
    const value = placeholder.getAttribute(`data-${option}`);
    if (value) element.setAttribute(option, value);
  }
  place(element, placeholder);
}

/** Loads the widgets that stand in a tree: elements by their name, placeholders by their `data-brushline`. */
function loadIn(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    if (element.localName.startsWith(tagPrefix)) void load(element.localName.slice(tagPrefix.length));
    const name = element.getAttribute(`data-${business.namespace}`);
    if (!name) continue;
    element.removeAttribute(`data-${business.namespace}`);
    void replace(name, element);
  }
}

/**
 * Starts the widgets in a tree, those there now and those added later. The page's own tree is started already; shadow
 * roots cannot be seen from there, so whoever puts a widget or a placeholder into one passes it here.
 */
export function start(root: ParentNode): void {
  loadIn(root);
  new MutationObserver(() => loadIn(root)).observe(root, { childList: true, subtree: true });
}

start(document);
