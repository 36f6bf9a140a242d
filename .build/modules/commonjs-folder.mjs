/** Tells Node that the built files are CommonJS, while those of the folders above are ES modules. */
export function commonjsFolder() {
  return {
    name: 'commonjs-folder',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "commonjs" }\n' });
    },
  };
}
