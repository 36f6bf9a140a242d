/**
 * Looks at nothing else, because pages with 20,000 nodes change in every frame. Classic scripts contain it too.
 * @param {Node} root
 * @param {readonly string[]} attributes
 * @param {(element: Element) => void} see called with added elements, but not with those inside of them
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
