/**
 * Calls `see` with each element that is added to a tree from now on; those inside of it are not reported themselves.
 * Looks at nothing else, because pages with 20,000 nodes change in every frame. Plain JavaScript, because the build
 * also bundles it into the classic scripts.
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
