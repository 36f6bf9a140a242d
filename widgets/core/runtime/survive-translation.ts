import { options, type VNode } from 'preact';

/** The parts of a virtual node that preact's own plugins read too, by the names that its build keeps. */
interface Node extends VNode {
  __?: Node | null;
  __e?: Element | Text | null;
  __k?: readonly (Node | null)[] | null;
}

/** The text of each text node when it was last rendered. */
const rendered = new WeakMap<Element | Text, string>();
/** Text nodes that the page no longer has. */
const gone = new WeakSet<Element | Text>();
const { diffed, unmount } = options;

/*
 * Translators of browsers replace each text node by a `<font>` with the translation, so that preact would change nodes
 * that nobody sees. A text that changes or goes is put back, with its siblings, in place of their translations; the
 * translator then finds it as it finds new text. Elements stay, and with them focus and state.
 */
options.diffed = (node) => {
  diffed?.(node);
  const { type, __e: text } = node as Node;
  if (type !== null || !text) return;
  const { data } = text as Text;
  const before = rendered.get(text);
  rendered.set(text, data);
  if (before !== undefined && before !== data && !text.parentNode) queueMicrotask(() => restore(hostOf(node)));
};
options.unmount = (node) => {
  unmount?.(node);
  const { type, __e: text } = node as Node;
  if (type !== null || !text) return;
  gone.add(text);
  const host = hostOf(node);
  const element = host?.__e as Element;
  // By then, preact has emptied the virtual nodes of what it removes.
  if (!text.parentNode) queueMicrotask(() => restore(host, element));
};

/** The virtual node of the element around a text, once preact is done with it. */
function hostOf({ __: parent }: Node): Node | undefined {
  return parent && typeof parent.type === 'function' ? hostOf(parent) : (parent ?? undefined);
}

function restore(host: Node | undefined, element = host?.__e as Element | null | undefined): void {
  if (!host || !element) return;
  for (const font of element.querySelectorAll(':scope > font')) font.remove();
  let next: Element | Text | null = null;
  for (const own of ownNodes(host).reverse()) {
    if (own.nodeType === 3 && own.parentNode !== element && !gone.has(own)) element.insertBefore(own, next);
    if (own.parentNode === element) next = own;
  }
}

/** What preact has rendered directly into an element. */
const ownNodes = ({ __k }: Node): (Element | Text)[] =>
  (__k ?? []).flatMap((child) => {
    if (typeof child?.type === 'function') return ownNodes(child);
    return child?.__e ? [child.__e] : [];
  });
