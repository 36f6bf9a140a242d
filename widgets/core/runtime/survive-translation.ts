import { options, type VNode } from 'preact';

/** By the names that preact's build keeps for its own plugins. */
interface Node extends VNode {
  __?: Node | null;
  __e?: Element | Text | null;
  __k?: readonly (Node | null)[] | null;
}

/** Texts that are shown, as they were rendered last. */
const rendered = new WeakMap<Element | Text, string>();
const { diffed, unmount } = options;

/*
 * Browsers' translators replace each text node by a `<font>`, so that preact would change nodes that nobody sees. A
 * text that changes or goes is put back in place of its translation; the translator then finds it as new text.
 */
options.diffed = (node) => {
  diffed?.(node);
  const text = textOf(node);
  if (!text) return;
  const before = rendered.get(text);
  rendered.set(text, text.data);
  if (before !== undefined && before !== text.data && !text.parentNode) queueMicrotask(() => restore(hostOf(node)));
};
options.unmount = (node) => {
  unmount?.(node);
  const text = textOf(node);
  if (!text) return;
  rendered.delete(text);
  const host = hostOf(node);
  const element = host?.__e as Element;
  // By then, preact has emptied the virtual nodes.
  if (!text.parentNode) queueMicrotask(() => restore(host, element));
};

const textOf = ({ type, __e }: Node) => type === null && (__e as Text | null | undefined);

/** The element around a text, once preact is done with it. */
function hostOf({ __: parent }: Node): Node | null | undefined {
  return parent && typeof parent.type === 'function' ? hostOf(parent) : parent;
}

function restore(host: Node | null | undefined, element = host?.__e as Element | null | undefined): void {
  if (!host || !element) return;
  for (const font of element.querySelectorAll(':scope > font')) font.remove();
  let next: Element | Text | null = null;
  for (const own of ownNodes(host).reverse()) {
    if (own.parentNode !== element && rendered.has(own)) element.insertBefore(own, next);
    if (own.parentNode === element) next = own;
  }
}

const ownNodes = ({ __k }: Node): (Element | Text)[] =>
  (__k ?? []).flatMap((child) => {
    if (typeof child?.type === 'function') return ownNodes(child);
    return child?.__e ? [child.__e] : [];
  });
