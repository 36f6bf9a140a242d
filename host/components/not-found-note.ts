/** In small print on every page for an address that leads nowhere. SPEC.md §2. */
export const notFoundNote = 'Note to the painter: Did you forget to add the page to the router?';
