/** Keeps a view out of search results, also one that is known to be needed only while its document streams. */
export const NoIndex = () => <meta name="robots" content="noindex" />;
