import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { widgetTypes } from '../../../host/pages/embed/widget-types.ts';
import { folder } from './install.ts';

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
  skipLibCheck: false,
  noEmit: true,
  types: [] as string[],
};

/** Each framework's checker, and the options of its projects. */
const checkers = {
  plain: { program: ['typescript/bin/tsc', '-p', 'tsconfig.json'], options: {} },
  react: { program: ['typescript/bin/tsc', '-p', 'tsconfig.json'], options: { skipLibCheck: true } },
  vue: {
    program: ['vue-tsc/bin/vue-tsc.js', '-p', 'tsconfig.json'],
    options: { jsx: 'preserve', skipLibCheck: true },
    more: { vueCompilerOptions: { strictTemplates: true } },
  },
  svelte: {
    program: ['svelte-check/bin/svelte-check', '--tsconfig', 'tsconfig.json', '--fail-on-warnings'],
    options: { skipLibCheck: true },
  },
};
export type Framework = keyof typeof checkers;

/**
 * Checks a project that consists of these files and our types.
 * @returns the checker's errors, '' if there are none
 */
export async function check(framework: Framework, files: Readonly<Record<string, string>>): Promise<string> {
  // The plain project is in a folder without frameworks.
  const parent = framework === 'plain' ? tmpdir() : path.join(folder, '.cache');
  await mkdir(parent, { recursive: true });
  const project = await mkdtemp(path.join(parent, `${framework}-`));
  const { program, options, ...rest } = checkers[framework];
  const config = {
    compilerOptions: { ...compilerOptions, ...options },
    include: ['*'],
    ...('more' in rest ? rest.more : {}),
  };
  const all = { ...files, 'brushline.d.ts': widgetTypes, 'tsconfig.json': JSON.stringify(config) };
  for (const [name, text] of Object.entries(all)) await writeFile(path.join(project, name), text);
  const [script = '', ...given] = program;
  return new Promise((resolve, reject) => {
    const run = [path.join(folder, 'node_modules', script), ...given];
    execFile(process.execPath, run, { cwd: project }, (error, out, complaints) => {
      if (error && typeof error.code !== 'number') reject(error);
      else resolve(error ? `${out}${complaints}` || error.message : '');
    });
  });
}
