/** In small print on every page for an address that leads nowhere. */
export const notFoundNote = 'Note to the painter: Did you forget to add the page to the router?';
