export const notFoundNote = 'Note to the painter: Did you forget to add the page to the router?';
