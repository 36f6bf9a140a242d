const tagPrefix = 'brushline-';
const modules = new Map<string, Promise<unknown>>();

/** Loads a widget's module, once; a name that is not there is told once. */
function load(name: string): Promise<unknown> {
  const module =
    modules.get(name) ?? import(`./${name}.js`).catch((error) => console.warn(`There is no widget "${name}"`, error));
  modules.set(name, module);
  return module;
}

/**
 * Puts a widget into an element of the page, around what stands there, which shows until the widget is up.
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
 * Mounts a widget in its placeholder once its options are known, and takes those alone: whoever may write `data-…` into
 * a page may not write `innerHTML` or `onclick`.
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

/** Starts what stands in this part of the page: elements by their name, placeholders by their `data-brushline`. */
function start(part: ParentNode): void {
  for (const element of part.querySelectorAll('*')) {
    if (element.localName.startsWith(tagPrefix)) void load(element.localName.slice(tagPrefix.length));
    const name = element.getAttribute('data-brushline');
    if (!name) continue;
    element.removeAttribute('data-brushline');
    void replace(name, element);
  }
}

start(document);
new MutationObserver((records) => {
  if (records.some(({ addedNodes }) => addedNodes.length)) start(document);
}).observe(document, { childList: true, subtree: true });
