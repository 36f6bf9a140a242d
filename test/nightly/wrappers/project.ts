import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { widgetTypes } from '../../../host/pages/embed/widget-types.ts';

/** Where the frameworks and their compilers are installed. */
export const folder = fileURLToPath(new URL('.', import.meta.url));

/** All strict options of TypeScript; also checks our declarations. */
const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  noEmit: true,
  types: [] as string[],
};

const tsc = ['typescript/bin/tsc', '-p', 'tsconfig.json'];
/** Each framework's checker. */
const programs = {
  plain: tsc,
  react: tsc,
  vue: ['vue-tsc/bin/vue-tsc.js', '-p', 'tsconfig.json'],
  svelte: ['svelte-check/bin/svelte-check', '--tsconfig', 'tsconfig.json', '--fail-on-warnings'],
};
export type Framework = keyof typeof programs;

/**
 * Checks a project that consists of these files and our types.
 * @returns the checker's errors, '' if there are none
 */
export async function check(framework: Framework, files: Readonly<Record<string, string>>): Promise<string> {
  // The plain project is in a folder without frameworks.
  const isPlain = framework === 'plain';
  const parent = isPlain ? tmpdir() : path.join(folder, '.cache');
  await mkdir(parent, { recursive: true });
  const project = await mkdtemp(path.join(parent, `${framework}-`));
  const config = {
    compilerOptions: { ...compilerOptions, skipLibCheck: !isPlain, ...(framework === 'vue' && { jsx: 'preserve' }) },
    include: ['*'],
    vueCompilerOptions: { strictTemplates: true },
  };
  const all = { ...files, 'brushline.d.ts': widgetTypes, 'tsconfig.json': JSON.stringify(config) };
  for (const [name, text] of Object.entries(all)) await writeFile(path.join(project, name), text);
  const [script = '', ...given] = programs[framework];
  return new Promise((resolve, reject) => {
    const run = [path.join(folder, 'node_modules', script), ...given];
    execFile(process.execPath, run, { cwd: project }, (error, out, complaints) => {
      if (error && typeof error.code !== 'number') reject(error);
      else resolve(error ? `${out}${complaints}` || error.message : '');
    });
  });
}
