import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** The folders with files of styles. */
const folders = ['host', 'widgets'];
const styleFile = /\.css\.ts$/;

/**
 * Bundles all files of styles of a project into one CommonJS module.
 * @param {string} cwd the project's folder; all paths are relative to it
 * @returns {Promise<{ code: string, nameOf: (file: string) => string, below: (file: string) => string[] }>} `code`
 *   exports what `file` exports as the object `nameOf(file)`; `below` lists a file and all that it imports, in the order
 *   of evaluation
 */
export async function bundleStyles(cwd) {
  const files = (await Promise.all(folders.map((folder) => stylesIn(cwd, folder)))).flat();
  const nameOf = (file) => {
    const at = files.indexOf(file);
    if (at < 0) throw new Error(`${file} is not among the styles of ${folders.join(' and ')}`);
    return `file${at}`;
  };
  const { name } = JSON.parse(await readFile(path.join(cwd, 'package.json'), 'utf8'));
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: files.map((file) => `export * as ${nameOf(file)} from ${JSON.stringify(`./${file}`)};`).join('\n'),
      resolveDir: cwd,
    },
    absWorkingDir: cwd,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['@vanilla-extract'],
    plugins: [fileScopes(cwd, name)],
    write: false,
    metafile: true,
  });
  return { code: outputFiles[0].text, nameOf, below: evaluationOrder(metafile.inputs) };
}

async function stylesIn(cwd, folder) {
  const entries = await readdir(path.join(cwd, folder), { recursive: true });
  return entries
    .filter((name) => styleFile.test(name))
    .map((name) => path.posix.join(folder, ...name.split(path.sep)))
    .sort();
}

/** Tells vanilla-extract which file it evaluates: class names are a hash of that. */
function fileScopes(cwd, packageName) {
  return {
    name: 'file-scopes',
    setup(build) {
      build.onLoad({ filter: styleFile }, async ({ path: file }) => {
        const scope = [path.relative(cwd, file).split(path.sep).join('/'), packageName];
        const contents = `import { setFileScope, endFileScope } from '@vanilla-extract/css/fileScope';
          setFileScope(${scope.map((part) => JSON.stringify(part)).join()});
          ${await readFile(file, 'utf8')}
          endFileScope();`;
        return { contents, loader: 'ts', resolveDir: path.dirname(file) };
      });
    },
  };
}

/** Depth first, so that imports come before the file itself. */
function evaluationOrder(inputs) {
  return (file) => {
    const seen = new Set();
    const visit = (one) => {
      if (seen.has(one) || !inputs[one]) return [];
      seen.add(one);
      return [...inputs[one].imports.flatMap((imported) => visit(imported.path)), one];
    };
    return visit(file);
  };
}
