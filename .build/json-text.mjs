/**
 * JSON files that packages require, as modules. The text is parsed at run time, which takes a fraction of what
 * compiling it as code takes.
 */
export function jsonText() {
  return {
    name: 'json-text',
    transform: (code, id) =>
      id.endsWith('.json') ? `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(code)))});` : null,
  };
}
