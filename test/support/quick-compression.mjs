import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

/**
 * Preloaded by servers of end-to-end tests: brotli's best level for all pages takes 24 s of processor time per server,
 * beside the tests, and changes nothing that a browser shows.
 */
const { brotliCompress, constants } = zlib;
const mostEffort = 4;
zlib.brotliCompress = (text, options, done) => {
  const effort = Math.min(options.params[constants.BROTLI_PARAM_QUALITY], mostEffort);
  brotliCompress(text, { ...options, params: { ...options.params, [constants.BROTLI_PARAM_QUALITY]: effort } }, done);
};
syncBuiltinESMExports();
