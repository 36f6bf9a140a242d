/** Also works while the document streams. */
export const NoIndex = () => <meta name="robots" content="noindex" />;

export const notFoundNote = 'Note to the painter: Did you forget to add the page to the router?';
