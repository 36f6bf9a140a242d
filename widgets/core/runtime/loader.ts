const tagPrefix = 'brushline-';
const known = new Set<string>();

/** Loads a widget's module, once; a name that is not there is told once. */
function load(name: string): void {
  if (known.has(name)) return;
  known.add(name);
  const url = new URL(`./${name}.js`, import.meta.url).href;
  import(url).catch((error) => console.warn(`There is no widget "${name}" at ${url}`, error));
}

/**
 * Puts a widget into an element of the page, around what stands there, which shows until the widget is up.
 * @param options by name, as the element's properties
 */
export function mount(name: string, target: Element, options: Record<string, unknown> = {}): HTMLElement {
  const element = Object.assign(document.createElement(tagPrefix + name), options);
  element.append(...target.childNodes);
  target.append(element);
  load(name);
  return element;
}

/** Starts what stands in this part of the page: elements by their name, placeholders by their `data-brushline`. */
function start(part: ParentNode): void {
  for (const element of part.querySelectorAll('*')) {
    if (element.localName.startsWith(tagPrefix)) load(element.localName.slice(tagPrefix.length));
    const { brushline, ...options } = { ...(element as HTMLElement).dataset };
    if (!brushline) continue;
    element.removeAttribute('data-brushline');
    mount(brushline, element, options);
  }
}

start(document);
new MutationObserver((records) => {
  if (records.some(({ addedNodes }) => addedNodes.length)) start(document);
}).observe(document, { childList: true, subtree: true });
