/**
 * The oldest browsers in which every page and widget works. Newer CSS is lowered for them by the build, newer functions
 * have a fallback in the code.
 */
export const oldestEngines = { safari: '15.4', chrome: '108', firefox: '115' };
