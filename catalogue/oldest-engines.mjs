/** README names them, too. The build lowers newer CSS; newer functions need a fallback in the code. */
export const oldestEngines = { safari: '15.4', chrome: '108', firefox: '115' };
