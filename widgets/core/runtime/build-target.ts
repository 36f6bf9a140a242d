/**
 * Whether this code was built for strangers' pages alone, where no server of ours has rendered a widget: the build of
 * embeds says so, and leaves out whatever asks and is for our own pages.
 */
export const isEmbedBuild: boolean = false;
