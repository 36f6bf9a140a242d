/** Pages and widgets work from these on: the build lowers newer CSS; newer functions have a fallback. */
export const oldestEngines = { safari: '15.4', chrome: '108', firefox: '115' };
