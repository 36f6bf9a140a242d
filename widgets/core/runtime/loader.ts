const tagPrefix = 'brushline-';
const modules: Record<string, Promise<unknown>> = Object.create(null);

/** Loads a widget's module, once; a name that is not there is told once. */
function load(name: string): Promise<unknown> {
  modules[name] ??= import(`./${name}.js`).catch((error) => console.warn(`There is no widget "${name}"`, error));
  return modules[name];
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

/** Starts what stands in the page: elements by their name, placeholders by their `data-brushline`. */
function start(): void {
  for (const element of document.querySelectorAll('*')) {
    if (element.localName.startsWith(tagPrefix)) void load(element.localName.slice(tagPrefix.length));
    const name = element.getAttribute('data-brushline');
    if (!name) continue;
    element.removeAttribute('data-brushline');
    void replace(name, element);
  }
}

start();
new MutationObserver(start).observe(document, { childList: true, subtree: true });
