/** Keeps a view out of search results, even if that is only decided while its document streams. */
export const NoIndex = () => <meta name="robots" content="noindex" />;
