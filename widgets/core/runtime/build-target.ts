/** True in the build for other sites: what it guards is left out there. The build replaces the variable by a constant. */
export const isEmbedBuild: boolean = process.env.EMBED_BUILD === 'true';
