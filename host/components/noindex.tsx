/** Also works if that is decided while the document streams. */
export const NoIndex = () => <meta name="robots" content="noindex" />;
