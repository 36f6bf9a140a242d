import css from 'sheet:./opener.ts';
import { business } from '../../../catalogue/business.ts';
import { button, close, dialog, full, head, side, tab } from './opener.css.ts';

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}

/** A widget, and the page's wording for it. */
export type Embedded = HTMLElement & { strings?: Readonly<Record<string, string>> | undefined };

/** Where an opener without a link leads if its widget cannot be shown. */
const instead = new URL('/contact', import.meta.url).href;

/**
 * Shows a widget in a dialog when its opener is pressed: one of the page's own buttons, or one of our elements with a
 * `mode`, in whose shadow root a button is drawn. Uses a native dialog, which manages focus and closes on Escape. A
 * side tab's panel is not modal. If the widget cannot be shown, the opener's own link is followed.
 * @param opener one of our elements, not upgraded yet, or a button of the page
 * @param load loads the widget's module, and resolves to whether it could
 * @returns shows the dialog
 */
function createOpener(opener: HTMLElement, name: string, load: () => Promise<boolean>): () => void {
  const mode = opener.shadowRoot && opener.getAttribute('mode');
  const isSide = mode === 'side-tab';
  const tag = `${business.namespace}-${name}`;
  const title = opener.getAttribute('label') ?? opener.textContent.trim();
  const place = opener.shadowRoot ?? document.body.appendChild(make('div', '')).attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  place.adoptedStyleSheets = [sheet];

  const panel = make('dialog', isSide ? side : mode === 'full-page' ? full : dialog);
  panel.ariaLabel = title;
  const bar = make('div', head, title);
  const cross = make('button', close, '×');
  cross.ariaLabel = opener.matches(':lang(es)') ? 'Cerrar' : 'Close';
  bar.append(cross);
  panel.append(bar);
  const pressed = mode ? make('button', isSide ? tab : button, title) : opener;
  place.replaceChildren(panel);
  if (mode) {
    place.prepend(pressed);
    pressed.onclick = show;
  }

  let widget: Embedded | undefined;
  /** Copies the opener's options to the widget; a page's own button has them as `data-…`. */
  function pass(): void {
    for (const { name, value } of opener.attributes) {
      const option = (mode ? /^(?!on|style|class|id$|mode)(.+)/ : /^data-(?!on|style|mode)(.+)/).exec(name)?.[1];
      if (option) widget?.setAttribute(option, value);
    }
  }
  function show(): void {
    if (!widget) {
      const made: Embedded = document.createElement(tag);
      widget = made;
      made.strings = (opener as Embedded).strings;
      if (/form$/.test(name)) {
        made.setAttribute('heading', 'none');
        import('./form-dialog.ts').then(({ complete }) => complete(panel, made, mode), console.error);
      }
      pass();
      new MutationObserver(pass).observe(opener, { attributes: true });
      made.append(...[...opener.childNodes].map((node) => node.cloneNode(true)));
      panel.append(made);
    }
    if (isSide) panel.showPopover();
    else panel.showModal();
    load().then((isLoaded) => {
      // Whoever has closed it wants to stay.
      if (isLoaded || !panel.getClientRects().length) return;
      hide();
      location.assign((opener.closest('a') ?? opener.querySelector('a'))?.href ?? instead);
    });
  }
  function hide(): void {
    if (isSide) panel.hidePopover();
    else panel.close();
    pressed.focus();
  }
  cross.onclick = hide;
  if (isSide) {
    panel.popover = 'manual';
    // Modal dialogs close on Escape natively.
    panel.onkeydown = ({ key }) => {
      if (key === 'Escape') hide();
    };
  }
  return show;
}

/** Marks armed elements across copies of this script, so that two copies on a page do not both open a dialog. */
const armed: unique symbol = Symbol.for(business.namespace);

/**
 * Arms the matching elements of a tree as openers, each once.
 * @param openers their selector
 */
export function armIn(root: ParentNode, openers: string, load: (name: string) => Promise<boolean>): void {
  const prefix = `${business.namespace}-`;
  for (const element of root.querySelectorAll<HTMLElement & { [armed]?: true }>(openers)) {
    const { localName, dataset } = element;
    const isOurs = localName.startsWith(prefix);
    const name = isOurs ? localName.slice(prefix.length) : dataset[`${business.namespace}Open`];
    // An element that already shows its widget received its `mode` too late.
    if (!name || (isOurs && element.shadowRoot) || element[armed]) continue;
    element[armed] = true;
    const create = () => createOpener(element, name, () => load(name));
    if (isOurs) {
      element.attachShadow({ mode: 'open' });
      create();
      continue;
    }
    let open: (() => void) | undefined;
    element.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      open ??= create();
      open();
      event.preventDefault(); // Last, so that a link is followed if this fails.
    });
  }
}
