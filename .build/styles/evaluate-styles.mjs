import { compile, processVanillaFile } from '@vanilla-extract/integration';

/** Ends the id of the module that stands for the CSS of a `*.css.ts`. */
export const cssSuffix = '.vanilla.css';

/**
 * Evaluates a file of styles with everything that it imports.
 * @param {string} cwd
 * @param {{ isKept?: boolean }} options whether what a file evaluates to is kept, for builds that read the same sources
 *   one after another. @default false
 * @returns {(id: string) => Promise<{ code: string, css: [fileName: string, text: string][], watchFiles: string[] }>}
 *   `code` exports class names and imports `fileName + cssSuffix` for each part of `css`
 */
export function createEvaluate(cwd, { isKept = false } = {}) {
  const identOption = shortNames();
  /** @type {Map<string, ReturnType<typeof evaluate>>} */
  const kept = new Map();

  async function evaluate(filePath) {
    const { source, watchFiles } = await compile({ filePath, cwd, identOption });
    const css = [];
    const code = await processVanillaFile({
      source,
      filePath,
      identOption,
      serializeVirtualCssPath: ({ fileName, source: text }) => {
        css.push([fileName, text]);
        return `import ${JSON.stringify(`${fileName}${cssSuffix}`)};`;
      },
    });
    return { code, css, watchFiles };
  }

  return (id) => {
    const styles = kept.get(id) ?? evaluate(id);
    if (isKept) kept.set(id, styles);
    return styles;
  };
}

/**
 * Short class names: the last four characters of vanilla-extract's own, which are a hash of the file and a counter
 * within it. A collision stops the build.
 */
function shortNames() {
  /** @type {Map<string, string>} full hash by short name */
  const taken = new Map();
  return ({ hash }) => {
    const name = `s${hash.slice(-4)}`;
    if ((taken.get(name) ?? hash) !== hash)
      throw new Error(`The class name ${name} is made twice: ${hash}, ${taken.get(name)}`);
    taken.set(name, hash);
    return name;
  };
}
