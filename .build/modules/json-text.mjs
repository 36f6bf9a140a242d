/**
 * Loads JSON files that packages require as modules. The text is parsed at run time, which takes a fraction of the time
 * of compiling it as code.
 */
export function jsonText() {
  return {
    name: 'json-text',
    transform: (code, id) =>
      id.endsWith('.json') ? `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(code)))});` : null,
  };
}
