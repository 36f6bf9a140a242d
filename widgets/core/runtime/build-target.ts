/**
 * Whether this code was built only for other sites, where our server has not rendered the widget: the embed build sets
 * it and removes code that is for our own pages.
 */
export const isEmbedBuild: boolean = false;
