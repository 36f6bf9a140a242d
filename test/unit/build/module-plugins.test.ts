import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Plugin, rollup } from 'rollup';
import { expect, it, onTestFinished } from 'vitest';
import { browserOnly } from '../../../.build/modules/browser-only.mjs';
import { bundledPackages } from '../../../.build/modules/bundled-packages.mjs';
import { ownImports } from '../../../.build/modules/own-imports.mjs';
import { replaced } from '../../../.build/modules/replaced.mjs';

/** Files of a project that exists in this test only. */
function filesOf(files: Record<string, string>): Plugin {
  return { name: 'files', resolveId: (id) => (id in files ? id : null), load: (id) => files[id] ?? null };
}

async function codeOf(plugins: Plugin[]): Promise<string> {
  const bundle = await rollup({ input: '/site/host/page.ts', plugins, onLog() {} });
  const { output } = await bundle.generate({ format: 'es' });
  return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
}

it('the server’s build leaves out what widgets import dynamically, and nothing else', async () => {
  const files = {
    '/site/host/page.ts': `import { view } from '../widgets/view.ts'; view(); export const more = () => import('./more.ts');`,
    '/site/host/more.ts': `console.log('more of the page')`,
    '/site/widgets/view.ts': `
      export const view = () => console.log('first view');
      export const behavior = () => import('./behavior.ts');
      export const load = (url) => import(url);
      console.log(behavior, load);`,
    '/site/widgets/behavior.ts': `console.log('behavior of the widget')`,
  };
  const code = await codeOf([browserOnly('/site/widgets/') as Plugin, ownImports() as Plugin, filesOf(files)]);
  expect(code).toContain('first view');
  expect(code).toContain('more of the page');
  expect(code).toContain('import(url)');
  expect(code).not.toContain('behavior of the widget');
});

it('a package is looked up once for all of our own modules, and its own imports each by themselves', async () => {
  const files = {
    '/site/host/page.ts': `import 'paint'; import './second.ts';`,
    '/site/host/second.ts': `import 'paint';`,
    '/site/node_modules/paint/index.js': `import 'pigment'; import './tint.ts';`,
  };
  const lookups: string[] = [];
  const packages: Plugin = {
    name: 'packages',
    resolveId(source) {
      if (source.startsWith('/')) return null;
      lookups.push(source);
      return source === 'paint' ? '/site/node_modules/paint/index.js' : { id: source, external: true };
    },
  };
  await codeOf([ownImports() as Plugin, packages, filesOf(files)]);
  expect(lookups.sort()).toEqual(['./tint.ts', 'paint', 'pigment']);
});

it('expressions are replaced in modules that have them', async () => {
  const files = {
    '/site/host/page.ts': `import './none.ts'; console.log(site.name);`,
    '/site/host/none.ts': `console.log(1);`,
  };
  const code = await codeOf([
    ownImports() as Plugin,
    replaced({ 'site.name': '"Brushline"' }) as Plugin,
    filesOf(files),
  ]);
  expect(code).toContain('console.log("Brushline")');
});

it('packages are bundled by group, and export the same by default and by name', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'brushline-packages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = {
    '/site/host/page.ts': `
      import compose from 'koa-compose';
      import { Marked } from 'marked';
      import React, { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      export const composed = typeof compose([]);
      export const html = new Marked().parse('*a*');
      export const rendered = renderToString(createElement(() => React.useState('state')[0]));`,
  };
  const groups = {
    koa: ['koa-compose'],
    react: ['react', 'react-dom/server'],
    markdown: ['marked'],
    browsers: ['bowser'],
  };
  const bundle = await rollup({
    input: '/site/host/page.ts',
    plugins: [bundledPackages(groups) as Plugin, filesOf(files)],
  });
  await bundle.write({ dir: folder, format: 'cjs', interop: 'default' });
  await writeFile(path.join(folder, 'package.json'), '{ "type": "commonjs" }');
  const page = createRequire(import.meta.url)(path.join(folder, 'page.js'));
  expect({ ...page }).toEqual({ composed: 'function', html: '<p><em>a</em></p>\n', rendered: 'state' });
  expect((await readdir(folder)).filter((name) => name.startsWith('packages-')).sort()).toEqual([
    'packages-koa.js',
    'packages-markdown.js',
    'packages-react.js',
  ]);
});
