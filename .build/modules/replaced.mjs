import replace from '@rollup/plugin-replace';

/**
 * Replaces expressions by values, only in modules that contain one. By itself, the plugin scans every module with a
 * regular expression, and then every chunk.
 * @param {Record<string, string>} values code by expression
 */
export function replaced(values) {
  const { name, transform } = replace({ preventAssignment: true, values });
  return { name, transform: { filter: { code: { include: Object.keys(values) } }, handler: transform } };
}
