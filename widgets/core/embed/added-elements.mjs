/**
 * Does not report elements inside of an added one. Looks at nothing else, because pages with 20,000 nodes change in
 * every frame. In plain JavaScript, for the classic scripts.
 * @param {Node} root
 * @param {readonly string[]} attributes also reports an element if one of these changes
 * @param {(element: Element) => void} see
 */
export function onAddedElements(root, attributes, see) {
  new MutationObserver((records) => {
    const added = new Set(
      records.flatMap(({ addedNodes, attributeName, target }) => (attributeName ? target : [...addedNodes])),
    );
    for (const node of added) {
      if ('matches' in node && !added.has(node.parentNode)) see(/** @type {Element} */ (node));
    }
  }).observe(root, { childList: true, subtree: true, attributeFilter: [...attributes] });
}
