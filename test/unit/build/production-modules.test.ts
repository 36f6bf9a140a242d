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

it('a pack includes the packages that built code requires, at once or later', async () => {
  const code = `
    const http = require('node:http');
    const fs = require('fs/promises');
    const Database = require('better-sqlite3');
    var helper = require('@scope/tools/deep/file.js');
    require('./chunk.js');
    const load = () => Promise.resolve().then(function () { return require('sharp'); });
  `;
  expect(await packagesOf(code)).toEqual(['@scope/tools', 'better-sqlite3', 'sharp']);
});

it('a pack excludes packages that built code only shows to webmasters or names in comments', async () => {
  const code = `
    // const Router = require('@koa/router');
    const snippet = "import { onMounted } from 'vue';";
    const other = \`const { onMount } = require('svelte');\`;
    exports.texts = [snippet, other];
  `;
  expect(await packagesOf(code)).toEqual([]);
});
