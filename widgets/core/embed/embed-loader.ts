import { business } from '../../../catalogue/business.ts';
import { onAddedElements } from './added-elements.mjs';

const tagPrefix = `${business.namespace}-`;
const placeholder = `data-${business.namespace}`;
/** On a page's own button; its value names the widget. */
const ownOpener = `${placeholder}-open`;
const openers = `[mode=button],[mode=side-tab],[mode=full-page],[${ownOpener}]`;
const modules: Record<string, Promise<boolean>> = Object.create(null);
let retry = '';

/** Retries by a new URL, because browsers remember which ones failed. */
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

/** The target's content stays visible until the widget is ready. */
export function mount(name: string, target: Element, options: Record<string, unknown> = {}): HTMLElement {
  void load(name);
  return place(Object.assign(create(name), options), target);
}

const create = (name: string) => document.createElement(tagPrefix + name);

function place(element: HTMLElement, target: Element): HTMLElement {
  element.append(...target.childNodes);
  return target.appendChild(element);
}

/** Who can write only `data-…` into a page must not set `innerHTML` or `onclick`. */
function replace(name: string, placeholder: Element): void {
  const element = create(name);
  for (const { name: given, value } of placeholder.attributes) {
    if (/^data-(?!on|style)[a-z]/.test(given)) element.setAttribute(given.slice(5), value);
  }
  place(element, placeholder);
}

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

/** Pressed before it was armed; a link works by itself. */
let pressed: HTMLElement | null = null;
function remember({ target }: Event): void {
  pressed = (target as Element).closest(`[${ownOpener}]:not([href])`);
}

/** Call this for shadow roots, into which observers do not see. */
export function start(root: ParentNode): void {
  onAddedElements(root, ['mode', placeholder, ownOpener], loadIn);
  loadIn(root);
}

start(document);
