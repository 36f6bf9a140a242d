import { business } from '../../../catalogue/business.ts';
import { onAddedElements } from './added-elements.mjs';

const tagPrefix = `${business.namespace}-`;
const placeholder = `data-${business.namespace}`;
/** The attribute of a page's own button, with the name of the widget. */
const ownOpener = `${placeholder}-open`;
/** Elements that open a widget when pressed. The widget loads only then. */
const openers = `[mode=button],[mode=side-tab],[mode=full-page],[${ownOpener}]`;
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

/** Loads the widgets in a tree, its root included: elements by name, placeholders by `data-brushline`. */
function loadIn(root: ParentNode): void {
  let hasOpener = false;
  // Old libraries replace `Element`, so it is no help here.
  const itself = 'matches' in root ? [root as Element] : [];
  for (const element of [...itself, ...root.querySelectorAll('*')]) {
    if (element.matches(openers)) hasOpener = true;
    else if (element.localName.startsWith(tagPrefix)) void load(element.localName.slice(tagPrefix.length));
    const name = element.getAttribute(placeholder);
    if (!name) continue;
    element.removeAttribute(placeholder);
    // One failure must not block the other widgets.
    try {
      replace(name, element);
    } catch (error) {
      console.warn(error);
    }
  }
  if (!hasOpener) return;
  addEventListener('click', remember);
  import('./opener.ts').then(({ armIn }) => {
    armIn(root, openers, load);
    removeEventListener('click', remember);
    pressed?.click();
    pressed = null;
  }, console.error);
}

/** The page's own button, if it was pressed before it could open anything. A link works by itself until then. */
let pressed: HTMLElement | null = null;
function remember({ target }: Event): void {
  pressed = (target as Element).closest(`[${ownOpener}]:not([href])`);
}

/**
 * Starts the widgets in a tree, present and future. The document is started automatically; call this for each shadow
 * root that contains a widget or placeholder, because observers do not see into shadow roots.
 */
export function start(root: ParentNode): void {
  onAddedElements(root, ['mode', placeholder, ownOpener], loadIn);
  loadIn(root);
}

start(document);
