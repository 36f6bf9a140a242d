/** True in the build for other sites. The build replaces it with a constant and removes dead code. */
export const isEmbedBuild: boolean = process.env.EMBED_BUILD === 'true';
