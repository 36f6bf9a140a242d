import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { importedPackages } from '../../../.build/pack/production-modules.mjs';

async function packagesOf(code: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'brushline-imports-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'built.js'), code);
  return importedPackages(folder);
}

it('a pack includes the packages that built code imports, statically or dynamically', async () => {
  const code = `
    import { createServer } from 'node:http';
    import fs from 'fs/promises';
    import Database from 'better-sqlite3';
    import helper from '@scope/tools/deep/file.js';
    import './chunk.js';
    export * from 'prom-client';
    export const load = () => import('sharp');
  `;
  expect(await packagesOf(code)).toEqual(['@scope/tools', 'better-sqlite3', 'prom-client', 'sharp']);
});

it('a pack excludes packages that built code only shows to webmasters or names in comments', async () => {
  const code = `
    // import Router from '@koa/router';
    const snippet = "import { onMounted } from 'vue';";
    const other = \`import { onMount } from 'svelte';\`;
    export { snippet, other };
  `;
  expect(await packagesOf(code)).toEqual([]);
});
