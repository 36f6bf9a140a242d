/**
 * Runs in a page, from its start: translates it as browsers do, also what it shows later, by putting a copy of each text
 * node, in two `<font>` elements, in its place. The copy says the same, so that tests can look for it.
 */
export function translatePage(): void {
  const isTranslated = (node: Node) => node.parentElement?.closest('font, script, style, title');
  function translate(root: Node): void {
    for (const child of [...root.childNodes]) translate(child);
    if (root.nodeType !== Node.TEXT_NODE || !root.nodeValue?.trim() || isTranslated(root)) return;
    const font = document.createElement('font');
    font.appendChild(document.createElement('font')).textContent = root.nodeValue;
    root.parentNode?.replaceChild(font, root);
  }
  function watch(root: Document | ShadowRoot): void {
    translate(root);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) translate(node);
    }).observe(root, { childList: true, subtree: true });
  }
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attachWatched(options) {
    const root = attachShadow.call(this, options);
    watch(root);
    return root;
  };
  addEventListener('load', () => watch(document));
}
