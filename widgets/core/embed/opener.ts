import css from 'sheet:./opener.ts';
import { business } from '../../../catalogue/business.ts';
import { button, close as closeButton, dialog, full, head, side, tab } from './opener.css.ts';

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), { className });
  element.append(...content);
  return element;
}

/** Safari before 16.4 cannot construct a sheet. */
export function adopt(root: ShadowRoot, css: string): void {
  if (!('adoptedStyleSheets' in document)) {
    root.append(make('style', '', css));
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
}

/** `strings`: the page's wording. */
export type Embedded = HTMLElement & { strings?: Readonly<Record<string, string>> | undefined };

/** For an opener without a link, if its widget cannot be shown. */
const instead = new URL('/contact', import.meta.url).href;

/** If `load` resolves to false, the opener's own link is followed. */
function createOpener(opener: HTMLElement, name: string, load: () => Promise<boolean>): () => void {
  const tag = `${business.namespace}-${name}`;
  const mode = opener.localName === tag ? opener.getAttribute('mode') : null;
  const isSide = mode === 'side-tab';
  const hasPopovers = 'popover' in opener;
  const title = (opener.getAttribute('label') ?? opener.getAttribute('aria-label') ?? opener.textContent).trim();
  const host = mode ? opener : make('div', '');
  const place = (mode && opener.shadowRoot) || host.attachShadow({ mode: 'open' });
  const panel = make('dialog', isSide ? side : mode === 'full-page' ? full : dialog);
  panel.setAttribute('aria-label', title);
  const bar = make('div', head, title);
  const cross = make('button', closeButton, '×');
  cross.setAttribute('aria-label', opener.matches(':lang(es)') ? 'Cerrar' : 'Close');
  bar.append(cross);
  panel.append(bar);
  const pressed = mode ? make('button', isSide ? tab : button, title) : opener;
  place.replaceChildren(panel);
  adopt(place, css);
  if (mode) {
    place.prepend(pressed);
    pressed.onclick = () => (pressed.getAttribute('aria-expanded') === 'true' ? hide() : show());
  }

  let widget: Embedded | undefined;
  /** A page's own button has options as `data-…`; its dialog, elsewhere, inherits nothing. */
  function pass(): void {
    if (!mode) {
      host.setAttribute('theme', opener.dataset.theme ?? '');
      const { lang } = opener.closest<HTMLElement>('[lang]') ?? document.documentElement;
      const given = getComputedStyle(opener);
      Object.assign(host, { lang, dir: given.direction });
      for (const property of ['accent', 'radius', 'font'].map((name) => `--${business.namespace}-${name}`))
        host.style.setProperty(property, given.getPropertyValue(property));
    }
    for (const { name, value } of opener.attributes) {
      const option = (mode ? /^(?!on|style|class|id$|mode)(.+)/ : /^data-(?!on|style|mode)(.+)/).exec(name)?.[1];
      if (option) widget?.setAttribute(option, value);
    }
  }
  const showState = (isOpen: boolean) => isSide && pressed.setAttribute('aria-expanded', `${isOpen}`);
  function show(): void {
    if (!host.isConnected) document.body.append(host);
    if (!widget) {
      const made: Embedded = document.createElement(tag);
      widget = made;
      made.strings = (opener as Embedded).strings;
      if (/form$/.test(name)) {
        made.setAttribute('heading', 'none');
        import('./form-dialog.ts').then(({ complete }) => complete(panel, made, mode), console.error);
      }
      new MutationObserver(pass).observe(opener, { attributes: true });
      const own = opener.matches('a') ? [opener] : [...opener.childNodes];
      made.append(...own.map((node) => node.cloneNode(true)));
      panel.append(made);
    }
    pass();
    close(); // A dialog that was moved while it was open is neither shown nor closed.
    if (!isSide) {
      panel.showModal();
      addEventListener('wheel', onWheel, { passive: false });
    } else if (hasPopovers) panel.showPopover();
    else panel.show();
    showState(true);
    if (!isDrawn()) follow();
    load().then((isLoaded) => {
      // Whoever has closed it wants to stay.
      if (!isLoaded && isDrawn()) follow();
    });
  }
  /** If the page hides what is around the dialog, it is modal and out of sight. */
  const isDrawn = () => panel.getClientRects().length > 0;
  function follow(): void {
    hide();
    location.assign((opener.closest('a') ?? opener.querySelector('a'))?.href ?? instead);
  }
  function close(): void {
    showState(false);
    if (isSide && hasPopovers) panel.hidePopover();
    else panel.close();
  }
  function hide(): void {
    close();
    pressed.focus();
  }
  cross.onclick = hide;
  /** On the window: over the backdrop, browsers ignore the dialog's own listener. */
  const onWheel = (event: WheelEvent) => {
    if (event.composedPath()[0] === panel && !event.ctrlKey) event.preventDefault();
  };
  panel.onclose = () => removeEventListener('wheel', onWheel);
  if (isSide) {
    panel.popover = 'manual';
    panel.id = 'panel';
    pressed.setAttribute('aria-controls', panel.id);
    showState(false);
    // Modal dialogs close natively. During composition, Escape cancels the word.
    panel.onkeydown = ({ key, isComposing }) => {
      if (key === 'Escape' && !isComposing) hide();
    };
  }
  return show;
}

/** Two copies of this script must not both open a dialog. */
const armed: unique symbol = Symbol.for(business.namespace);

export function armIn(root: ParentNode, openers: string, load: (name: string) => Promise<boolean>): void {
  const prefix = `${business.namespace}-`;
  const found = [...root.querySelectorAll<HTMLElement & { [armed]?: true }>(openers)];
  if ('matches' in root && (root as HTMLElement).matches(openers)) found.push(root as HTMLElement);
  for (const element of found) {
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
