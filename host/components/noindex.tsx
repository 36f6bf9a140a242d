/** Also works while the document streams. */
export const NoIndex = () => <meta name="robots" content="noindex" />;
